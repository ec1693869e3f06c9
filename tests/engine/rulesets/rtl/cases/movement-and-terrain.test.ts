import { describe, expect, test } from 'vitest';
import { allowance } from '../../../../../engine/rulesets/rtl/movement/allowance.js';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { RtlViews } from '../../../../../engine/rulesets/rtl/position/views.js';
import { order } from '../drive.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const INF = 'infantry battalion I 4-4-4 (efficiency 5, stacking 2)';
const CAV = 'cavalry regiment C 3-3-6 (efficiency 5, stacking 2)';
const MOT = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const TANK = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';
const GUNS = 'artillery battalion G 3-2-6 (range 6, efficiency 5, stacking 1)';
const ENEMY = 'infantry battalion E 3-4-4 (efficiency 4, stacking 2)';

/** Returns a move from 6430 into the adjacent hex 6431, and its expected cost. */
const to = (unit: string, cost: string): Step => ({
  order: `move ${unit} 6430 > 6431`,
  at: { [unit]: '6431' },
  facts: { move: { cost } },
});

const no = (unit: string, refused: string): Step => ({ order: `move ${unit} 6430 > 6431`, refused });
const rough = { 6431: 'rough' };
const swamp = { 6431: 'swamp', 6432: 'swamp', 6433: 'swamp' };
const stream = { stream: '6430/6431' };
const river = { river: '6430/6431' };
const road = { 'main road': ['6430 - 6431 - 6432'] };
const trail = { trail: ['6430 - 6431'] };

/** An enemy unit whose ZOC reaches 6431. */
const beyond = { 6432: [ENEMY] };

