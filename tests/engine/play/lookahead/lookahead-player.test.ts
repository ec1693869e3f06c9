import { describe, expect, test } from 'vitest';
import { choice } from '../../../../engine/mechanics/choice.js';
import { LookaheadPlayer } from '../../../../engine/play/lookahead/lookahead-player.js';
import { createBoard } from '../../../../engine/board/create-board.js';
import { Playouts } from '../../../../engine/play/lookahead/playout.js';
import { draftOf } from '../../../../engine/play/lookahead/candidate-plans.js';
import { seatResult, playPairing } from '../../../../engine/play/lookahead/seats.js';
import { GoalPull, nearness, goalShareTaken } from '../../../../engine/play/lookahead/goals.js';
import {
  compareResults,
  resultOf,
  evaluatePosition,
  goalWeightIn,
  pointWeightIn,
} from '../../../../engine/play/lookahead/evaluation.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import type { PieceView } from '../../../../engine/play/records.js';
import type { Ruleset } from '../../../../engine/play/ruleset.js';
import { skirmish } from '../skirmish.js';
import { attributes, board, order, orders, scenario } from '../written.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';

const considered = (seed: string, rules: Ruleset = skirmish, given = {}) =>
  playThrough(rules, scenario(given), { seed, until: 'end', unanswered: 'considered', strength: 2 });

describe('the answers of the look-ahead player', () => {
  test('the look-ahead player gives the same legal answers for the same seed', () => {
    const { moments, log, findings } = considered('a');
    expect(considered('a').log).toEqual(log);
    expect(findings).toEqual([]);
    expect(moments.filter(({ kind }) => kind === 'decision').every(({ by }) => by === 'considered')).toBe(true);
  });

  test('the look-ahead player answers only where the file has no order', () => {
    const { moments } = considered('a', skirmish, { orders: [orders(1, 'Blue', order('move a to 0103'))] });
    expect(moments[0]).toMatchObject({ by: 'order', answer: expect.stringContaining('0103') as string });
  });

  test('the look-ahead player does better than random and default answers', () => {
    const seeds = Array.from({ length: 10 }, (_, n) => `x/${n + 1}`);
    const chairs = ['Blue', 'Red'].map((side) =>
      seatResult(
        side,
        seeds.map((seed) => playPairing(skirmish, scenario(), { side, seed, strength: 2 })),
      ),
    );
    expect(chairs.map(({ side, games }) => [side, games.length])).toEqual([
      ['Blue', 10],
      ['Red', 10],
    ]);
    for (const other of ['random', 'default'] as const) {
      const pairs = chairs.flatMap(({ games }) =>
        games.map(({ results }) => compareResults(results.considered, results[other])),
      );
      const [ahead, behind] = [pairs.filter((each) => each > 0).length, pairs.filter((each) => each < 0).length];
      expect(chairs.reduce((sum, chair) => sum + chair.better[other], 0)).toBe(ahead);
      expect(ahead).toBeGreaterThan(2 * behind);
    }
  });

  test('the answers of the look-ahead player do not depend on future dice', () => {
    const first = considered('a');
    const roll = first.moments.find(({ kind }) => kind === 'dice');
    const values = [7 - Number(roll?.answer)];
    const written = new Map([[String(roll?.address), { values, source: NO_SOURCE }]]);
    const second = considered('a', skirmish, { dice: { seed: 'marengo', written } });
    const until = roll?.number ?? 0;
    expect(second.moments[until].answer).not.toBe(roll?.answer);
    expect(second.log.slice(0, until)).toEqual(first.log.slice(0, until));
  });

  test('the look-ahead player gives default answers if it has no answers left to play ahead', () => {
    const unasked = playThrough(skirmish, scenario(), { seed: 'a', until: 'end' });
    const game = playThrough(skirmish, scenario(), { seed: 'a', until: 'end', unanswered: 'considered', strength: 0 });
    expect(game.log).toEqual(unasked.log);
    expect(considered('a').log).not.toEqual(unasked.log);
  });

  test('if hidden information cannot be sampled, the look-ahead player gives the default answers', () => {
    const foggy: Ruleset = {
      ...skirmish,
      start: (...given) => Object.assign(skirmish.start(...given), { sampleHiddenInformation: () => false }),
    };
    const unasked = playThrough(skirmish, scenario(), { seed: 'a', until: 'end' });
    expect(considered('a', foggy).log).toEqual(unasked.log);
  });
});

test('the look-ahead player gives the only legal answer to a decision without a search', () => {
  const only = { verb: 'hold' };
  const decision = choice({
    ...{ address: '1/x', side: 'Blue', rule: '1', question: 'x', prompt: 'Blue: what next?', verbs: ['hold', 'go'] },
    ...{ options: () => [only], defaultAnswer: () => ({ verb: 'go' }), answer: () => only, whyNot: () => undefined },
  });
  const player = new LookaheadPlayer(skirmish, scenario(), 'a');
  expect(player.search(decision, '1/x').next()).toEqual({ done: true, value: only });
});

