import { describe, expect, test } from 'vitest';
import { choice } from '../../../../engine/mechanics/choice.js';
import { Advance, pickWithRoom } from '../../../../engine/play/lookahead/advance.js';
import { GoalPull } from '../../../../engine/play/lookahead/goals.js';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Game } from '../../../../engine/play/game.js';
import type { Answer, AnswerOrStep, Decision } from '../../../../engine/play/moment.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { attributes, board, scenario } from '../written.js';

/** A scenario with one goal, 0401. Blue's unit 0 is in 0201, its unit 1 in 0202, and a Red unit in 0301. */
const wanted = scenario({ scores: [{ place: '0401', points: 5, attributes: attributes({}), source: NO_SOURCE }] });
const NAMES = ['a', 'b'];
const units: ReturnType<Game['unitLocations']> = [
  { name: 'a', side: 'Blue', cell: '0201' },
  { name: 'b', side: 'Blue', cell: '0202' },
  { name: 'x', side: 'Red', cell: '0301' },
];

const gameWith = (given: Partial<Game> = {}): Game =>
  ({ unitLocations: () => units, pieceName: (index: number) => NAMES[index], ...given }) as Game;

const go = (piece: number, to: string, verb = 'move'): Answer => ({ verb, pieces: [piece], cells: [board.cell(to)] });
const END: Answer = { verb: 'end' };

/** A decision with these answers and `end`, which is the default answer. */
const decisionOf = (options: readonly Answer[], isLegal = (_: Answer): boolean => true): Decision =>
  choice({
    address: '1/march',
    side: 'Blue',
    rule: '1',
    question: 'march',
    prompt: 'Blue: which unit moves?',
    verbs: ['move', 'fly', 'end'],
    options: () => [END, ...options],
    answer: () => END,
    whyNot: (answer) =>
      isLegal(answer) ? undefined : { refused: true, rule: '1', slug: 'no', message: 'No.', why: [] },
  });

const SEEDS = Array.from({ length: 30 }, (_, n) => String(n));

/** Returns the answers to a decision with 30 seeds, without repetitions. */
function chosen(decision: Decision, { avoidsEnemies = false, holder = '', game = gameWith() } = {}): Answer[] {
  const pull = new GoalPull(wanted, new Map([[board.cell('0401'), holder]]));
  const all = SEEDS.map((seed) => new Advance(game, { pull, avoidsEnemies }).choose(decision, randomStream(seed)));
  return [...new Map(all.map((answer) => [JSON.stringify(answer), answer])).values()];
}

describe('answers of playouts that lead towards goals', () => {
  test('the answer of a playout leads a unit nearer to a goal', () => {
    expect(chosen(decisionOf([go(0, '0101'), go(1, '0302')]))).toEqual([go(1, '0302')]);
  });

  test('a playout uses the default answer if no answer leads nearer to a goal', () => {
    expect(chosen(decisionOf([go(0, '0101')]))).toEqual([END]);
  });

  test('the answer of a playout leads its unit farthest towards a goal, if the question lists the answers by unit', () => {
    const answers = [go(1, '0302'), go(1, '0401'), go(1, '0102')];
    const steps = (): AnswerOrStep[] => [
      { verb: 'move', follow: () => [{ verb: 'move', pieces: [1], follow: () => answers }] },
    ];
    expect(chosen({ ...decisionOf([go(1, '0302')]), steps })).toEqual([go(1, '0401')]);
    const game = gameWith({ fits: (_, cell) => cell !== board.cell('0401') });
    expect(chosen({ ...decisionOf([go(1, '0302')]), steps }, { game })).toEqual([go(1, '0302')]);
  });

  test('a side that controls all goals moves towards them to defend them', () => {
    expect(chosen(decisionOf([go(0, '0101'), go(1, '0302')]), { holder: 'Blue' })).toEqual([go(1, '0302')]);
  });

  test('the answer of a playout may attack enemies in the way, unless it is set to avoid enemies', () => {
    const decision = decisionOf([go(0, '0301')]);
    expect(chosen(decision)).toEqual([go(0, '0301')]);
    expect(chosen(decision, { avoidsEnemies: true })).toEqual([END]);
  });

  test('the answer of a playout prefers the verbs that the question lists first', () => {
    expect(chosen(decisionOf([go(0, '0401', 'fly'), go(1, '0302')]))).toEqual([go(1, '0302')]);
  });

  test('the answer of a playout sends no unit where the stacking limits leave no room', () => {
    const game = gameWith({ fits: (_, cell) => cell !== board.cell('0302') });
    expect(chosen(decisionOf([go(1, '0302')]), { game })).toEqual([END]);
  });

  test.each([
    ['sends further units against enemies that are attacked already', true],
    ['sends no further units against enemies that the units may not attack', false],
  ])('the answer of a playout %s', (_, mayJoin) => {
    const pull = new GoalPull(wanted, new Map());
    const join = go(1, '0301');
    const isLegal = (answer: Answer): boolean => mayJoin || JSON.stringify(answer) !== JSON.stringify(join);
    const answers = SEEDS.map((seed) => {
      const [advance, random] = [new Advance(gameWith(), { pull, avoidsEnemies: false }), randomStream(seed)];
      advance.choose(decisionOf([go(0, '0301')]), random);
      return advance.choose(decisionOf([go(1, '0102')], isLegal), random);
    });
    expect(answers.some((answer) => JSON.stringify(answer) === JSON.stringify(join))).toBe(mayJoin);
  });
});

test('a playout sends each unit only once in its answers to a question', () => {
  const pull = new GoalPull(wanted, new Map());
  const [advance, random] = [new Advance(gameWith(), { pull, avoidsEnemies: false }), randomStream('x')];
  const decision = decisionOf([go(1, '0302')]);
  expect([advance.choose(decision, random), advance.choose(decision, random)]).toEqual([go(1, '0302'), END]);
});

test('a random answer of a playout is rarely one that exceeds the stacking limits', () => {
  const game = gameWith({ fits: (_, cell) => cell !== board.cell('0302') });
  const decision = decisionOf([go(1, '0302'), go(1, '0102')]);
  const crowded = SEEDS.filter(
    (seed) => pickWithRoom(game, decision, randomStream(seed)).cells?.[0] === board.cell('0302'),
  );
  expect(crowded.length).toBeLessThan(3);
});