const cases: readonly Case[] = [
  {
    case: 'C23: a unit enters rough terrain in dry weather',
    rules: '8.41',
    terrain: rough,
    german: { 6430: [MOT] },
    steps: [to('M', '2')],
  },
  {
    case: 'C23: a unit enters rough terrain in rain',
    rules: '8.41 5.13a 5.13b',
    weather: 'rain',
    terrain: rough,
    german: { 6430: [MOT] },
    steps: [to('M', '3')],
  },
  {
    case: 'C24: a unit moves along a secondary road into enemy ZOC',
    rules: '8.21 8.33',
    routes: { 'secondary road': ['6432 - 6331 - 6231'] },
    german: { 6432: [MOT, TANK] },
    soviet: { 6230: [ENEMY] },
    steps: [
      {
        order: 'move M, T 6432 > 6331 > 6231',
        facts: { move: { cost: '2', left: '4' } },
        at: { M: '6231', T: '6231' },
      },
    ],
  },
  {
    case: 'C25: a unit enters a wooded marsh off route',
    rules: '3.14 8.31a 8.34a',
    terrain: { 6431: 'wooded marsh' },
    german: { 6430: [GUNS] },
    steps: [to('G', '4')],
  },
  {
    case: 'C25: a unit enters a wooded marsh by a trail',
    rules: '8.34b 8.33 TEC.c',
    terrain: { 6431: 'wooded marsh' },
    routes: trail,
    german: { 6430: [GUNS] },
    steps: [to('G', '1')],
  },
  {
    case: 'a trail in rain spares a unit the cost of woods',
    rules: '8.42',
    weather: 'rain',
    terrain: { 6431: 'wooded marsh' },
    routes: trail,
    german: { 6430: [GUNS] },
    steps: [to('G', '4')],
  },
  {
    case: 'C26: a unit crosses a stream into rough terrain',
    rules: '8.36a',
    terrain: rough,
    sides: stream,
    german: { 6430: [INF] },
    steps: [to('I', '3')],
  },
  {
    case: 'C26: a unit crosses a stream with a bridge and no road',
    rules: '8.36b TEC.d',
    terrain: rough,
    sides: { ...stream, bridge: '6430/6431' },
    german: { 6430: [INF] },
    steps: [to('I', '2')],
  },
  {
    case: 'C27: a unit crosses a stream in rain',
    rules: '8.36 8.41',
    weather: 'rain',
    terrain: rough,
    sides: stream,
    german: { 6430: [MOT] },
    steps: [to('M', '6')],
  },
  {
    case: 'C28: a unit follows a road across a stream without a bridge',
    rules: '8.36b',
    routes: road,
    sides: stream,
    german: { 6430: [MOT] },
    steps: [to('M', '1.5')],
  },
  {
    case: 'C29: lorries cross a river without a bridge',
    rules: '8.36c',
    sides: river,
    german: { 6430: [MOT] },
    steps: [
      { ...to('M', '6'), facts: { move: { cost: '6', left: '0' } } },
      { order: 'move M to 6432', refused: '8.13 moved' },
    ],
  },
  {
    case: 'C29: tanks do not cross a river without a bridge',
    rules: '8.36c',
    sides: river,
    german: { 6430: [TANK] },
    steps: [no('T', '8.36c river')],
  },
  {
    case: 'guns do not cross a river without a bridge',
    rules: '8.36c 8.5',
    sides: river,
    german: { 6430: [GUNS] },
    steps: [no('G', '8.36c river')],
  },
  {
    case: 'lorries that have moved do not cross a river without a bridge',
    rules: '8.36c',
    sides: river,
    german: { 6429: [MOT] },
    steps: [{ order: 'move M 6429 > 6430 > 6431', refused: '8.36c river-whole' }],
  },
  { case: 'infantry wades a river', rules: '8.36', sides: river, german: { 6430: [INF] }, steps: [to('I', '3')] },
  {
    case: 'RTL-03: a river costs half of the allowance under the reading `halfMA`',
    rules: 'TEC.e',
    rulings: { 'movement.motorizedRiverCrossing': 'halfMA' },
    sides: river,
    german: { 6429: [MOT] },
    steps: [{ order: 'move M 6429 > 6430 > 6431 > 6432', facts: { move: { cost: '5', left: '1' } } }],
  },
  {
    case: 'C126: a unit crosses a river by a bridge unit',
    rules: '16.21',
    sides: river,
    german: { 6430: [TANK, 'bridge unit B (towards 6431)'] },
    steps: [to('T', '1')],
  },
  {
    case: 'C126: a unit crosses a stream by a bridge unit',
    rules: '16.21',
    sides: stream,
    german: { 6430: [MOT], 6431: ['bridge unit B (towards 6430)'] },
    steps: [to('M', '1')],
  },
  {
    case: 'C30: infantry stops in a swamp',
    rules: '8.37b',
    terrain: swamp,
    german: { 6430: [INF] },
    steps: [
      { order: 'move I 6430 > 6431 > 6432', refused: '8.37b stopped' },
      to('I', '2'),
      { order: 'move I to 6432', refused: '8.13 moved' },
    ],
  },
  {
    case: 'RTL-04: a swamp costs the whole allowance under the reading `wholeMA`',
    rules: '8.37b',
    rulings: { 'movement.swampEntryOnFoot': 'wholeMA' },
    terrain: swamp,
    german: { 6430: [INF] },
    steps: [to('I', '4')],
  },
  {
    case: 'RTL-04: a unit with a partly used allowance does not enter a swamp',
    rules: '8.37b',
    rulings: { 'movement.swampEntryOnFoot': 'wholeMA' },
    terrain: swamp,
    german: { 6429: [INF] },
    steps: [{ order: 'move I 6429 > 6430 > 6431', refused: '8.37b swamp-whole' }],
  },
  {
    case: 'RTL-04: a unit with a partly used allowance enters a swamp at its printed cost',
    rules: 'TEC.b',
    terrain: swamp,
    german: { 6429: [INF] },
    steps: [{ order: 'move I 6429 > 6430 > 6431', facts: { move: { cost: '3' } } }],
  },
  {
    case: 'C31: cavalry moves through three swamps',
    rules: '8.37b',
    terrain: swamp,
    german: { 6430: [CAV] },
    steps: [{ order: 'move C 6430 > 6431 > 6432 > 6433', facts: { move: { cost: '6' } }, at: { C: '6433' } }],
  },
  {
    case: 'C32: lorries enter a swamp by a trail in dry weather',
    rules: '8.37a TEC.a',
    terrain: swamp,
    routes: trail,
    german: { 6430: [MOT] },
    steps: [to('M', '1')],
  },
  {
    case: 'C32: lorries do not enter a swamp by a trail in rain',
    rules: '8.37a 5.13d TEC.a',
    weather: 'rain',
    terrain: swamp,
    routes: trail,
    german: { 6430: [MOT] },
    steps: [no('M', '8.37a swamp')],
  },
  {
    case: 'lorries do not leave a swamp off route',
    rules: '8.37a',
    terrain: { 6430: 'swamp' },
    german: { 6430: [MOT] },
    steps: [no('M', '8.37a swamp')],
  },
  {
    case: 'C33: infantry stops in enemy ZOC',
    rules: '8.21 8.22 TEC.f',
    german: { 6430: [INF] },
    soviet: beyond,
    steps: [
      { order: 'move I 6430 > 6431 > 6331', refused: '8.22 stopped' },
      to('I', '2'),
      { order: 'move I to 6430', refused: '8.13 moved' },
    ],
  },
  {
    case: 'RTL-44: open country in rain costs 2 on foot',
    rules: 'TEC',
    weather: 'rain',
    german: { 6430: [INF] },
    steps: [to('I', '2')],
  },
  {
    case: 'RTL-44: open country in rain costs 1 on foot under the ruling `movement.openRainOnFoot` = 1',
    rules: 'TEC',
    weather: 'rain',
    rulings: { 'movement.openRainOnFoot': 1 },
    german: { 6430: [INF] },
    steps: [to('I', '1')],
  },
  {
    case: 'a unit uses a railway if it is cheaper',
    rules: '8.35',
    terrain: rough,
    routes: { railroad: ['6430 - 6431'] },
    german: { 6430: [MOT] },
    steps: [to('M', '1')],
  },
  {
    case: 'a unit uses a railway in rain',
    rules: '8.35',
    weather: 'rain',
    terrain: rough,
    routes: { railroad: ['6430 - 6431'] },
    german: { 6430: [MOT] },
    steps: [to('M', '2')],
  },
];

