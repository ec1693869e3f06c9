import { beforeAll, describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../../engine/model/scenario.js';
import { isBase } from '../../../../../engine/rulesets/bite/air/bases.js';
import { setUp } from '../../../../../engine/rulesets/bite/setup/set-up.js';
import { groundFor } from '../../../../../engine/rulesets/bite/state/area.js';
import { musterOf } from '../../../../../engine/rulesets/bite/state/muster.js';
import type { Piece } from '../../../../../engine/rulesets/bite/state/pieces.js';
import { State } from '../../../../../engine/rulesets/bite/state/state.js';
import { SIDES } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive } from '../../rtl/drive.js';
import { BOOK, scenarioOf, type Book } from '../examples.js';

/** A scenario, and its position after the set-up. */
interface Opening {
  readonly scenario: ScenarioModel;
  readonly state: State;
}
const openings = new Map<Book, Opening>();
beforeAll(async () => {
  for (const name of Object.keys(BOOK) as Book[]) {
    const scenario = await scenarioOf(name);
    const state = new State(scenario, groundFor(scenario), musterOf(scenario));
    drive(setUp(state));
    openings.set(name, { scenario, state });
  }
}, 60_000);

function opening(name: Book): Opening {
  const found = openings.get(name);
  if (found === undefined) throw new Error(`${name} was not read.`);
  return found;
}
const allBlocks = (name: Book): readonly Piece[] => opening(name).state.muster.pieces;
/** Returns the blocks on the map when a scenario begins. */
const setUpBlocks = (name: Book): Piece[] => allBlocks(name).filter(({ index }) => opening(name).state.isOnMap(index));
const hexOf = (name: Book, piece: Piece): string => {
  const { state } = opening(name);
  return state.ground.board.label(state.cell[piece.index]);
};
const blockCalled = (name: Book, called: string): Piece | undefined =>
  allBlocks(name).find((piece) => piece.name === called);

type Test = (piece: Piece) => boolean;
const sideOf = (name: (typeof SIDES)[number]) => SIDES.indexOf(name);
const dotted =
  (side: (typeof SIDES)[number], ...dots: readonly string[]): Test =>
  (piece) =>
    piece.side === sideOf(side) && dots.includes(piece.dot);
const of =
  (side: (typeof SIDES)[number]): Test =>
  (piece) =>
    piece.side === sideOf(side);

describe('numbers of blocks in the set-ups of 1941', () => {
  test.each<readonly [Book, string, number, string, Test]>([
    ['SBE1', 'SBE1.setup', 12, 'Soviet white and blue', dotted('Soviet', 'white', 'blue')],
    ['SBE1', 'SBE1.setup', 13, 'Axis blue', dotted('Axis', 'blue')],
    ['SBE2', 'SBE2.setup', 14, 'Soviet yellow', dotted('Soviet', 'yellow')],
    ['SBE2', 'SBE2.setup', 23, 'Axis yellow', dotted('Axis', 'yellow')],
    ['SBE3', 'SBE3.setup', 30, 'Soviet green and orange', dotted('Soviet', 'green', 'orange')],
    ['SBE3', 'SBE3.setup', 32, 'Axis green and orange', dotted('Axis', 'green', 'orange')],
    ['SBE4', 'SBE4.setup', 109, 'Soviet', of('Soviet')],
    ['SBE4', 'SBE4.setup', 53, 'Soviet brown and black', dotted('Soviet', 'brown', 'black')],
    ['SBE4', 'SBE4.setup', 82, 'Axis', of('Axis')],
    ['SBE4', 'SBE3.setup', 32, 'Axis green and orange', dotted('Axis', 'green', 'orange')],
    ['SBE4', 'BPS', 7, 'German orange', (piece) => piece.nation === 'Germany' && piece.dot === 'orange'],
    ['SBE4', '3.9', 0, 'headquarters', ({ isHeadquarters }) => isHeadquarters],
    ['SBE4', 'BPS', 0, 'Italian', ({ nation }) => nation === 'Italy'],
    [
      'SBE5',
      'SBE5.setup',
      109,
      'Soviet, without headquarters,',
      (piece) => of('Soviet')(piece) && !piece.isHeadquarters,
    ],
    ['SBE5', 'SBE5.setup', 82, 'Axis, without headquarters,', (piece) => of('Axis')(piece) && !piece.isHeadquarters],
    ['SBE5', 'SBE5.setup', 8, 'Soviet headquarters', (piece) => of('Soviet')(piece) && piece.isHeadquarters],
    ['SBE5', 'SBE5.setup', 11, 'Axis headquarters', (piece) => of('Axis')(piece) && piece.isHeadquarters],
    ['SBE5', '3.9', 1, 'naval headquarters', ({ unitClass }) => unitClass === 'naval headquarters'],
    ['SBE5', 'BPS', 0, 'Italian', ({ nation }) => nation === 'Italy'],
    [
      'SBE5',
      '3.20',
      0,
      'Slovak and security',
      (piece) => piece.nation === 'Slovakia' || piece.type.type === 'security',
    ],
    ['SBE9', 'SBE9.setup', 117, 'Soviet', of('Soviet')],
    ['SBE9', 'SBE9.setup', 93, 'Axis', of('Axis')],
  ])('%s sets up as many blocks as the rulebook states: [%s] %i %s blocks', (name, _, count, _what, isCounted) => {
    expect(setUpBlocks(name).filter(isCounted).length).toBe(count);
  });
});

