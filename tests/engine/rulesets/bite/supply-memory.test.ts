import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOWHERE } from '../../../../engine/board/board.js';
import { setPartisans } from '../../../../engine/rulesets/bite/partisans/battalions.js';
import { State } from '../../../../engine/rulesets/bite/state/state.js';
import { openHexesOf } from '../../../../engine/rulesets/bite/supply/barriers.js';
import { SUPPLY_OWNERS, networkOf } from '../../../../engine/rulesets/bite/supply/network.js';
import { connectionOf } from '../../../../engine/rulesets/bite/supply/transport.js';
import { AXIS, BOTH } from '../../../../engine/rulesets/bite/vocabulary/sides.js';
import { WEATHERS } from '../../../../engine/rulesets/bite/vocabulary/terrain.js';
import { board, field, type Sketch } from './sketch.js';

/**
 * A front with everything that affects supply lines: railways, ports of a sea that freezes, mountains, a river,
 * partisans, two nations.
 */
const FRONT: Sketch = {
  layer: 'advanced',
  options: ['partisans'],
  terrain: { '0607 0707 0608': 'mountain', '1010 1011 1110': 'water' },
  sides: { river: '0506/0606 0507/0607 0806/0906' },
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Bucharest: 'capital 0114 (nation Romania, source Romania)',
    Siberia: 'territory 2012 (nation Soviet Union, source Soviet Union)',
    Posen: 'major city 0405',
    Area: 'operative zone 0404 0503 0603 (nation Finland)',
    Wall: 'fortress 0705',
    Sea: 'sea 1010 1011 1110 (freezes)',
    Odessa: 'major port 0910 (sea Sea)',
    Batumi: 'minor port 1111 (sea Sea)',
  },
  routes: {
    rail: [
      '0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0906 - 0907 - 0908 - 0909 - 0910',
      '0114 - 0213 - 0313 - 0412 - 0512 - 0511 - 0611',
      '2012 - 1912 - 1811 - 1711 - 1610 - 1510 - 1409 - 1309 - 1208 - 1209 - 1210 - 1111',
    ],
  },
  axis: {
    '0405': ['infantry corps A 4', 'infantry corps B 3'],
    '0807': ['panzer corps C 4'],
    '0312': ['infantry corps D 2 (of Romania)'],
    '0504': ['fighter wing E 2'],
  },
  soviet: {
    '1208': ['infantry army F 4', 'tank corps G 3'],
    '1309': ['infantry army H 4'],
  },
  control: { Axis: '0101..0116 0405 0910', Soviet: '1111 2012' },
};
const UNITS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Returns the supply lines, railway connections and transport of every hex, for comparison. */
const supplyOf = (state: State): unknown =>
  SUPPLY_OWNERS.map((fed) => {
    const network = networkOf(state, fed);
    return Array.from({ length: board.size }, (_, cell) => [
      network.isSource(cell),
      network.distance(cell),
      connectionOf(state, fed, cell),
    ]);
  });

/** Returns the hexes for which two searches disagree: one that begins at the hex and one that begins at the sources. */
const otherwise = (state: State): unknown[] =>
  SUPPLY_OWNERS.flatMap((fed) => {
    const network = networkOf(state, fed);
    return [1, 3].flatMap((longest) =>
      Array.from({ length: board.size }, (_, cell) => ({ fed, longest, cell })).filter(
        ({ cell }) => network.reaches(cell, longest) !== network.distance(cell) <= longest,
      ),
    );
  });

/** Generator of random hexes, half of them hexes that affect railways. */
const cells = fc.oneof(
  fc.integer({ min: 0, max: board.size - 1 }),
  fc.constantFrom(
    ...['0105', '0405', '0505', '0605', '0114', '0705', '0313', '0910', '1111', '2012', '1309'].map((label) =>
      board.cell(label),
    ),
  ),
);
/**
 * Generates random changes of a position. Changes that recompute everything are rare, because they would repair supply
 * lines that an earlier change failed to update.
 */
const changes = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: fc.constantFrom(...UNITS), to: fc.oneof(cells, fc.constant(-3)) }) },
  { weight: 4, arbitrary: fc.record({ control: cells, by: fc.constantFrom(-1, ...BOTH) }) },
  {
    weight: 2,
    arbitrary: fc.record({ flies: fc.constantFrom(...UNITS), to: fc.oneof(cells, fc.constant(NOWHERE)) }),
  },
  { weight: 1, arbitrary: fc.record({ partisans: cells, battalions: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ weather: fc.constantFrom(...WEATHERS) }) },
);
/** Generates the ruling on railways: whether an enemy zone of control cuts them, as by default, or not [A10]. */
const readings = fc.constantFrom<NonNullable<Sketch['rulings']>>({}, { 'supply.railBrokenBy': 'unitsAndCities' });