test('a playout begins with the current state and does not change the game', () => {
  const ahead = new Playouts(skirmish, scenario());
  const course = { draft: [], own: 100, later: 100, others: 100 };
  const { plan } = ahead.play('Blue', course, randomStream('x'));
  expect(ahead.play('Blue', course, randomStream('x')).plan).toEqual(plan);
  ahead.recordReply(plan[0].answer);
  expect(
    ahead
      .play('Blue', { ...course, draft: draftOf(plan.slice(1)), own: 0 }, randomStream('y'))
      .plan.slice(0, plan.length - 1),
  ).toEqual(plan.slice(1));
});

test.each([
  [
    'compareResults compares the verdict before the points',
    { verdict: 1, points: 0, losses: 0 },
    { verdict: 0, points: 9, losses: 9 },
  ],
  [
    'compareResults compares the points before the losses',
    { verdict: 0, points: 1, losses: 0 },
    { verdict: 0, points: 0, losses: 9 },
  ],
  [
    'compareResults compares the losses last',
    { verdict: 0, points: 1, losses: 2 },
    { verdict: 0, points: 1, losses: 1 },
  ],
])('%s', (_, one, other) => {
  expect(compareResults(one, other)).toBeGreaterThan(0);
  expect(compareResults(other, one)).toBeLessThan(0);
  expect(compareResults(one, one)).toBe(0);
});

test('the result of one side is the negated result of the other side', () => {
  const { game } = playThrough(skirmish, scenario(), { seed: 'a', until: 'end', unanswered: 'random' });
  const [blue, red] = ['Blue', 'Red'].map((side) => resultOf(game, side));
  expect(blue).toEqual({ verdict: 0 - red.verdict, points: 0 - red.points, losses: 0 - red.losses });
});

const wanted = scenario({ scores: [{ place: '0401', points: 5, attributes: attributes({}), source: NO_SOURCE }] });

/** The goals of the scenario `wanted`, controlled by no side. */
const noPull = new GoalPull(wanted, new Map());

describe('a goal', () => {
  const goal = board.cell('0401');
  const uncontrolled = new Map<number, string>();
  const [blues, reds] = ['Blue', 'Red'].map((side) => new Map([[goal, side]]));
  const standing = (blue: string, red: string) =>
    new Map([
      ['Blue', { cells: [board.cell(blue)], lost: 0, waiting: 0 }],
      ['Red', { cells: [board.cell(red)], lost: 0, waiting: 0 }],
    ]);

  test.each([
    ['attracts both sides while neither side controls it', uncontrolled, '0301', '0601', Math.log(3 / 2)],
    ['does not attract the side that controlled it before', blues, '0301', '0601', Math.log(3)],
    ['attracts the side that does not control it yet', reds, '0301', '0601', -Math.log(2)],
    ['still attracts the side that has just reached it', reds, '0401', '0601', 0],
  ])('the look-ahead player evaluates a position so that a goal %s', (_, before, blue, red, near) => {
    const pull = new GoalPull(wanted, before);
    expect(nearness(pull, standing(blue, red), 'Blue')).toBeCloseTo(near);
    expect(nearness(pull, standing(blue, red), 'Red')).toBeCloseTo(-near);
  });

  test('a goal attracts units in a box according to the number of steps over links', () => {
    const withBoxes = createBoard({
      ...board.grid,
      boxes: [{ label: '9900' }, { label: '9901' }],
      links: [{ cells: ['0501', '9900'], kinds: ['land'] }],
    });
    const pull = new GoalPull({ ...wanted, map: { ...wanted.map, board: withBoxes } }, uncontrolled);
    expect(nearness(pull, standing('0301', '0601'), 'Blue')).toBeCloseTo(Math.log(3 / 2));
    const inBox = new Map([['Blue', { cells: [withBoxes.cell('9900')], lost: 0, waiting: 0 }]]);
    expect(nearness(pull, inBox, 'Blue')).toBeCloseTo(-Math.log(3));
    expect(pull.on('Blue').weakest).toBeGreaterThan(-Infinity);
  });

  test('the arrival of a unit that waits off the map is a gain, wherever the unit arrives', () => {
    const pull = new GoalPull(wanted, uncontrolled);
    const before = new Map([['Blue', { cells: [], lost: 0, waiting: 1 }]]);
    for (const cell of ['0101', '0301', '0802']) {
      const after = new Map([['Blue', { cells: [board.cell(cell)], lost: 0, waiting: 0 }]]);
      expect(nearness(pull, after, 'Blue')).toBeGreaterThanOrEqual(nearness(pull, before, 'Blue'));
    }
  });

  test('the goals that a side does not control are listed in descending order of value', () => {
    const score = (place: string, points: number) => ({
      ...{ place, points, attributes: attributes({}), source: NO_SOURCE },
    });
    const scored = scenario({ scores: [score('0401', 5), score('0501', 7), score('0601', 1)] });
    const open = new GoalPull(scored, new Map([[board.cell('0601'), 'Blue']])).goalsOpenTo('Blue');
    expect(open.map((cell) => board.label(cell))).toEqual(['0501', '0401']);
  });

  test.each([
    ['that neither side controlled counts for the side that takes it', uncontrolled, blues, [1, 0]],
    ['taken from the enemy counts for one side and against the other', reds, blues, [1, -1]],
    ['lost to the enemy counts against the side', blues, reds, [-1, 1]],
    ['that a side keeps counts for neither side', blues, blues, [0, 0]],
  ])('the look-ahead player computes the share of goals taken so that a goal %s', (_, before, now, [blue, red]) => {
    expect(goalShareTaken(wanted, 'Blue', before, now)).toBe(blue);
    expect(goalShareTaken(wanted, 'Red', before, now)).toBe(red);
  });
});

