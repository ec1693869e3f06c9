import { NO_SIDE } from '../../../../../engine/mechanics/sides.js';
import { describe, expect, test } from 'vitest';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { capacity, INSIDE, NORTH } from '../../../../../engine/rulesets/bite/rail/capacity.js';
import { evacuating } from '../../../../../engine/rulesets/bite/rail/factory-evacuation.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

/**
 * A railway from west to east through Germany (to column 05) and the Soviet Union, and a second railway in the north
 * inside the Finnish area, half of it in Finland.
 */
const lines: Sketch = {
  phase: 'strategic rail',
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Moscow: 'capital 1905 (nation Soviet Union, source Soviet Union, railway-knot, red 1)',
    Reich: 'territory 0101..0116 0201..0216 0301..0316 0401..0416 0501..0516 (nation Germany)',
    Russia:
      'territory 0605 0705 0805 0905 1005 1105 1205 1305 1405 1505 1605 1705 1805 1905 1001 1101 (nation Soviet Union)',
    Suomi: 'territory 0801 0901 (nation Finland)',
    North: 'operative zone 0801 0901 1001 1101 (nation Finland)',
  },
  routes: {
    rail: [
      '0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0905 - 1005',
      '1105 - 1205 - 1305 - 1405 - 1505 - 1605 - 1705 - 1805 - 1905',
      '0801 - 0901 - 1001 - 1101',
    ],
  },
  settings: { 'saved of Germany': [9], 'saved of Soviet Union': [9] },
};
const ours: Sketch = { ...lines, control: { Axis: '0605 0705 0805 0905 1005 1001 1101' } };
const inf = (name: string): string => `infantry corps ${name} 3|2|1`;
const rail = (unit: string, cell: string): Step => ({ order: `rail ${unit} to ${cell}`, at: { [unit]: cell } });
const no = (text: string, refused: string): Step => ({ order: text, refused });
const soviets = (...names: string[]): Sketch => ({
  ...lines,
  side: 'Soviet',
  soviet: { '1305': names.map((name) => `infantry army ${name} 3|2|1`) },
});

const cases: readonly Case[] = [
  {
    case: 'C90: the Soviets may not make a sixth rail movement',
    rules: '7.4.soviet',
    ...soviets('A', 'B', 'C', 'D', 'E', 'F'),
    steps: [
      ...['A', 'B', 'C', 'D', 'E'].map((unit) => rail(unit, '1605')),
      no('rail F to 1605', '7.4.soviet no-capacity'),
    ],
  },
  {
    case: 'C91: the Axis makes four rail movements in the Soviet Union, one in the Finnish area, and any number in its own countries',
    rules: '7.4.axis 7.4.cost',
    ...ours,
    axis: { '0605': ['A', 'B', 'C', 'D', 'E'].map(inf), '0801': [inf('N'), inf('O')], '0105': [inf('X'), inf('Y')] },
    steps: [
      ...['A', 'B', 'C', 'D'].map((unit) => rail(unit, '1005')),
      no('rail E to 1005', '7.4.axis no-capacity'),
      rail('N', '1101'),
      no('rail O to 1101', '7.4.axis no-capacity'),
      rail('X', '0505'),
      rail('Y', '0405'),
    ],
  },
  {
    case: 'A21 inside: a path across the border counts',
    rules: '7.4.axis',
    ...ours,
    house: { 'rail.axisInside': 0 },
    axis: { '0505': [inf('A')] },
    steps: [no('rail A to 1005', '7.4.axis no-capacity')],
  },
  {
    case: 'A21 outside: a path across the border does not count',
    rules: '7.4.axis A21',
    ...ours,
    house: { 'rail.axisInside': 0 },
    rulings: { 'rail.mixedRoute': 'outside' },
    axis: { '0505': [inf('A')], '0705': [inf('B')] },
    steps: [rail('A', '1005'), no('rail B to 1005', '7.4.axis no-capacity')],
  },
  {
    case: 'C92: no unit moves by rail next to an enemy across a river',
    rules: '7.4',
    ...ours,
    sides: { river: '0605/0606' },
    axis: { '0605': [inf('A')], '0305': [inf('B')] },
    soviet: { '0606': ['infantry army E 3'] },
    steps: [no('rail A to 0305', '7.4 blocked'), no('rail B to 0705', '7.4 no-railway'), rail('B', '0405')],
  },
  {
    case: 'no unit moves by rail through enemy hexes',
    rules: '7.4',
    ...lines,
    axis: { '0405': [inf('A')] },
    steps: [no('rail A to 0605', '7.4 no-railway'), rail('A', '0505')],
  },
  {
    case: 'rail movement needs supply, a railway and points',
    rules: '7.4 7.4.cost',
    ...ours,
    settings: { 'saved of Germany': [1] },
    axis: { '0305': ['infantry corps A 3 (unsupplied)', inf('B'), inf('D')], '0304': [inf('C')] },
    steps: [
      no('rail A to 0405', '7.4 unsupplied'),
      no('rail C to 0405', '7.4 no-rail'),
      rail('B', '0405'),
      no('rail D to 0405', '7.4.cost not-paid'),
    ],
  },
  {
    case: 'an HQ may pay for rail movement with a point',
    rules: '7.4.cost',
    ...ours,
    layer: 'advanced',
    settings: {},
    axis: { '0305': [inf('A'), 'armoured headquarters H 2|1', 'supreme headquarters R 3 (of Romania)'] },
    steps: [
      no('rail A to 0405 (paid R)', '7.4.cost other-nation'),
      no('rail A to 0405 (paid X)', '7.4.cost no-payer'),
      { order: 'rail A to 0405 (paid H)', at: { A: '0405' }, facts: { loss: { strength: 1 } } },
    ],
  },
  {
    case: 'the last point of an HQ pays for the rail movement of another unit, not for that of the HQ',
    rules: '7.4.cost 13.6',
    ...ours,
    layer: 'advanced',
    settings: {},
    axis: { '0305': [inf('A'), 'armoured headquarters H 2|1 (step 2)'] },
    steps: [
      no('rail H to 0405 (paid H)', '7.4.cost last-point'),
      { order: 'rail A to 0405 (paid H)', at: { A: '0405', H: ELIMINATED } },
    ],
  },
  {
    case: 'frozen units may not move by rail',
    rules: '3.21',
    ...ours,
    turn: 'June 1941',
    axis: { '0305': ['infantry corps A 3 (frozen)'] },
    steps: [no('rail A to 0405', '3.21 frozen')],
  },
];

