import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { incomeOf } from '../../../../../engine/rulesets/bite/production/income.js';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import type { NationName } from '../../../../../engine/rulesets/bite/vocabulary/nations.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { goOn, produce, setTable, type Produced } from '../economy.js';
import type { Field } from '../sketch.js';

interface Case extends Produced {
  readonly case: string;
  readonly rules: string;
  readonly of?: NationName;
  /** Expected income of the nation in points, before losses to mines. */
  readonly want: string;
  /** A line that the explanation must contain. */
  readonly why?: string;
}

const takes = (side: 0 | 1, labels: string) => (at: Field) => {
  enterHexes(at.state, side, at.cells(labels));
};

const LENINGRAD = {
  Leningrad: 'major city 1104 (yellow 2, red 3)',
  Moscow: 'capital 1304 (nation Soviet Union, blue 3)',
};
const NORTH = { rail: ['1404 - 1304', '1304 - 1204 - 1104'] };
const KERCH = {
  Kerch: 'mine 0704 (yellow 1)',
  'Kerch port': 'minor port 0704 (sea Black)',
  Constanta: 'major port 0404 (sea Black)',
  Black: 'sea 0505 0604 (mined)',
};
const AT_SEA: Produced = {
  layer: 'advanced',
  places: { ...KERCH, Sevastopol: 'major port 0704 (sea Black)' },
  terrain: { '0505 0604': 'water' },
  control: { Axis: '0704 0404' },
  routes: { rail: ['0104 - 0204 - 0304 - 0404'], 'sea route': ['0404 - 0505 - 0604 - 0704'] },
};

