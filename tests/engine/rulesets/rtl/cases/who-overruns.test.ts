import { describe, expect, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { overrunning } from '../../../../../engine/rulesets/rtl/overrun/overrun.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
  readonly disrupted?: string;
}

const TANK = 'tank battalion T 12-6-6|6-3-6 (efficiency 6-5, stacking 2)';
const MOT = 'motorized infantry battalion M 6-5-6|3-3-6 (efficiency 6-5, stacking 2)';
const CAR = 'armoured-car company A 2-2-8 (efficiency 6, stacking 1)';
const CAV = 'cavalry regiment C 6-3-6|3-2-6 (efficiency 5-4, stacking 2)';
const INF = 'infantry battalion I 6-5-4|3-3-4 (efficiency 5-4, stacking 2)';
const WEAK = 'infantry battalion E 1-1-4 (efficiency 5, stacking 2)';

const cases: readonly Case[] = [
  {
    case: 'C95: no unit overruns into hills',
    rules: '8.64c',
    terrain: { 6431: 'hills' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64c terrain' }],
  },
  {
    case: 'no unit overruns into swamp',
    rules: '8.64c',
    terrain: { 6431: 'swamp' },
    routes: { 'main road': ['6430 - 6431'] },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64c terrain' }],
  },
  {
    case: 'no unit overruns into a city',
    rules: '8.64c',
    places: { Soltsy: ['city', '6431'] },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64c terrain' }],
  },
  {
    case: 'no unit overruns into a strongpoint',
    rules: '14.13b 8.64c',
    strongpoints: { 6431: 'Soviet' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64c strongpoint' }],
  },
  {
    case: 'a unit overruns into an unfinished strongpoint',
    rules: '8.64c',
    strongpoints: { 6431: 'Soviet unfinished' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } }],
  },
  {
    case: 'C95: no unit overruns from a hex in the ZOC of two enemy hexes',
    rules: '8.64d',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK], 6529: ['infantry battalion F 1-1-4'] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64d zones' }],
  },
  {
    case: 'a unit overruns from a hex in the ZOC of one enemy hex, however many units are there',
    rules: '8.64d',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK, 'infantry battalion F 1-1-4'] },
    steps: [{ order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } }],
  },
  {
    case: 'C95: no unit overruns in rain',
    rules: '8.64a',
    weather: 'rain',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64a rain' }],
  },
  {
    case: 'no unit overruns in an Assault Sequence',
    rules: '8.61',
    sequence: 'assault',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.61 assault-sequence' }],
  },
  {
    case: 'infantry does not overrun with the other units',
    rules: '8.62c',
    german: { 6430: [TANK, INF] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'overrun 6431 with T, I', refused: '8.62a not-motorized' },
      { order: 'overrun 6431 with T', dice: [1], at: { T: '6431', I: '6430' } },
    ],
  },
  {
    case: 'cavalry overruns, alone and with lorries',
    rules: '8.62',
    german: { 6430: [CAV, MOT] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with C, M', dice: [1], at: { C: '6431', M: '6431' } }],
  },
  {
    case: 'cavalry that has entered enemy ZOC still overruns',
    rules: '8.67a',
    german: { 6429: [CAV] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move C 6429 > 6430' },
      { order: 'move C to 6330', refused: '8.13 moved' },
      { order: 'overrun 6431 with C', dice: [1], at: { C: '6431' }, facts: { move: { cost: '2', left: '2' } } },
    ],
  },
  {
    case: 'lorries without other units do not overrun',
    rules: '8.62a',
    german: { 6430: [MOT] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with M', refused: '8.62a no-maker' }],
  },
  {
    case: 'RTL-05: a single armoured car overruns',
    rules: '8.62',
    german: { 6430: [CAR] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with A', dice: [1], at: { A: '6431' } }],
  },
  {
    case: 'RTL-05: an armoured car does not overrun together with lorries',
    rules: '8.62a',
    german: { 6430: [CAR, MOT] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with A, M', refused: '8.62a no-maker' }],
  },
  {
    case: 'RTL-05: under the reading `anySilhouetteAndCavalry` an armoured car overruns together with lorries',
    rules: '8.62a',
    rulings: { 'overrun.groupMakers': 'anySilhouetteAndCavalry' },
    german: { 6430: [CAR, MOT] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with A, M', dice: [1], at: { A: '6431', M: '6431' } }],
  },
  {
    case: 'no disrupted unit overruns',
    rules: '8.62 3.72',
    german: { 6430: ['tank battalion T 5-3-6 (disrupted)'] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.62 disrupted' }],
  },
  {
    case: 'no unit out of supply overruns',
    rules: '8.62 8.16 6.14f',
    german: { 6430: ['tank battalion T 5-3-6 (oos)'] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.62 out-of-supply' }],
  },
  {
    case: 'a unit that began in another hex does not join an overrun',
    rules: '8.62b',
    german: { 6430: [TANK], 6429: [MOT] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move M 6429 > 6430' },
      { order: 'overrun 6431 with T, M', refused: '8.62b began-apart' },
      { order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } },
    ],
  },
  {
    case: 'a unit that came alone has ended its move when the next unit comes',
    rules: '8.11 8.62d',
    german: { 6429: [TANK, MOT] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move M 6429 > 6430' },
      { order: 'move T 6429 > 6430' },
      { order: 'overrun 6431 with T, M', refused: '8.13 moved' },
    ],
  },
  {
    case: 'a stack moves and overruns together',
    rules: '8.62b',
    german: { 6429: [TANK, MOT] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move T, M 6429 > 6430' },
      { order: 'overrun 6431 with T, M', dice: [1], at: { T: '6431', M: '6431' } },
    ],
  },
  {
    case: 'a slower unit left behind just before the overrun does not slow the others',
    rules: '8.63 8.12',
    german: { 6429: [TANK, 'motorized infantry battalion S 5-5-3 (stacking 2)'] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move T, S 6429 > 6430', facts: { move: { cost: '2', left: '1' } } },
      { order: 'overrun 6431 with T, S', refused: '8.63 points' },
      {
        order: 'overrun 6431 with T',
        dice: [1],
        at: { T: '6431', S: '6430' },
        facts: { move: { cost: '2', left: '2' } },
      },
      { order: 'move S to 6429', refused: '8.13 moved' },
    ],
  },
  {
    case: 'no unit overruns below 1-4',
    rules: '8.65',
    german: { 6430: [CAR] },
    soviet: { 6431: ['infantry regiment E 9-9-4'] },
    steps: [{ order: 'overrun 6431 with A', refused: '8.65 odds' }],
  },
  {
    case: 'no unit overruns without the movement points',
    rules: '8.63',
    terrain: { 6431: 'wooded marsh' },
    german: { 6430: ['tank battalion T 5-3-4'] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.63 points' }],
  },
  {
    case: 'no unit overruns leaders without other units',
    rules: '8.6',
    german: { 6430: [TANK] },
    soviet: { 6431: ['leader V 2-6'] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.6 no-enemy' }],
  },
];

describe('overrun', () => {
  test.each(cases)('$case [$rules]', ({ steps, disrupted, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving, overrunning]);
    for (const piece of disrupted === undefined ? [] : at.pieces(disrupted)) expect(at.state.disrupted[piece]).toBe(1);
  });
});