test('incrementally updated supply lines equal recomputed ones after any change [4.2, 4.3, 11.2]', () => {
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 4 }), readings, (all, rulings) => {
      const { state, scenario, piece } = field({ ...FRONT, rulings });
      supplyOf(state);
      for (const change of all) {
        if ('put' in change) state.put(piece(change.put), change.to);
        else if ('control' in change) state.setControl(change.control, change.by);
        else if ('partisans' in change) setPartisans(state, change.partisans, change.battalions);
        else if ('flies' in change) state.setBase(piece(change.flies), change.to);
        else state.setWeather(change.weather);
        supplyOf(state); // Query after each change, as in play, so that only the last change remains to be processed.
      }
      const fresh = new State(scenario, state.ground, state.muster);
      fresh.restore(state.serialise());
      expect(supplyOf(state)).toEqual(supplyOf(fresh));
      expect(otherwise(state)).toEqual([]);
      for (const side of BOTH) {
        expect(openHexesOf(state, side).update().lines).toEqual(openHexesOf(fresh, side).update().lines);
        expect(openHexesOf(state, side).update().rails).toEqual(openHexesOf(fresh, side).update().rails);
      }
    }),
    { numRuns: 35 },
  );
});

test('supply updates along the whole railway when it is cut or reopened [4.2]', () => {
  const { state, piece, cell } = field(FRONT);
  const isFed = ['0605', '1909', '0605', '1909'].map((to) => {
    state.put(piece('F'), cell(to));
    return ['0505', '0705'].map((label) => networkOf(state, 'Germany').isSource(cell(label)));
  });
  const [cut, whole] = [
    [false, false],
    [true, true],
  ];
  expect(isFed).toEqual([cut, whole, cut, whole]);
});

test('supply updates when rivers and seas freeze or thaw [8.0.rivers, 9.2.ports]', () => {
  const { state, scenario, piece, cell } = field(FRONT);
  state.put(piece('F'), cell('0606'));
  state.setControl(cell('1111'), AXIS);
  for (const weather of ['snow', 'clear', 'snow'] as const) {
    supplyOf(state);
    state.setWeather(weather);
    const fresh = new State(scenario, state.ground, state.muster);
    fresh.restore(state.serialise());
    expect(openHexesOf(state, AXIS).update().lines).toEqual(openHexesOf(fresh, AXIS).update().lines);
    expect(supplyOf(state)).toEqual(supplyOf(fresh));
  }
  expect(openHexesOf(state, AXIS).update().lines[cell('0506')]).toBe(0);
  state.put(piece('F'), cell('1909'));
  const isFed = (['clear', 'snow', 'clear'] as const).map((weather) => {
    state.setWeather(weather);
    return networkOf(state, 'Germany').isSource(cell('1111'));
  });
  expect(isFed).toEqual([true, false, true]);
});

/**
 * A front on which both ports also lie on ice-free seas. In snow the ports stay open, but no ship goes from one to the
 * other.
 */
const TWO_WATERS: Sketch = {
  ...FRONT,
  places: {
    ...FRONT.places,
    Gulf: 'sea 0911',
    Bay: 'sea 1112',
    Odessa: 'major port 0910 (sea Sea, seas Gulf)',
    Batumi: 'minor port 1111 (sea Sea, seas Bay)',
  },
};

test('supply updates when a sea freezes between ports that stay open [9.2.ports]', () => {
  const { state, cell } = field(TWO_WATERS);
  state.setControl(cell('1111'), AXIS);
  const isFed = (['clear', 'snow', 'clear'] as const).map((weather) => {
    state.setWeather(weather);
    return networkOf(state, 'Germany').isSource(cell('1111'));
  });
  expect(isFed).toEqual([true, false, true]);
});

/**
 * A front with Soviet units on five sides of an empty Axis fortress on the railway, and one unit that can close the
 * ring.
 */
const RINGED: Sketch = {
  ...FRONT,
  soviet: Object.fromEntries(
    ['0704', '0706', '0604', '0605', '0804', '0905'].map((at, i) => [at, [`infantry army R${i} 2`]]),
  ),
  axis: { '0405': ['infantry corps A 4'] },
  control: { Axis: '0101..0116 0405 0705 0910', Soviet: '1111 2012' },
};

test('supply updates when the ring around a stronghold closes or breaks [8.0.strongholds]', () => {
  const { state, piece, cell } = field(RINGED);
  const fort = cell('0705');
  const closed: number[] = [];
  for (const to of ['0805', '0905', '0805']) {
    state.put(piece('R5'), cell(to));
    closed.push(openHexesOf(state, AXIS).update().rails[fort]);
  }
  expect(closed).toEqual([0, 1, 0]);
});
