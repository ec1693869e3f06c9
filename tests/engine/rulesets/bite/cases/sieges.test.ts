import { describe, expect, test } from 'vitest';
import { storeOf } from '../../../../../engine/rulesets/bite/production/stores.js';
import { siegesAtTurnEnd, statusCheck, supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { prizeOf } from '../../../../../engine/rulesets/bite/supply/surrender.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { attackingBar } from '../../../../../engine/rulesets/bite/movement/attacking.js';
import { COLOURS } from '../../../../../engine/rulesets/bite/vocabulary/resources.js';
import { SIDES } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Field, type Sketch } from '../sketch.js';

const R = 'infantry army R 3|2|1';
/** German units in four of the hexes around the Soviet hex 0504; their ZOC covers the other two. */
const RING = {
  '0503': ['infantry corps A 4'],
  '0604': ['infantry corps B 4'],
  '0404': ['infantry corps C 4'],
  '0505': ['infantry corps D 4'],
};
const HOME = {
  Siberia: 'territory 2012 (nation Soviet Union, source Soviet Union)',
  Berlin: 'capital 0105 (nation Germany, source Germany)',
};
const cut = (more: Sketch): Sketch => ({
  side: 'Soviet',
  layer: 'advanced',
  axis: RING,
  soviet: { '0504': [R] },
  ...more,
  places: { ...HOME, ...more.places },
});
const PORT = { Odessa: 'minor port 0504' };

/** Plays phases 2 and 9 of several player turns; returns the strength of R after each, `gone` if it is eliminated. */
function turns(at: Field, times: number): (number | 'gone')[] {
  const { state, piece } = at;
  return Array.from({ length: times }, () => {
    supplyCheck(state);
    statusCheck(state);
    state.clear('player');
    return state.isOnMap(piece('R')) ? state.strength(piece('R')) : 'gone';
  });
}

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly want: readonly (number | 'gone')[];
}

const POCKET = {
  Leningrad: 'fortress 0504 (pocket, double)',
  Volkhov: 'minor city 0802 (lifeline)',
};
const LONG = {
  routes: {
    rail: [
      '2012 - 1912 - 1811 - 1711 - 1610 - 1510 - 1409 - 1309 - 1208 - 1108 - 1007 - 0907 - 0806 - 0805 - 0804 - 0803 - 0802',
    ],
  },
};
const ROAD = { routes: { rail: ['2012 - 1911 - 1811 - 1710'] } };