describe('numbers of blocks in the order of battle', () => {
  test.each<readonly [string, number, string, Test]>([
    ['1.0', 148, 'Soviet', of('Soviet')],
    ['1.0', 140, 'German and allied, without Italians,', (piece) => of('Axis')(piece) && piece.nation !== 'Italy'],
    ['1.0', 6, 'Italian', ({ nation }) => nation === 'Italy'],
    ['3.20', 2, 'Slovak', ({ nation }) => nation === 'Slovakia'],
    ['3.20', 3, 'German security', ({ type }) => type.type === 'security'],
    ['10.0', 2, 'airborne elite', ({ elite }) => elite === 'airborne'],
    ['BPS.dots', 0, 'headquarters with a dot as', ({ isHeadquarters, dot }) => isHeadquarters && dot !== ''],
  ])(
    'the order of battle from 1941 to 1945 has the blocks of the box: [%s] %i %s blocks',
    (_, count, _what, isCounted) => {
      expect(allBlocks('SBE9').filter(isCounted).length).toBe(count);
    },
  );

  test.each(['SBE6', 'SBE7', 'SBE8'] as const)(
    'the number of blocks of %s does not exceed the number in the box of the game [1.0]',
    (name) => {
      const blocks = allBlocks(name);
      expect(blocks.filter(of('Soviet')).length).toBeLessThanOrEqual(148);
      const italians = blocks.filter(({ nation }) => nation === 'Italy').length;
      expect(italians).toBeLessThanOrEqual(6);
      expect(blocks.filter(of('Axis')).length - italians).toBeLessThanOrEqual(140);
    },
  );

  test.each(Object.keys(BOOK) as Book[])('no two blocks of %s have the same name [1.2]', (name) => {
    const names = allBlocks(name).map((piece) => piece.name);
    expect(names.length).toBe(new Set(names).size);
  });

  test('the Axis can destroy eight Guards in 1943 [SBE7.victory]', () => {
    const guards = setUpBlocks('SBE7').filter(({ elite }) => elite === 'guards');
    expect(guards.length).toBeGreaterThanOrEqual(8);
  });

  test.each(['SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'] as const)(
    '%s has four Finnish land blocks or more [5.5]',
    (name) => {
      const finns = setUpBlocks(name).filter(({ nation, isLand }) => nation === 'Finland' && isLand);
      expect(finns.length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('blocks that the rulebook describes', () => {
  test.each([
    ['SBE9', '4.Armee', 'artillery', 4, '6.1.4'],
    ['SBE9', '2.Ski', 'ski', 5, '3.11'],
    ['SBE9', '4.Ski', 'ski', 5, '3.11'],
    ['SBE9', '1.HunMtn', 'mountain', 1, '6.0'],
    ['SBE9', '49.Geb', 'mountain', 4, '7.7.6'],
    ['SBE9', '47.Pz', 'panzer', 5, '7.7.7'],
    ['SBE9', '1.Shock', 'shock', 7, '3.15'],
    ['SBE9', 'FHQ', 'supreme headquarters', 4, '13.8.2'],
    ['SBE9', 'Marcello', 'submarine', 1, '35.2'],
    ['SBE9', 'Barbo', 'cavalry', 1, '20.0'],
    ...[1, 2, 3, 4].map((n) => ['SBE9', `${n}.Parachute`, 'paratroop', 2, '23.0'] as const),
    ['SBE8', '2.ADD', 'strategic bomber', 4, '6.1.4'],
  ] as const)('in scenario %s the block %s has the type %s and a strength of %i [%s]', (name, called, type, points) => {
    const block = blockCalled(name, called);
    expect([block?.type.type, block?.steps[0].strength]).toEqual([type, points]);
  });

  test.each<readonly [Book, string, string, string]>([
    ['SBE5', 'FHQ', '1216', '13.8.2'],
    ['SBE9', 'FHQ', '1216', '13.8.2'],
    ['SBE5', 'Stavka', '2615', '13.8.1'],
    ['SBE9', 'Stavka', '2615', '13.8.1'],
  ])('in the scenario %s the headquarters %s is set up in the hex %s [%s]', (name, called, hex) => {
    const block = blockCalled(name, called);
    expect(block && hexOf(name, block)).toBe(hex);
  });

  test.each(['SBE4', 'SBE5', 'SBE9'] as const)('in %s one German block begins in Finland [5.5, BPS]', (name) => {
    const { scenario, state } = opening(name);
    const finland = scenario.map.areas.get('Finnish set-up')?.cells;
    const germans = setUpBlocks(name).filter(
      ({ index, nation }) => nation === 'Germany' && [...(finland ?? [])].includes(state.cell[index]),
    );
    expect(germans.map((piece) => piece.name)).toEqual(['36.AK']);
  });
});

test.each(Object.keys(BOOK) as Book[])(
  'in %s each aircraft begins at an air base, one in each hex [3.4, 3.10]',
  (name) => {
    const { state } = opening(name);
    const aircraft = setUpBlocks(name).filter(({ isAir }) => isAir);
    const homeless = aircraft.filter(({ index, side }) => !isBase(state, side, state.cell[index]));
    expect(homeless.map((piece) => `${piece.name} ${hexOf(name, piece)}`)).toEqual([]);
    expect(new Set(aircraft.map((piece) => hexOf(name, piece))).size).toBe(aircraft.length);
  },
);

test.each([
  ['SBE6', 'Yellow line', 37, 34],
  ['SBE7', 'Green line', 41, 42],
  ['SBE8', 'Blue line', 40, 40],
] as const)(
  'in %s a block of its side stands in every hex of the %s [SBE6.setup, SBE7.setup, SBE8.setup]',
  (name, line, ...counts) => {
    const { scenario, state } = opening(name);
    for (const [at, side] of (['Axis', 'Soviet'] as const).entries()) {
      const cells = [...(scenario.map.areas.get(`${line}, ${side} hexes`)?.cells ?? [])];
      expect(cells.length).toBe(counts[at]);
      expect(
        cells.filter((cell) => state.units[sideOf(side)][cell] === 0).map((cell) => state.ground.board.label(cell)),
      ).toEqual([]);
    }
  },
);

describe('arrivals and weather', () => {
  const long = ['SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'] as const;
  /** Cities in which two blocks may arrive in a month: national capitals, Leningrad and Stalingrad. */
  const TWO = new Set(['0518', '0925', '1530', '1608', '2009', '2615', '3324']);

  test.each(long)('in %s one block arrives in a city each month, and two in a capital [7.3.1]', (name) => {
    const { scenario, state } = opening(name);
    const counts = new Map<string, number>();
    for (const { turn, cells, items } of scenario.arrivals) {
      const places = cells.map((cell) => state.ground.board.label(cell)).join(' ');
      const key = `${turn} ${places}`;
      counts.set(key, (counts.get(key) ?? 0) + items.length);
    }
    const crowded = [...counts].filter(([key, count]) => {
      const [, ...places] = key.split(' ');
      return count > places.reduce((room, place) => room + (TWO.has(place) ? 2 : 1), 0);
    });
    expect(crowded).toEqual([]);
  });

  test.each(long)('in %s all blocks arrive within its months, and Italians from July 1941 on [BPS]', (name) => {
    const { scenario } = opening(name);
    const { firstTurn = 1, turns = 0 } = scenario;
    for (const { turn } of scenario.arrivals) {
      expect(turn).toBeGreaterThan(firstTurn);
      expect(turn).toBeLessThanOrEqual(turns);
    }
  });

  test('only garrisons and three units with arrival rules of their own have neither a set-up nor an arrival [30.0, 35.2, SBE9.lssah]', () => {
    const arriving = new Set(opening('SBE9').scenario.arrivals.flatMap(({ items }) => items.map((item) => item.name)));
    const onMap = new Set(setUpBlocks('SBE9').map((piece) => piece.name));
    const others = allBlocks('SBE9').filter((piece) => !arriving.has(piece.name) && !onMap.has(piece.name));
    const garrisons = ['101.RHG', '102.RHG', '103.RHG', 'Slk.Mob', 'Slk.Sec']; // only with the option garrisons [27.0]
    expect(others.map((piece) => piece.name).toSorted()).toEqual(
      [...garrisons, '1.SS-Pz', 'Chechens', 'Marcello'].toSorted(),
    );
  });

  test.each(long)(
    'the weather table of %s contains only months that have no weather roll and are outside winter [9.0, 33.0]',
    (name) => {
      const { tables } = opening(name).scenario;
      const months = tables
        .filter((table) => table.name === 'weather')
        .flatMap(({ rows }) => rows.map(({ key }) => key));
      const named = ['April', 'June', 'July', 'August', 'September', 'November'];
      expect(months.filter((month) => !named.includes(month))).toEqual([]);
      expect(months.length).toBeGreaterThan(0);
    },
  );
});
