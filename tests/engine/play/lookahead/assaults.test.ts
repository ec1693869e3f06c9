import { describe, expect, test } from 'vitest';
import { createBoard } from '../../../../engine/board/create-board.js';
import { drive } from '../../../../engine/play/drive.js';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Game } from '../../../../engine/play/game.js';
import type { Answer, AnswerOrStep, Decision } from '../../../../engine/play/moment.js';
import { findAssaults } from '../../../../engine/play/lookahead/assaults.js';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../../language-server/node-workspace.js';
import { board, scenario } from '../written.js';

/** Names of the units by index. All units have the strength 2. */
const NAMES = ['tanks', 'infantry', 'guns', 'fighters', 'far'];
const [TANKS, INFANTRY, GUNS, FIGHTERS] = NAMES.keys();
const unit = (name: string, side: string, cell: string) => ({
  ...{ name, side, cell, kind: 'unit', values: '2-4', step: 1, steps: 1 },
  ...{ flags: [], symbol: { function: 'infantry' } },
});

const gameWith = (given: Partial<Game> = {}): Game =>
  ({
    scenario: scenario(),
    pieceName: (index: number) => NAMES[index],
    position: () => ({
      pieces: [
        unit('tanks', 'Blue', '0102'),
        unit('infantry', 'Blue', '0101'),
        unit('guns', 'Blue', '0103'),
        unit('fighters', 'Blue', '0202'),
        unit('x', 'Red', '0301'),
        unit('y', 'Red', '0301'),
      ],
      markers: [],
      control: [],
    }),
    ...given,
  }) as Game;

/** The cell of an answer with a verb. Only the answer `disband` has none. */
const goal = (verb: string): Pick<Answer, 'cells'> => (verb === 'disband' ? {} : { cells: [board.cell('0202')] });

/** A decision whose steps name these units for each verb, and whose answers are legal if `isLegal` accepts them. */
const decisionOf = (
  unitsByVerb: Readonly<Record<string, readonly number[]>>,
  isLegal: (answer: Answer) => boolean,
  joint: readonly AnswerOrStep[] = [],
): Decision =>
  ({
    side: 'Blue',
    address: '1/march',
    verbs: [...Object.keys(unitsByVerb), 'end'],
    steps: () => [
      ...Object.entries(unitsByVerb).map(([verb, pieces]) => ({
        verb,
        follow: () =>
          pieces.map((piece) => ({ verb, pieces: [piece], follow: () => [{ verb, pieces: [piece], ...goal(verb) }] })),
      })),
      ...(joint.length > 0 ? [{ verb: 'attack', follow: () => joint }] : []),
    ],
    refuse: (answer: Answer) => (isLegal(answer) ? undefined : { refused: true }),
  }) as unknown as Decision;

const found = (decision: Decision, game = gameWith(), maxJudged = 1000, goals: readonly string[] = []) =>
  findAssaults(game, decision, randomStream('x'), { maxJudged, goals: goals.map((goal) => board.cell(goal)) });

/** The units of each answer of the first assault: `move 0+1`. */
const answersOf = (decision: Decision, game?: Game): string[] =>
  (found(decision, game).assaults[0]?.answers ?? []).map(
    ({ verb, pieces = [] }) => `${verb} ${pieces.toSorted((a, b) => a - b).join('+')}`,
  );

const everything = { fly: [FIGHTERS], move: [TANKS, INFANTRY, GUNS] };
const landFirst = { move: [TANKS, INFANTRY, GUNS], fly: [FIGHTERS] };