describe('movement', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });
});

describe('allowances', () => {
  test.each([
    { case: 'C09', unit: 'M 5-5-6 (oos)', kind: 'motorized infantry', sequence: 'assault' as const, points: 3 },
    {
      case: 'C09 disrupted',
      unit: 'M 5-5-6 (oos, disrupted)',
      kind: 'motorized infantry',
      sequence: 'assault' as const,
      points: 1,
    },
    {
      case: 'C10',
      unit: 'M 5-5-5 (oos, disrupted)',
      kind: 'motorized infantry',
      sequence: 'mobile' as const,
      points: 0.5,
    },
    {
      case: 'C11 in a Mobile Sequence',
      unit: 'M 4-4-4 (oos)',
      kind: 'infantry',
      sequence: 'mobile' as const,
      points: 4,
    },
    {
      case: 'C11 in an Assault Sequence',
      unit: 'M 4-4-4 (oos)',
      kind: 'infantry',
      sequence: 'assault' as const,
      points: 2,
    },
  ])('$case: the movement allowance of the unit is $points', ({ unit, kind, sequence, points }) => {
    const { state, piece } = field({ sequence, german: { 6430: [`${kind} battalion ${unit}`] } });
    expect(allowance(state, piece('M')).value).toBe(points);
  });
});

test('the ledger of a path lists every point of its cost', () => {
  const at = field({
    terrain: rough,
    sides: { ...stream, river: '6431/6432' },
    strongpoints: { 6432: 'Soviet' },
    german: { 6430: [CAV] },
    soviet: { 6433: [ENEMY] },
  });
  const cost = new RtlViews(at.state).cost?.(order(at, 'move C 6430 > 6431'));
  expect([cost?.value, cost?.ledger.map(({ text, rule }) => `${text} [${rule}]`)]).toEqual([
    3,
    ['+2 rough, 6431 [8.3]', '+1 stream, 6431 [8.36]'],
  ]);
});