const rows: readonly Row[] = [
  { case: 'C70: a unit that is cut off surrenders', rules: '7.9 4.5', sketch: cut({}), want: ['gone'] },
  {
    case: 'C70: a unit that is cut off surrenders in the base game',
    rules: '7.9 4.5',
    sketch: cut({ layer: 'base' }),
    want: ['gone'],
  },
  {
    case: 'C72: artillery at 0 does not surrender',
    rules: '4.5.zero',
    sketch: cut({ soviet: { '0504': ['artillery army R 2|0 (step 2)'] } }),
    want: [0, 0],
  },
  {
    case: 'C72: a static unit does not surrender',
    rules: '6.1.1.static',
    sketch: cut({ soviet: { '0504': ['static army R 3|2'] } }),
    want: [3, 3],
  },
  {
    case: 'C74: a unit besieged in a port loses steps',
    rules: '12.1',
    sketch: cut({ places: PORT }),
    want: [2, 1, 'gone'],
  },
  {
    case: 'a port does not help in the base game',
    rules: '12.1',
    sketch: cut({ places: PORT, layer: 'base' }),
    want: ['gone'],
  },
  {
    case: 'a unit besieged in its own capital loses steps',
    rules: '12.1',
    sketch: cut({ places: { Moscow: 'capital 0504 (nation Soviet Union)' } }),
    want: [2],
  },
  {
    case: 'a unit cut off in a foreign capital surrenders',
    rules: '12.1',
    sketch: cut({ places: { Riga: 'capital 0504 (nation Finland)' } }),
    want: ['gone'],
  },
  {
    case: 'C163: a static unit in a besieged port loses no step',
    rules: '6.1.1.static 12.1.spared',
    sketch: cut({ places: PORT, soviet: { '0504': ['static army R 3|2'] } }),
    want: [3],
  },
  {
    case: 'C75: a unit in the fortress port loses no step',
    rules: '12.2',
    sketch: cut({ places: { Sevastopol: 'major port 0504 (siege-port)' } }),
    want: [3, 3, 3],
  },
  {
    case: 'a unit with an open way out is not besieged, but is out of supply',
    rules: '12.1',
    sketch: cut({
      places: PORT,
      axis: { '0503': ['infantry corps A 4'] },
      terrain: { '0604 0605 0505 0405 0404 0403 0603': 'mountain' },
      soviet: { '0504': [R], '0505': ['infantry army S 1'] },
    }),
    want: ['gone'],
  },
  {
    case: 'an Axis unit cut off in the pocket surrenders, because the pocket supplies only Soviet units',
    rules: '12.3 7.9',
    sketch: {
      side: 'Axis',
      layer: 'advanced',
      axis: { ...RING, '0504': ['infantry corps R 3|2|1'] },
      places: { Siberia: HOME.Siberia, ...POCKET },
    },
    want: ['gone'],
  },
  {
    case: 'C76: the pocket is supplied while the road is open',
    rules: '12.3.road',
    sketch: cut({
      places: { ...POCKET, Port: 'major port 0504' },
      ...LONG,
      control: { Soviet: '0802' },
      weather: 'snow',
    }),
    want: [3, 3],
  },
  {
    case: 'C77: the pocket loses steps when the enemy holds the far end of the road',
    rules: '12.3.cut',
    sketch: cut({
      places: { ...POCKET, Port: 'major port 0504' },
      ...LONG,
      control: { Axis: '0802' },
    }),
    want: [2],
  },
  {
    case: 'C77: the pocket loses steps if only control of the far end is lost',
    rules: '12.3.cut',
    sketch: cut({
      places: { Leningrad: 'fortress 0504 (pocket)', Volkhov: 'site 0802 (lifeline)', Port: 'major port 0504' },
      ...LONG,
      control: { Axis: '0802' },
    }),
    want: [2],
  },
  {
    case: 'the hexes of the pocket are besieged together as one place',
    rules: '12.3',
    sketch: cut({
      places: { Leningrad: 'fortress 0504 0505 (pocket)', Port: 'major port 0504 0505' },
      soviet: { '0504': [R], '0505': ['infantry army S 2'] },
      axis: {
        '0503': ['infantry corps A 4'],
        '0604': ['infantry corps B 4'],
        '0404': ['infantry corps C 4'],
        '0506': ['infantry corps D 4'],
        '0405': ['infantry corps E 4'],
        '0605': ['infantry corps F 4'],
      },
    }),
    want: [2],
  },
  {
    case: 'C77: the pocket loses steps when its railway is cut',
    rules: '12.3.cut',
    sketch: cut({ places: { ...POCKET, Port: 'major port 0504' }, ...ROAD, control: { Soviet: '0802' } }),
    want: [2],
  },
  {
    case: 'the pocket is free while one of its hexes is not surrounded',
    rules: '12.3',
    sketch: cut({
      places: { Leningrad: 'fortress 0504 0603 (pocket)', Port: 'major port 0504 0603' },
      soviet: { '0504': [R], '0703': ['infantry army S 2'] },
      axis: { '0404': ['infantry corps C 4'], '0505': ['infantry corps D 4'] },
    }),
    want: ['gone'],
  },
];