describe('an assault that the look-ahead player finds', () => {
  test('an assault sends all units that may attack, grouped by verb, in the order of the verbs', () => {
    expect(answersOf(decisionOf(landFirst, () => true))).toEqual(['move 0+1+2', 'fly 3']);
    expect(answersOf(decisionOf(everything, () => true))).toEqual(['fly 3', 'move 0+1+2']);
  });

  test('in an assault, a unit that may not attack alone goes with the others', () => {
    const isLegal = ({ pieces = [] }: Answer): boolean => pieces.length > 1 || pieces[0] !== GUNS;
    for (const order of [
      [GUNS, TANKS],
      [TANKS, GUNS],
    ])
      expect(answersOf(decisionOf({ move: order }, isLegal))).toEqual(['move 0+2']);
    expect(answersOf(decisionOf({ move: [GUNS] }, isLegal))).toEqual([]);
  });

  test('an assault consists only of answers that send a unit to a cell', () => {
    expect(answersOf(decisionOf({ disband: [TANKS], move: [TANKS] }, () => true))).toEqual(['move 0']);
  });

  test('aircraft join an assault of land units, but make no assault alone', () => {
    const isLegal = ({ verb }: Answer): boolean => verb === 'fly';
    expect(answersOf(decisionOf(landFirst, isLegal))).toEqual([]);
  });

  test('an assault has no more units than the target has room for', () => {
    const game = gameWith({ fits: (pieces) => pieces.length <= 2 });
    const [first, second] = answersOf(
      decisionOf(landFirst, () => true),
      game,
    );
    expect(first).toHaveLength('move 0+1'.length);
    expect(second).toBe('fly 3');
  });

  test('if an attack names its target before its units, an assault is the attack with the most units', () => {
    const target = board.cell('0301');
    const attack = (...pieces: number[]): Answer => ({ verb: 'attack', pieces, cells: [target] });
    const listed = [attack(TANKS), attack(TANKS, INFANTRY), attack(INFANTRY)];
    const step = { verb: 'attack', cells: [target], follow: () => listed };
    expect(answersOf(decisionOf({}, () => true, [step]))).toEqual(['attack 0+1']);
  });

  test('an assault knows the strengths of its units and of the defenders', () => {
    const [assault] = found(decisionOf(landFirst, () => true)).assaults;
    expect([...assault.strengths.values()]).toEqual([2, 2, 2, 2]);
    expect(assault).toMatchObject({ target: board.cell('0301'), defence: 4 });
  });

  test.each([
    ['the decision is no series of orders', { ...decisionOf(landFirst, () => true), steps: undefined }, gameWith()],
    ['no unit may receive an order', decisionOf({}, () => true), gameWith()],
    [
      'no enemy is near',
      decisionOf(landFirst, () => true),
      gameWith({
        position: () => ({
          pieces: [unit('tanks', 'Blue', '0102'), unit('x', 'Red', '0802')],
          markers: [],
          control: [],
        }),
      }),
    ],
  ])('no assault is found if %s', (_, decision, game) => {
    expect(found(decision, game).assaults).toEqual([]);
  });

  test('a goal without enemies is entered by the nearest unit that may go there, and no unit enters two goals', () => {
    const isLegal = ({ pieces: [piece] = [], cells: [cell] = [] }: Answer): boolean =>
      cell !== board.cell('0301') && piece !== INFANTRY;
    const { assaults } = found(decisionOf(landFirst, isLegal), gameWith(), 1000, ['0401', '0402']);
    expect(assaults.map(({ answers, defence }) => [...answers, defence])).toEqual([
      [{ verb: 'move', pieces: [TANKS], cells: [board.cell('0401')] }, 0],
      [{ verb: 'move', pieces: [GUNS], cells: [board.cell('0402')] }, 0],
    ]);
  });

  test('no unit enters a goal without enemies that has no room, or that is far from all units', () => {
    const wide = createBoard({ ...board.grid, columns: 20 });
    const ofWideMap = { ...scenario(), map: { ...scenario().map, board: wide } };
    const isLegal = ({ cells: [cell] = [] }: Answer): boolean => cell !== wide.cell('0301');
    const entered = (goal: string, fits = true): number => {
      const search = { goals: [wide.cell(goal)], maxJudged: 1000 };
      const game = gameWith({ scenario: ofWideMap, fits: () => fits });
      return findAssaults(game, decisionOf(landFirst, isLegal), randomStream('x'), search).assaults.length;
    };
    expect([entered('0901'), entered('0901', false), entered('1901')]).toEqual([1, 0, 0]);
  });

  test('an attack on a goal is preferred to an attack with similar odds', () => {
    const game = gameWith({
      position: () => ({
        pieces: [unit('tanks', 'Blue', '0202'), unit('x', 'Red', '0301'), unit('y', 'Red', '0302')],
        markers: [],
        control: [],
      }),
    });
    const firstOf = (goal: string, seed: string): string => {
      const search = { goals: [board.cell(goal)], maxJudged: 1000 };
      const decision = decisionOf({ move: [TANKS] }, () => true);
      return board.label(findAssaults(game, decision, randomStream(seed), search).assaults[0].target);
    };
    const seeds = Array.from({ length: 30 }, (_, n) => String(n));
    for (const goal of ['0301', '0302'])
      expect(seeds.filter((seed) => firstOf(goal, seed) === goal).length).toBeGreaterThan(20);
  });

  test('an assault contains the preparations of its own units and of their headquarters, but not of other units', () => {
    const [HEADQUARTERS, OTHER] = [8, 9];
    const approach = { verb: 'move', pieces: [HEADQUARTERS], cells: [board.cell('0102')] };
    const fuel = { verb: 'activate', pieces: [HEADQUARTERS, TANKS] };
    const idle = { verb: 'activate', pieces: [OTHER] };
    const search = { goals: [], maxJudged: 1000, preparations: [approach, fuel, idle] };
    const decision = decisionOf(landFirst, () => true);
    const [assault] = findAssaults(gameWith(), decision, randomStream('x'), search).assaults;
    expect(assault.preparations).toEqual([approach, fuel]);
  });

  test('the search for assaults ends after the number of judged answers that it may use', () => {
    const decision = decisionOf(landFirst, () => true);
    expect(found(decision, gameWith(), 1000).judged).toBeGreaterThan(4);
    expect(found(decision, gameWith(), 1)).toEqual({ assaults: [], judged: 4 });
  });
});

test('Blocks in the East: an assault in June 1941 has tanks, artillery and two air units [3.10.battle]', async () => {
  const workspace = await NodeWorkspace.open(['examples/bite/to-rostov.sand'], rulesets);
  const { ruleset, scenario: toRostov } = workspace.analyse(workspace.documents[0]) ?? {};
  const game = ruleset!.start(toRostov!);
  let movement: Decision | undefined;
  const course = drive(game, (moment) => {
    if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1);
    if (moment.address !== '1/Axis/movement') return moment.fallback();
    movement = moment;
    return undefined;
  });
  while (course.next().done !== true);
  const { assaults } = findAssaults(game, movement!, randomStream('x'), { goals: [], maxJudged: 1000 });
  const przemysl = assaults.find(({ target }) => target === toRostov!.map.board.cell('1323'));
  const sent = (przemysl?.answers ?? []).map(({ verb, pieces = [] }) => ({
    verb,
    kinds: pieces.map((piece) => game.findUnits(game.pieceName!(piece))[0].kind),
  }));
  expect(sent.map(({ verb }) => verb)).toEqual(['move', 'fly']);
  expect(sent[0].kinds).toEqual(expect.arrayContaining(['panzer corps', 'artillery army']));
  expect(sent[0].kinds.length).toBeGreaterThan(2);
  expect(sent[1].kinds).toHaveLength(2);
});
