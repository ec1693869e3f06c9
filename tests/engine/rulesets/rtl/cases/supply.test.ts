import { describe, expect, test } from 'vitest';
import { attackOf } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { efficiencyOf } from '../../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { allowance } from '../../../../../engine/rulesets/rtl/movement/allowance.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { EMERGENCY, OUT_OF_SUPPLY, SUPPLIED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { Answer } from '../../../../../engine/play/moment.js';
import { determineSupply } from '../../../../../engine/rulesets/rtl/supply/determination.js';
import { lineOf } from '../../../../../engine/rulesets/rtl/supply/supply.js';
import { drive, order } from '../drive.js';
import { board, field, type Field, type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5, stacking 2)';
const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const GUNS = 'artillery battalion G 3-2-4 (range 6, efficiency 5, stacking 1)';
const FRIEND = 'infantry battalion F 3-3-4 (efficiency 5, stacking 2)';
const SECOND = 'infantry battalion S 3-3-4 (efficiency 5, stacking 2)';
const ENEMY = 'infantry battalion E 3-3-4 (efficiency 5, stacking 2)';

/** Returns the labels of the hexes of row 64 from one column to another. */
const row = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => `64${from < to ? from + i : from - i}`);

/** Lakes on both sides of row 64, so that the only path leads along the row. */
const CORRIDOR = {
  [[...row(8, 32).flatMap((label) => [`63${label.slice(2)}`, `65${label.slice(2)}`]), '6432'].join(' ')]: 'lake',
};

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  /** The unit that traces a supply line. Default: the infantry unit. */
  readonly who?: string;
  /** Length of the supply line in hexes up to the road or source; undefined if there is no line. */
  readonly hexes: number | undefined;
}

/** Returns a main road from the source in 6410. By default, the road ends in 6423, seven hexes from 6430. */
const road = (from = 23): Sketch => ({
  sources: { West: 'German 6410' },
  routes: { 'main road': [row(from, 10).join(' - ')] },
});
const trail = { sources: { West: 'German 6410' }, routes: { trail: [row(28, 10).join(' - ')] } };