describe('strategic rail movement', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [byRail, evacuating]);
  });

  test('each rail movement costs a yellow point [7.4.cost]', () => {
    const at = field({ ...ours, axis: { '0105': [inf('X')] } });
    take(at, rail('X', '0505'), [byRail]);
    expect(at.state.stores.Germany.yellow).toBe(8);
  });

  test.each(['allowed', 'nextTurn'])(
    'A21 %s: the ruling decides whether units placed this turn may move by rail [7.4, A21]',
    (reading) => {
      const at = field({ ...ours, rulings: { 'rail.newUnits': reading }, axis: { '0105': [inf('X')] } });
      at.state.placed[at.piece('X')] = 1;
      take(at, reading === 'allowed' ? rail('X', '0505') : no('rail X to 0505', '7.4 new-unit'), [byRail]);
    },
  );

  test.each(['counted', 'beyond'])(
    'A38 %s: the ruling decides whether the free rail movement of the Stavka counts [13.8.1.rail, A38]',
    (reading) => {
      const at = field({
        ...soviets('A'),
        layer: 'advanced',
        settings: {},
        house: { 'rail.soviet': 0 },
        rulings: { 'stavka.freeRail': reading },
        soviet: { '1305': ['infantry army A 3'], '1905': ['supreme headquarters V 3|2|1 (activated)'] },
      });
      const step: Step =
        reading === 'beyond'
          ? { order: 'rail A to 1605 (paid V)', at: { A: '1605' } }
          : no('rail A to 1605 (paid V)', '7.4.soviet no-capacity');
      take(at, step, [byRail]);
      expect(at.strength('V')).toBe(3);
    },
  );

  test('partisans and bombed stations stop trains [29.1.one, 32.3]', () => {
    const at = field({ ...ours, axis: { '0305': [inf('A'), inf('B')] } });
    at.state.partisans[at.cell('0405')] = 1;
    take(at, no('rail A to 0505', '29.1.one no-railway'), [byRail]);
    at.state.partisans[at.cell('0405')] = 0;
    at.state.stationHits[at.cell('0505')] = 1;
    take(at, no('rail A to 0505', '32.3 no-railway'), [byRail]);
    take(at, rail('A', '0405'), [byRail]);
  });

  test.each([
    { month: 'December 1941', options: true, inside: 1 },
    { month: 'October 1941', options: true, inside: 4 },
    { month: 'November 1941', options: true, inside: 1 },
    { month: 'March 1942', options: true, inside: 1 },
    { month: 'April 1942', options: true, inside: 4 },
    { month: 'December 1942', options: true, inside: 2 },
    { month: 'December 1943', options: true, inside: 4 },
    { month: 'December 1941', options: false, inside: 4 },
  ])(
    'C93: the Axis may make $inside rail movements in $month with the winter option: $options [33.1]',
    ({ month, options, inside }) => {
      const { state } = field({ ...ours, layer: 'advanced', turn: month, options: options ? ['first-winter'] : [] });
      expect([capacity(state, AXIS, INSIDE).value, capacity(state, AXIS, NORTH).value]).toEqual([inside, 1]);
    },
  );

  test('a side has no rail movements left if the hits on its stations exceed them [32.3]', () => {
    const { state, cell } = field({ ...ours, layer: 'advanced', options: ['strategic-bombing'] });
    state.stationHits[cell('0505')] = capacity(state, AXIS, INSIDE).value + 1;
    expect(capacity(state, AXIS, INSIDE).value).toBe(0);
  });

  test('land units capture neutral hexes on their rail path, aircraft do not [3.3, 7.4]', () => {
    const at = field({
      ...lines,
      places: { ...lines.places, Russia: 'territory 1905 (nation Soviet Union)', Pskov: 'minor city 0905' },
      control: { Axis: '0905' },
      axis: { '0105': ['fighter wing JG 2|1', inf('A')] },
    });
    const holders = (): number[] => at.cells('0605 0805 1005').map((cell) => at.state.control[cell]);
    take(at, rail('JG', '0905'), [byRail]);
    expect(holders()).toEqual([NO_SIDE, NO_SIDE, NO_SIDE]);
    take(at, rail('A', '0805'), [byRail]);
    expect(holders()).toEqual([AXIS, AXIS, NO_SIDE]);
  });

  const spent = [0, 9].flatMap((inside) => [0, 9].flatMap((north) => [0, 9].map((home) => [inside, north, home])));
  test.each(spent.flatMap((used) => ['inside', 'outside'].map((reading) => ({ used, reading }))))(
    'after $used rail movements, with mixed paths counted as $reading, only legal rail movements are listed [7.4, A21]',
    ({ used: [inside, north, home], reading }) => {
      for (const sketch of [
        { ...ours, axis: { '0205': [inf('A')], '0705': [inf('B')], '0901': [inf('C')] } },
        soviets('D'),
      ]) {
        const { state } = field({ ...sketch, rulings: { 'rail.mixedRoute': reading } });
        state.railed = [inside, north, home];
        const rides = state.onMapOf(state.side).flatMap((piece) =>
          Array.from({ length: state.ground.board.size }, (_, cell) => ({
            verb: 'rail',
            pieces: [piece],
            cells: [cell],
          })),
        );
        const open = rides.filter((ride) => byRail.refuse(state, ride) === undefined);
        expect(new Set(byRail.legal(state))).toEqual(new Set(open));
      }
    },
  );

  test('the loss of Moscow and hits on stations reduce rail movements [13.8.1.capacity, 32.3]', () => {
    const at = field({ ...lines, layer: 'advanced', options: ['strategic-bombing'] });
    expect(capacity(at.state, SOVIET, INSIDE).value).toBe(5);
    at.state.stationHits[at.cell('1605')] = 2;
    expect(capacity(at.state, SOVIET, INSIDE).value).toBe(3);
    at.state.setControl(at.cell('1905'), AXIS);
    expect(capacity(at.state, SOVIET, INSIDE).value).toBe(2);
  });
});