describe('income', () => {
  test.each<Case>([
    {
      case: 'C141: a nation earns its cities, factories and wells',
      rules: '11.1 11.2.factories 3.13.price',
      of: 'Soviet Union',
      layer: 'advanced',
      places: { ...LENINGRAD, Maykop: 'oil well 1204 (black 5)' },
      routes: NORTH,
      settings: { oil: 'true' },
      house: { 'technology.price': 0 },
      want: '2 yellow, 3 red, 3 blue, 5 black',
      why: '+2 yellow, +3 red Leningrad',
    },
    {
      case: 'C141: a nation earns a hydrogenation plant, but no white points',
      rules: '11.2.factories 11.0',
      layer: 'advanced',
      places: { Police: 'plant 0204 (black 2)', Stettin: 'minor city 0204 (white 1)' },
      routes: { rail: ['0104 - 0204'] },
      want: '2 black',
    },
    {
      case: 'a listed income does not change with losses',
      rules: '7.3 A18',
      of: 'Soviet Union',
      settings: { 'production of Soviet Union': [10, 3] },
      places: LENINGRAD,
      given: takes(AXIS, '1104'),
      want: '10 yellow',
    },
    {
      case: 'the base game counts only yellow points',
      rules: '3.6',
      places: {
        Kassel: 'major city 0204 (yellow 2, red 2, blue 1)',
        Ore: 'mine 0205 (yellow 1)',
        Ploesti: 'oil well 0206 (black 2)',
      },
      routes: { rail: ['0104 - 0204 - 0205 - 0206'] },
      want: '3 yellow',
    },
    {
      case: 'income changes with centres lost and won',
      rules: '7.3 A18',
      of: 'Soviet Union',
      layer: 'advanced',
      settings: { 'production of Soviet Union': [10, 3, 3] },
      places: LENINGRAD,
      routes: NORTH,
      given: takes(AXIS, '1104'),
      want: '8 yellow, 3 blue',
      why: '-2 yellow, -3 red Leningrad: not held',
    },
    {
      case: 'a centre without a connection to the capital earns nothing',
      rules: '11.2.transport',
      of: 'Soviet Union',
      layer: 'advanced',
      settings: { 'production of Soviet Union': [10, 3, 3] },
      places: LENINGRAD,
      routes: { rail: ['1404 - 1304'] },
      want: '8 yellow, 3 blue',
      why: '-2 yellow, -3 red Leningrad: not connected',
    },
    {
      case: 'the leading nation earns a captured centre, but not its destroyed factories',
      rules: '7.3 3.3.factories',
      layer: 'advanced',
      settings: { 'production of Germany': [10] },
      places: LENINGRAD,
      routes: { rail: ['0104 - 0204 - 0304 - 0404 - 0504 - 0604 - 0704 - 0804 - 0904 - 1004 - 1104'] },
      given: takes(AXIS, '1104'),
      want: '12 yellow',
      why: '+2 yellow Leningrad',
    },
    {
      case: 'the scenario may list the income in the advanced game too',
      rules: '7.3',
      of: 'Soviet Union',
      layer: 'advanced',
      settings: { income: 'listed', 'production of Soviet Union': [10, 3, 3] },
      places: LENINGRAD,
      given: takes(AXIS, '1104'),
      want: '10 yellow, 3 red, 3 blue',
    },
    {
      case: 'Italy and Finland have no income',
      rules: '5.2.aid 5.4',
      of: 'Finland',
      settings: { 'production of Finland': [5] },
      want: 'nothing',
    },
    {
      case: 'a battalion of partisans stops the points of a centre',
      rules: '29.1 29.0.railways',
      places: { Breslau: 'major city 0204 (yellow 2)' },
      layer: 'advanced',
      routes: { rail: ['0104 - 0204'] },
      given: ({ state, cell }) => void (state.partisans[cell('0204')] = 1),
      want: 'nothing',
    },
    {
      case: 'C157: each bomb hit takes a point',
      rules: '32.1',
      places: { Breslau: 'major city 0204 (yellow 2, red 1)' },
      layer: 'advanced',
      routes: { rail: ['0104 - 0204'] },
      given: ({ state, cell }) => void (state.bombed[cell('0204')] = 2),
      want: '1 yellow',
    },
    {
      case: 'C106: a centre without major port and railway earns nothing',
      rules: '11.3 11.2.sea',
      layer: 'advanced',
      places: KERCH,
      control: { Axis: '0704 0404' },
      routes: { rail: ['0104 - 0204 - 0304 - 0404'], 'sea route': ['0404 - 0505 - 0604 - 0704'] },
      want: 'nothing',
    },
    {
      case: 'the technology schedule costs four points if the income is computed from the map',
      rules: '3.13.price',
      of: 'Soviet Union',
      layer: 'advanced',
      places: { Moscow: 'capital 1304 (nation Soviet Union, yellow 9)' },
      routes: NORTH,
      want: '5 yellow',
      why: '-4 yellow for research',
    },
    {
      case: 'a listed income without oil is increased by the oil of the wells',
      rules: 'SBE9.oil',
      of: 'Soviet Union',
      layer: 'advanced',
      places: { Baku: 'oil well 1304 (black 5)', Maykop: 'oil well 1204 (black 3)' },
      routes: { rail: ['1204 - 1304 - 1404'] },
      settings: { 'production of Soviet Union': [10, 3], oil: 'true' },
      given: (at) => {
        at.state.heldAtStart.set(at.state.control);
        takes(AXIS, '1204')(at);
      },
      want: '10 yellow, 3 red, 5 black',
    },
    {
      case: 'a listed income that includes oil changes only with losses',
      rules: 'SBE9.oil A18',
      of: 'Soviet Union',
      layer: 'advanced',
      places: { Baku: 'oil well 1304 (black 5)', Maykop: 'oil well 1204 (black 3)' },
      routes: { rail: ['1204 - 1304 - 1404'] },
      settings: { 'production of Soviet Union': [10, 3, 0, 9], oil: 'true' },
      given: (at) => {
        at.state.heldAtStart.set(at.state.control);
        takes(AXIS, '1204')(at);
      },
      want: '10 yellow, 3 red, 6 black',
    },
    {
      case: 'research does not reduce the income',
      rules: '17.0',
      of: 'Soviet Union',
      layer: 'advanced',
      options: ['research'],
      settings: { 'production of Soviet Union': [46] },
      want: '50 yellow',
    },
  ])('$case [$rules]', ({ of = 'Germany', want, why, ...sketch }) => {
    const { state } = setTable(sketch);
    const { points, reasons } = incomeOf(state, of);
    const { ledger } = reasons;
    expect(pointsText(points), ledger.map(({ text }) => text).join('; ')).toBe(want);
    if (why !== undefined) expect(ledger.map(({ text }) => text)).toContain(why);
  });

  test.each([
    { die: 6, saves: 'nothing' },
    { die: 5, saves: '1 yellow' },
  ])(
    'C106: of a point that crosses a mined sea with a roll of $die, $saves remains in store [11.3, 18.2, 11.2.transport]',
    ({ die, saves }) => {
      const { store } = produce({
        ...AT_SEA,
        given: ({ state }) => {
          state.ground.seas.forEach((sea) => {
            expect(sea.isMined).toBe(true);
          });
        },
        dice: [die],
      });
      expect(pointsText(store('Germany'))).toBe(saves);
    },
  );

  test('mines sink at most as many points as a nation earns [11.3, 7.3]', () => {
    const at = setTable({
      ...AT_SEA,
      places: { ...AT_SEA.places, Kerch: 'mine 0704 (yellow 3)' },
      settings: { 'production of Germany': [1, 1] },
    });
    at.state.heldAtStart.set(at.state.control);
    expect(pointsText(goOn(at, { dice: [6, 6, 6] }).store('Germany'))).toBe('nothing');
  });
});