const lines: readonly Case[] = [
  {
    case: 'C41: a supply line leads over seven hexes to a road, past an enemy zone with a friendly unit in it',
    rules: '6.21 6.24',
    ...road(),
    german: { 6430: [INFANTRY], 6427: [FRIEND], 6428: [SECOND] },
    soviet: { 6327: [ENEMY] },
    hexes: 7,
  },
  {
    case: 'no supply line passes the enemy zone without a friendly unit in one of its two hexes',
    rules: '6.2 3.12b',
    ...road(),
    german: { 6430: [INFANTRY], 6427: [FRIEND] },
    soviet: { 6327: [ENEMY] },
    hexes: undefined,
  },
  {
    case: 'C41: a supply line of eight hexes is too long',
    rules: '6.21',
    ...road(22),
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'no supply line leads through an enemy unit',
    rules: '6.2',
    ...road(),
    terrain: CORRIDOR,
    german: { 6430: [INFANTRY] },
    soviet: { 6427: ['infantry battalion E 3-3-4 (efficiency 5, stacking 2, banded)'] },
    hexes: undefined,
  },
  {
    case: 'C42: a supply line of five hexes may include a swamp on a road',
    rules: '6.21a',
    sources: { West: 'German 6410' },
    routes: { 'main road': [row(25, 10).join(' - ')], trail: [row(28, 26).join(' - ')] },
    terrain: { ...CORRIDOR, 6427: 'swamp' },
    german: { 6430: [LORRIES] },
    who: 'M',
    hexes: 5,
  },
  {
    case: 'C42: a supply line of six hexes with a swamp on a road is too long',
    rules: '6.21a',
    sources: { West: 'German 6410' },
    routes: { 'main road': [row(24, 10).join(' - ')], trail: [row(28, 26).join(' - ')] },
    terrain: { ...CORRIDOR, 6427: 'swamp' },
    german: { 6430: [LORRIES] },
    who: 'M',
    hexes: undefined,
  },
  {
    case: 'no supply line leads through a swamp without a route',
    rules: '6.21a',
    ...road(28),
    terrain: { ...CORRIDOR, 6429: 'swamp' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'a unit in a swamp traces a supply line out of it',
    rules: '6.21a',
    ...road(28),
    terrain: { 6430: 'swamp' },
    german: { 6430: [INFANTRY] },
    hexes: 2,
  },
  {
    case: 'C43: a supply line of six hexes with a marsh is too long',
    rules: '6.21',
    ...road(24),
    terrain: { ...CORRIDOR, 6427: 'marsh' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'a supply line of five hexes may include a marsh',
    rules: '6.21',
    ...road(25),
    terrain: { ...CORRIDOR, 6427: 'marsh' },
    german: { 6430: [INFANTRY] },
    hexes: 5,
  },
  {
    case: 'C44: a supply line may have six hexes in dry weather',
    rules: '6.21',
    ...road(24),
    german: { 6430: [INFANTRY] },
    hexes: 6,
  },
  {
    case: 'C44: a supply line of six hexes is too long in rain',
    rules: '5.13c 6.21',
    ...road(24),
    weather: 'rain',
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'C47: a trail is a supply road for infantry',
    rules: '6.23',
    ...trail,
    german: { 6430: [INFANTRY] },
    hexes: 2,
  },
  {
    case: 'C47: a trail is not a supply road for lorries',
    rules: '6.23',
    ...trail,
    german: { 6430: [LORRIES] },
    who: 'M',
    hexes: undefined,
  },
  {
    case: 'C47: in rain a trail is not a supply road for infantry',
    rules: '5.13d 6.23',
    ...trail,
    weather: 'rain',
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'C48: a supply road does not cross a stream without a bridge',
    rules: '6.22',
    ...road(28),
    sides: { stream: '6420/6421' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'C48: a bridge unit carries the supply road over the stream',
    rules: '6.22 16.21',
    ...road(28),
    sides: { stream: '6420/6421' },
    german: { 6430: [INFANTRY], 6420: ['bridge unit B (towards 6421)'] },
    hexes: 2,
  },
  {
    case: 'a supply line crosses a stream without a bridge',
    rules: '6.21b',
    ...road(28),
    terrain: CORRIDOR,
    sides: { stream: '6429/6430' },
    german: { 6430: [INFANTRY] },
    hexes: 2,
  },
  {
    case: 'no supply line crosses a river without a bridge',
    rules: '6.21b',
    ...road(28),
    terrain: CORRIDOR,
    sides: { river: '6429/6430' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'an enemy strongpoint on the road cuts the supply line',
    rules: '14.11 6.21c',
    ...road(28),
    strongpoints: { 6420: 'Soviet' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
  {
    case: 'an unfinished enemy strongpoint does not cut the supply line',
    rules: '14.11',
    ...road(28),
    strongpoints: { 6420: 'Soviet unfinished' },
    german: { 6430: [INFANTRY] },
    hexes: 2,
  },
  {
    case: 'an enemy unit on the source cuts the supply line',
    rules: '6.31',
    ...road(28),
    german: { 6430: [INFANTRY] },
    soviet: { 6410: [ENEMY] },
    hexes: undefined,
  },
  {
    case: 'a unit on the source needs no road',
    rules: '6.2',
    sources: { West: 'German 6430' },
    german: { 6430: [INFANTRY] },
    hexes: 0,
  },
  {
    case: 'a source of the enemy supplies no unit',
    rules: '3.11 6.31',
    sources: { East: 'Soviet 6428' },
    german: { 6430: [INFANTRY] },
    hexes: undefined,
  },
];

/**
 * Returns the length of a unit's supply line in hexes, up to the nearest road or trail or up to the source. Undefined
 * if the unit has no supply line.
 */
function hexesOf(game: Field, who: string): number | undefined {
  const { value, ledger } = lineOf(game.state, game.piece(who));
  return value ? Number(/^(\d+) hex/.exec(ledger[0].text)?.[1]) : undefined;
}

describe('lines of supply', () => {
  test.each(lines)('$case [$rules]', ({ who = 'I', hexes, ...sketch }) => {
    expect(hexesOf(field(sketch), who)).toBe(hexes);
  });

  test('a supply line leads along the road to the source [6.22]', () => {
    const game = field({ ...road(28), german: { 6430: [INFANTRY] } });
    const { line } = lineOf(game.state, game.piece('I'));
    expect(line.map((cell) => board.label(cell))).toEqual(row(30, 10));
  });

  test('a source captured and recaptured provides supply again [6.31]', () => {
    const game = field({ ...road(28), german: { 6430: [INFANTRY], 1034: [FRIEND] }, soviet: { 6410: [ENEMY] } });
    game.state.put(game.piece('E'), game.cell('6408'));
    expect(lineOf(game.state, game.piece('I')).value, 'the enemy was the last there').toBe(false);
    game.state.put(game.piece('E'), game.cell('1001'));
    expect(lineOf(game.state, game.piece('I')).value, 'no German has retaken it').toBe(false);
    game.state.put(game.piece('F'), game.cell('6410'));
    expect(lineOf(game.state, game.piece('I')).value).toBe(true);
  });
});

const supplyOf = (game: Field, who: string): number => game.state.supply[game.piece(who)];
const judge = (game: Field, answer?: (game: Field) => Answer): ReturnType<typeof drive> =>
  drive(determineSupply(game.state), answer ? { answer: () => answer(game) } : {});

describe('states of supply', () => {
  test('C45: a unit without a supply line has emergency supply, then none, but survives and recovers with a new line [4.21.A3, 6.11, 6.12a-6.12c, 6.15]', () => {
    const german = { 6430: [INFANTRY], 1034: [FRIEND] };
    const game = field({ ...road(28), german, soviet: { 6410: [ENEMY] }, turn: 14 });
    const states = [1, 2, 3, 4].map((turn) => {
      if (turn === 4) {
        game.state.put(game.piece('E'), game.cell('1001'));
        game.state.put(game.piece('F'), game.cell('6410'));
      }
      judge(game);
      return supplyOf(game, 'I');
    });
    expect(states).toEqual([EMERGENCY, OUT_OF_SUPPLY, OUT_OF_SUPPLY, SUPPLIED]);
    expect(game.where('I')).toBe('6430');
  });

  test('C46: a unit that moves to a road stays out of supply until the next determination [6.0, 6.14b]', () => {
    const game = field({ ...road(20), german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, oos)'] }, turn: 14 });
    game.state.put(game.piece('I'), game.cell('6421'));
    expect(efficiencyOf(game.state, game.piece('I')).value).toBe(4);
    judge(game);
    expect(efficiencyOf(game.state, game.piece('I')).value).toBe(5);
  });

  test('C49: infantry out of supply attacks with half strength, is less efficient, and moves as before [6.14a-6.14c]', () => {
    const game = field({
      german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, oos)'] },
      soviet: { 6429: [ENEMY] },
    });
    const piece = game.piece('I');
    expect([
      attackOf(game.state, [piece], game.cell('6429')).value,
      game.state.face(piece).defense,
      efficiencyOf(game.state, piece).value,
      allowance(game.state, piece).value,
    ]).toEqual([2, 4, 4, 4]);
  });

  test('C50: guns that have fired stay fired until they are in supply [6.14d, 12.13e]', () => {
    const game = field({ german: { 6430: ['artillery battalion G 3-2-4 (range 6, efficiency 5, oos, fired)'] } });
    drive(reorganization(game.state));
    expect(game.state.fired[game.piece('G')]).toBe(1);
    game.state.supply[game.piece('G')] = SUPPLIED;
    drive(reorganization(game.state));
    expect(game.state.fired[game.piece('G')]).toBe(0);
  });

  test.each([
    { reading: 'skipped', state: SUPPLIED },
    { reading: 'run', state: EMERGENCY },
  ])('RTL-02: on the first turn the phase that determines supply is $reading [4.21, 6.0]', ({ reading, state }) => {
    const game = field({ german: { 6430: [INFANTRY] }, turn: 1, rulings: { 'supply.firstTurnPhase': reading } });
    judge(game);
    expect(supplyOf(game, 'I')).toBe(state);
  });

  test('a unit off the map needs no supply line [6.32]', () => {
    const game = field({
      ...road(28),
      german: { due: ['infantry battalion I 5-4-4 (efficiency 5, by 6434)'] },
      turn: 14,
    });
    game.state.lastController[game.cell('6410')] = 1;
    judge(game);
    expect([lineOf(game.state, game.piece('I')).value, supplyOf(game, 'I')]).toEqual([true, SUPPLIED]);
  });
});

const field2114 = { sources: { Airfield: 'German 2114 limited' }, turn: 14 };
const fed = { of: 'Airfield', number: 2 };
const airfield = ({ isHeld = true, ...sketch }: Sketch & { readonly isHeld?: boolean }): Field => {
  const game = field({ ...field2114, ...sketch });
  if (isHeld) game.state.lastController[game.cell('2114')] = 0;
  const of = [{ name: fed.of, source: NO_SOURCE }];
  game.state.settings = [{ name: 'supply', of, values: [fed.number], source: NO_SOURCE }];
  return game;
};

describe('a limited source', () => {
  test.each([
    { case: 'infantry in dry weather is supplied', german: { 2116: [INFANTRY] }, who: 'I', state: SUPPLIED },
    { case: 'artillery is not supplied', german: { 2116: [GUNS] }, who: 'G', state: EMERGENCY },
    {
      case: 'infantry is not supplied if no side controls the source',
      german: { 2116: [INFANTRY] },
      who: 'I',
      state: EMERGENCY,
      isHeld: false,
    },
    {
      case: 'infantry is not supplied in rain',
      german: { 2116: [INFANTRY] },
      who: 'I',
      state: EMERGENCY,
      weather: 'rain' as const,
    },
  ])('C137: the supply of a unit near a limited source: $case [S3.24]', ({ who, state, ...sketch }) => {
    const game = airfield(sketch);
    judge(game);
    expect(supplyOf(game, who)).toBe(state);
  });

  const three = {
    2116: [INFANTRY],
    2112: [FRIEND],
    2014: ['infantry battalion A 3-3-4 (efficiency 5)', 'infantry battalion B 3-3-4 (efficiency 5)'],
  };
  test('a limited source supplies two hexes, by default those with the most units [S3.24]', () => {
    const game = airfield({ german: three });
    judge(game);
    expect(['A', 'B'].map((who) => supplyOf(game, who))).toEqual([SUPPLIED, SUPPLIED]);
    expect(['I', 'F'].map((who) => supplyOf(game, who)).sort()).toEqual([SUPPLIED, EMERGENCY]);
  });

  test('a limited source supplies only the hexes that its owner chooses [S3.24]', () => {
    const game = airfield({ german: three });
    const { moments } = judge(game, ({ cells }) => ({ verb: 'feed', cells: cells('2116 2112') }));
    expect(['A', 'I', 'F'].map((who) => supplyOf(game, who))).toEqual([EMERGENCY, SUPPLIED, SUPPLIED]);
    const [decision] = moments;
    if (decision.kind !== 'decision') throw new Error('Nobody was asked.');
    expect(decision.read(order(game, 'feed 2116, 2112, 2014'))).toMatchObject({ slug: 'too-many' });
    expect(decision.read(order(game, 'feed 2118'))).toMatchObject({ slug: 'not-hungry' });
  });
});