describe('units out of supply', () => {
  test.each(rows)('$case [$rules]', ({ sketch, want }) => {
    expect(turns(field(sketch), want.length)).toEqual(want);
  });

  test('C71: a unit cut off in the enemy turn is not checked for surrender in that turn [7.9]', () => {
    const { state, where } = field(cut({}));
    statusCheck(state); // no unit was marked in phase 2
    expect(where('R')).toBe('0504');
  });

  test('C70: a restored supply line removes the supply marker [7.9]', () => {
    const { state, piece, pieces, where } = field(cut({ places: { Source: 'territory 0803 (source Soviet Union)' } }));
    supplyCheck(state);
    expect(state.outOfSupply[piece('R')]).toBe(1);
    for (const piece of pieces('A, B, D')) state.put(piece, -3);
    statusCheck(state);
    expect([state.outOfSupply[piece('R')], where('R')]).toEqual([0, '0504']);
  });

  test.each([
    ['supplyCheck', [2, 2]],
    ['turnEnd', [3, 2]],
  ])('A35: besieged units lose steps at the time that the reading %s states [12.1, A35]', (reading, want) => {
    const { state, strength } = field(cut({ places: PORT, rulings: { 'siege.lossWhen': reading } }));
    supplyCheck(state);
    statusCheck(state);
    const afterStatus = strength('R');
    siegesAtTurnEnd(state);
    expect([afterStatus, strength('R')]).toEqual(want);
  });

  test('A35: a besieged unit with 1 point surrenders at the end of the month [12.1]', () => {
    const { state, piece } = field(
      cut({ places: PORT, soviet: { '0504': ['infantry army R 1'] }, rulings: { 'siege.lossWhen': 'turnEnd' } }),
    );
    siegesAtTurnEnd(state);
    expect(state.isOnMap(piece('R'))).toBe(false);
  });

  test.each([
    { block: 'tank corps R 2', base: '1 yellow', want: '1 yellow 1 red' },
    { block: 'bomber division R 2', base: '1 yellow', want: '1 yellow 1 blue' },
    { block: 'infantry army R 2', base: '1 yellow', want: '1 yellow' },
    { block: 'artillery army R 2', base: '1 yellow', want: '1 yellow' },
    { block: 'marine brigade R 2', base: '1 yellow', want: '1 yellow' },
    { block: 'parachute infantry corps R 2', base: '1 yellow', want: '1 yellow' },
    { block: 'armoured headquarters R 2', base: '1 yellow', want: '1 yellow 1 black' },
  ])('C73: the enemy gains points for a surrendered $block [12.5]', ({ block, base, want }) => {
    const prize = (layer: 'base' | 'advanced'): string => {
      const { state, piece } = field(cut({ layer, soviet: { '0504': [block] } }));
      supplyCheck(state);
      statusCheck(state);
      const prize = prizeOf(state, piece('R'));
      const store = storeOf(state, 'Germany');
      expect(COLOURS.map((colour) => store[colour])).toEqual(COLOURS.map((colour) => prize[colour] ?? 0));
      return COLOURS.filter((colour) => store[colour] > 0)
        .map((colour) => `${store[colour]} ${colour}`)
        .join(' ');
    };
    expect([prize('base'), prize('advanced')]).toEqual([base, want]);
  });

  test.each([
    { case: 'C68', block: 'infantry army R 3|2|1', mp: 1 },
    { case: 'C69', block: 'shock army R 4|3|2|1', mp: 2 },
  ])('$case: a unit without supply moves half its allowance [4.4.movement]', ({ block, mp }) => {
    const { state, piece } = field(cut({ turn: 'January 1942', soviet: { '0504': [block] } }));
    supplyCheck(state);
    expect(allowance(state, piece('R')).value).toBe(mp);
  });

  test('C68, C80: a unit of technology 1 out of supply may not attack [4.4.attack, 12.4]', () => {
    const { state, piece } = field(cut({ turn: 'January 1942' }));
    supplyCheck(state);
    expect(attackingBar(state, piece('R'))?.rule).toBe('4.4.attack');
  });

  test('C143: a German army cut off in an inland city may make a Desperate Attack, and surrenders if it is still cut off afterwards [12.4, 7.9]', () => {
    const { state, piece, where } = field({
      layer: 'advanced',
      turn: 'November 1942',
      places: { ...HOME, Stalingrad: 'major city 0504' },
      axis: { '0504': ['infantry army R 4|3|2|1'] },
      soviet: {
        '0503': ['infantry army A 4'],
        '0604': ['infantry army B 4'],
        '0404': ['infantry army C 4'],
        '0505': ['infantry army D 4'],
      },
    });
    supplyCheck(state);
    expect([allowance(state, piece('R')).value, attackingBar(state, piece('R'))]).toEqual([2, undefined]);
    statusCheck(state);
    expect(typeof where('R')).toBe('number');
  });

  test('supply markers, siege losses and surrenders are recorded with rule and numbers [7.2, 12.1, 4.5]', () => {
    const { state } = field(cut({ places: PORT, soviet: { '0504': ['infantry army R 2|1'] } }));
    const records = (): (readonly [string, string, unknown])[] =>
      state.drainEvents().map(({ kind, rule, facts }) => [kind, rule, facts] as const);
    supplyCheck(state);
    expect(records()).toEqual([['supply', '7.2', { outcome: 'out of supply' }]]);
    statusCheck(state);
    expect(records()).toEqual([
      ['loss', '12.1', { strength: 1 }],
      ['siege', '12.1', { strength: 1 }],
    ]);
    supplyCheck(state);
    statusCheck(state);
    expect(records().map(([kind, rule]) => [kind, rule])).toEqual([
      ['surrender', '12.1'],
      ['eliminated', '12.1'],
    ]);
    expect(SIDES[state.side]).toBe('Soviet');
  });
});