describe('evacuation of factories', () => {
  const factory: Sketch = {
    ...lines,
    layer: 'advanced',
    side: 'Soviet',
    options: ['scorched-earth'],
    turn: 'July 1941',
  };
  test('C109: an evacuated factory takes three of five rail movements and starts on box 8 [16.2]', () => {
    const at = field(factory);
    take(at, { order: 'evacuate 1905 red', facts: { evacuate: { red: 0 } } }, [evacuating]);
    expect(at.state.railed[INSIDE]).toBe(3);
    expect(at.state.buildings[SOVIET]).toMatchObject([{ colour: 'red', box: 8, isEvacuated: true }]);
    take(at, no('evacuate 1905 red', '16.2 no-factory'), [evacuating]);
  });
  test.each<{ case: string; more: Sketch; refused: string }>([
    { case: 'without the option', more: { options: [] }, refused: '16.2 not-played' },
    { case: 'in 1942', more: { turn: 'January 1942' }, refused: '16.2 too-late' },
    { case: 'by the Axis', more: { side: 'Axis' }, refused: '16.2 soviet-alone' },
    { case: 'with only two rail movements left', more: { house: { 'rail.soviet': 2 } }, refused: '16.2 no-capacity' },
    { case: 'without points', more: { settings: {} }, refused: '7.4.cost not-paid' },
    { case: 'next to the enemy', more: { axis: { '1804': [inf('I')] } }, refused: '7.4 blocked' },
  ])('the evacuation of a factory $case is refused [16.2]', ({ more, refused }) => {
    take(field({ ...factory, ...more }), no('evacuate 1905 red', refused), [evacuating]);
  });
});