test('the evaluation of a position includes prospects while the game lasts, but only the result after its end', () => {
  const { game } = playThrough(skirmish, wanted, { seed: 'a', until: { moment: 0 } });
  const { points, losses } = resultOf(game, 'Blue');
  expect(game.outcome()).toBeUndefined();
  expect(evaluatePosition(game, 'Blue', noPull)).not.toBe(8 * points + losses);
  const won = Object.assign(game, { outcome: () => ({ side: 'Blue', rule: '4' }) });
  expect(evaluatePosition(won, 'Blue', noPull)).toBe(100 + 8 * points + losses);
});

test('the look-ahead player prefers a position in which a reinforcement has arrived', () => {
  const { game } = playThrough(skirmish, wanted, { seed: 'a', until: { moment: 0 } });
  const [unit] = game.position().pieces.filter(({ side }) => side === 'Blue');
  const evaluateWith = (piece: PieceView): number => {
    const position = () => ({ pieces: [piece], markers: [], control: [] });
    return evaluatePosition(Object.assign(Object.create(game) as typeof game, { position }), 'Blue', noPull);
  };
  const { cell: _, ...offMap } = unit;
  const waiting = evaluateWith({ ...offMap, off: 'expected' });
  expect(evaluateWith({ ...unit, cell: '0101' })).toBeGreaterThan(waiting);
  expect(evaluateWith({ ...unit, cell: '0301' })).toBeGreaterThan(evaluateWith({ ...unit, cell: '0101' }));
});

test.each([
  ['at most 8 steps', [5], 8],
  ['300 steps divided by the points for all places', [20, 40], 5],
  ['at least 2 steps', [200], 2],
  ['2 steps if places give no points', [], 2],
])('the look-ahead player values a point at %s', (_, points, weight) => {
  const scores = points.map((each) => ({ place: '0401', points: each, attributes: attributes({}), source: NO_SOURCE }));
  expect(pointWeightIn(scenario({ scores }))).toBe(weight);
});

test.each([
  ['20 steps if they also give points', [5], 20],
  ['100 steps, like a verdict, if only verdicts depend on them', [], 100],
])('the look-ahead player values the capture of all goals at %s', (_, points, weight) => {
  const scores = points.map((each) => ({ place: '0401', points: each, attributes: attributes({}), source: NO_SOURCE }));
  expect(goalWeightIn(scenario({ scores }))).toBe(weight);
});

test('the evaluation of an unfinished game counts half of the lost steps that a side can rebuild', () => {
  const { game } = playThrough(skirmish, scenario(), { seed: 'a', until: 'end', unanswered: 'random' });
  const evaluateWith = (steps: number, isOn: boolean): number => {
    const damaged = Object.assign(Object.create(game) as typeof game, {
      recoverableSteps: () => steps,
      outcome: () => (isOn ? undefined : { rule: '4' }),
    });
    return evaluatePosition(damaged, 'Red', noPull);
  };
  const lost = game.position().pieces.filter(({ side, cell }) => side === 'Red' && cell === undefined).length;
  expect(lost).toBeGreaterThan(0);
  expect(evaluateWith(1, true) - evaluateWith(0, true)).toBe(0.5);
  expect(evaluateWith(99, true) - evaluateWith(0, true)).toBe(lost / 2); // No side can rebuild more steps than it has lost.
  expect(evaluateWith(1, false)).toBe(evaluateWith(0, false));
});