describe('the pocket', () => {
  const besieged: Produced = {
    layer: 'advanced',
    side: 'Soviet',
    weather: 'snow',
    turn: 'January 1942',
    places: {
      Leningrad: 'fortress 1110 (pocket, yellow 2, red 3)',
      City: 'major city 1110',
      Volkhov: 'minor city 1408 (lifeline)',
    },
    routes: { rail: ['1404 - 1405 - 1406 - 1407 - 1408 - 1409'] },
    axis: {
      '1109': ['infantry corps N 3|2|1'],
      '1111': ['infantry corps S 3|2|1'],
      '1010': ['infantry corps W 3|2|1'],
      '1210': ['infantry corps E 3|2|1'],
      '1011': ['infantry corps V 3|2|1'],
      '1211': ['infantry corps F 3|2|1'],
      '1009': ['infantry corps V2 3|2|1'],
      '1209': ['infantry corps F2 3|2|1'],
    },
    soviet: {
      '1110': ['infantry army L 4|3|2|1 (step 3, unsupplied)'],
      lost: ['infantry army X 4|3|2|1'],
      '1409': ['infantry army O 4|3|2|1 (step 3)'],
    },
    given: ({ state, piece }) => void (state.siege[piece('L')] = 3),
  };

  test('C76: points of the Leningrad pocket pay only for repairs and rebuilding in the pocket [12.3.road, 12.3.ice]', () => {
    const result = produce({ ...besieged, orders: ['repair O', 'repair L', 'rebuild X to Leningrad'] });
    expect(result.refusals.map(({ message }) => message)).toEqual([
      'Repairing O costs 2 yellow; Soviet Union has nothing: 2 yellow missing [7.3].',
      'Rebuilding X costs 1 yellow; The pocket has 3 red: 1 yellow missing [7.3].',
    ]);
    expect(result.strength('L')).toBe(4);
    expect(result.events.find(({ kind, facts }) => kind === 'store' && facts?.nation === 'pocket')?.text).toBe(
      'The pocket saves nothing; 3 red lost.',
    );
  });

  test('the pocket can save a red point only together with a yellow point [11.2.saving]', () => {
    expect(produce(besieged).state.pocketStore).toMatchObject({ yellow: 2, red: 2 });
  });

  test.each([
    { what: 'that is connected to the source', rail: ['1404 - 1304 - 1204 - 1104'], saves: '2 yellow, 2 red', left: 0 },
    { what: 'that is not yet connected to the source', rail: [], saves: 'nothing', left: 2 },
  ])('a relieved pocket $what adds its points to the Soviet store [12.3, 11.2.transport]', ({ rail, saves, left }) => {
    const { Volkhov } = besieged.places ?? {};
    const result = produce({
      ...besieged,
      places: { Volkhov, Leningrad: 'fortress 1104 (pocket)' },
      routes: { rail },
      axis: {},
      given: ({ state }) => void (state.pocketStore = { yellow: 2, red: 2 }),
    });
    expect([pointsText(result.store('Soviet Union')), result.state.pocketStore.yellow]).toEqual([saves, left]);
  });

  test('in the pocket Lend-Lease points do not serve in place of a factory [34.0.placement, 12.3.road]', () => {
    const result = produce({
      ...besieged,
      options: ['lend-lease'],
      soviet: { ...besieged.soviet, lost: ['tank corps T 1'] },
      places: { ...besieged.places, Leningrad: 'fortress 1110 (pocket, yellow 2)' },
      given: ({ state, piece }) => {
        state.siege[piece('L')] = 3;
        state.pocketStore = { yellow: 1, red: 1 };
      },
      orders: ['rebuild T to Leningrad'],
    });
    expect(result.refused).toEqual(['7.3.1.armour wrong-place']);
  });

  test('a unit built in the pocket is besieged [12.3.road, 7.3.1.two]', () => {
    const result = produce({ ...besieged, orders: ['rebuild X to Leningrad'] });
    expect(result.refused).toEqual([]);
    expect([result.where('X'), result.state.siege[result.piece('X')]]).toEqual(['1110', 3]);
    expect(result.state.pocketStore).toMatchObject({ yellow: 1 });
  });

  test('a scenario may add the points of the Leningrad pocket to the Soviet store in summer [SBE6.leningrad]', () => {
    const summer = { ...besieged, weather: 'clear', settings: { pocket: 'true' } } as const;
    expect(produce({ ...summer, orders: ['repair O'] }).strength('O')).toBe(4);
    expect(produce({ ...summer, weather: 'snow', orders: ['repair O'] }).refused).toEqual(['7.3 over-budget']);
  });

  test('a unit besieged outside the pocket gets no points [12.1]', () => {
    const result = produce({
      ...besieged,
      given: ({ state, piece }) => void (state.siege[piece('L')] = 1),
      orders: ['repair L'],
    });
    expect(result.refused).toEqual(['4.4.replacements out-of-supply']);
  });
});

test('a nation has no income in a month without a stated figure [7.3]', () => {
  const { state } = setTable({ settings: { 'production of Germany': [5] } });
  state.settings = state.settings.map((one) => (one.name === 'production' ? { ...one, turn: 99 } : one));
  expect(pointsText(incomeOf(state, 'Germany').points)).toBe('nothing');
});

test('a recaptured Soviet centre earns points again [7.3, A18]', () => {
  const { state, cells } = setTable({
    layer: 'advanced',
    places: LENINGRAD,
    routes: NORTH,
    settings: { 'production of Soviet Union': [10, 3, 3] },
  });
  enterHexes(state, AXIS, cells('1104'));
  enterHexes(state, SOVIET, cells('1104'));
  expect(pointsText(incomeOf(state, 'Soviet Union').points)).toBe('10 yellow, 3 blue');
});

test.each([
  ['base', '9 yellow'],
  ['advanced', '9 yellow, 2 red, 1 blue, 3 black'],
] as const)('the %s game begins with the saved points %s [3.6, 7.3.saving]', (layer, want) => {
  const { state } = setTable({ layer, saved: { Germany: [9, 2, 1, 3] } });
  expect(pointsText(state.stores.Germany)).toBe(want);
});
