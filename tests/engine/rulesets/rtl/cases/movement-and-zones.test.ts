import { describe, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const INF = 'infantry battalion I 4-4-4 (efficiency 5, stacking 2)';
const MOT = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const SLOW = 'motorized infantry battalion S 5-5-4 (efficiency 6, stacking 2)';
const ENEMY = 'infantry battalion E 3-4-4 (efficiency 4, stacking 2)';

/** Returns a move from 6430 into 6431, with its cost. The hexes are in a row from east to west. */
const to = (unit: string, cost: string): Step => ({
  order: `move ${unit} 6430 > 6431`,
  at: { [unit]: '6431' },
  facts: { move: { cost } },
});

const no = (unit: string, refused: string): Step => ({ order: `move ${unit} 6430 > 6431`, refused });
const rough = { 6431: 'rough' };
const stream = { stream: '6430/6431' };
const road = { 'main road': ['6430 - 6431 - 6432'] };

/** An enemy unit in 6432. Its ZOC reaches 6431. */
const beyond = { 6432: [ENEMY] };

const beside = { 6330: [ENEMY] };

const cases: readonly Case[] = [
  {
    case: 'the ZOC of two enemies costs no more than that of one',
    rules: '3.26 8.21',
    german: { 6430: [INF] },
    soviet: { 6432: [ENEMY], 6331: ['infantry battalion F 3-4-4 (efficiency 4, stacking 2)'] },
    steps: [to('I', '2')],
  },
  {
    case: 'a friendly unit in the hex does not cancel an enemy ZOC',
    rules: '3.25 8.21',
    german: { 6430: [INF], 6431: [MOT] },
    soviet: { 6432: [ENEMY] },
    steps: [to('I', '2')],
  },
  {
    case: 'the ZOC of its own side neither costs a unit points nor stops it',
    rules: '3.27 8.24',
    german: { 6430: [INF], 6332: [MOT] },
    steps: [{ order: 'move I 6430 > 6431 > 6432', facts: { move: { cost: '2' } }, at: { I: '6432' } }],
  },
  {
    case: 'a unit moves from neighbour to neighbour',
    rules: '3.13 8.11',
    german: { 6430: [INF] },
    steps: [{ order: 'move I 6430 > 6432', refused: '8.11 no-neighbour' }],
  },
  {
    case: 'the costs of hex and hexside are paid together, or the hex is not entered',
    rules: '8.32 8.36a',
    terrain: rough,
    sides: stream,
    german: { 6430: ['infantry battalion I 4-4-2 (efficiency 5, stacking 2)'] },
    steps: [no('I', '8.13 points')],
  },
  {
    case: 'the same rough hex is entered without the stream',
    rules: '8.32',
    terrain: rough,
    german: { 6430: ['infantry battalion I 4-4-2 (efficiency 5, stacking 2)'] },
    steps: [to('I', '2')],
  },
  {
    case: 'C34: lorries move between two hexes in enemy ZOC',
    rules: '8.22 8.23a TEC.f TEC.g',
    routes: road,
    german: { 6430: [MOT] },
    soviet: beside,
    steps: [
      { ...to('M', '2'), facts: { move: { cost: '2', left: '4' } } },
      { order: 'move M to 6432', at: { M: '6432' } },
    ],
  },
  {
    case: 'RTL-27: lorries move between two hexes in enemy ZOC at the road rate',
    rules: '8.22',
    rulings: { 'movement.roadBetweenEzoc': 'allowed' },
    routes: road,
    german: { 6430: [MOT] },
    soviet: beside,
    steps: [to('M', '1.5')],
  },
  {
    case: 'C35: infantry moves from enemy ZOC to enemy ZOC',
    rules: '8.23b TEC.g',
    german: { 6430: [INF] },
    soviet: beside,
    steps: [to('I', '4')],
  },
  {
    case: 'C36: no unit has a minimum move',
    rules: '3.72a 8.13',
    sequence: 'assault',
    routes: road,
    german: { 6430: ['motorized infantry battalion M 5-5-4 (efficiency 6, stacking 2, disrupted)'] },
    steps: [no('M', '8.13 points')],
  },
  {
    case: 'no unit has a minimum move from enemy ZOC to enemy ZOC',
    rules: '8.23b 8.13',
    sequence: 'assault',
    german: { 6430: ['infantry battalion I 4-4-4 (efficiency 5, disrupted)'] },
    soviet: beside,
    steps: [no('I', '8.23b zone-to-zone')],
  },
  {
    case: 'C37: an empty enemy strongpoint costs a point',
    rules: '8.31b 14.12',
    strongpoints: { 6431: 'Soviet' },
    german: { 6430: [INF] },
    steps: [{ order: 'move I 6430 > 6431 > 6432', facts: { move: { cost: '3' } } }],
  },
  {
    case: 'an unfinished strongpoint costs nothing',
    rules: '14.12',
    strongpoints: { 6431: 'Soviet unfinished' },
    german: { 6430: [INF] },
    steps: [to('I', '1')],
  },
  {
    case: 'a strongpoint of its own side costs a unit nothing',
    rules: '14.12',
    strongpoints: { 6431: 'German' },
    german: { 6430: [INF] },
    steps: [to('I', '1')],
  },
  {
    case: 'C38: a unit that moves with a slower one keeps its pace',
    rules: '8.12',
    german: { 6430: [MOT, SLOW] },
    steps: [
      { order: 'move M, S 6430 > 6431 > 6432 > 6433', facts: { move: { cost: '3', left: '1' } } },
      { order: 'move M 6433 > 6434', at: { M: '6434', S: '6433' }, facts: { move: { cost: '1', left: '0' } } },
      { order: 'move S 6433 > 6434', refused: '8.13 moved' },
    ],
  },
  {
    case: 'C38: a unit that moves with a slower one moves no farther',
    rules: '8.12',
    german: { 6430: [MOT, SLOW] },
    steps: [
      { order: 'move M, S 6430 > 6429 > 6428 > 6427' },
      { order: 'move M 6427 > 6426 > 6425', refused: '8.13 points' },
    ],
  },
  {
    case: 'RTL-28: under the reading `ownMA` a unit has its own allowance again after it drops the slower one',
    rules: '8.12',
    rulings: { 'movement.stackAfterDrop': 'ownMA' },
    german: { 6430: [MOT, SLOW] },
    steps: [
      { order: 'move M, S 6430 > 6429 > 6428 > 6427' },
      { order: 'move M 6427 > 6426 > 6425 > 6424', at: { M: '6424' } },
    ],
  },
  {
    case: 'a unit that has moved is finished when another begins to move',
    rules: '8.11',
    german: { 6430: [MOT], 6429: [SLOW] },
    steps: [
      { order: 'move M 6430 > 6431' },
      { order: 'move S 6429 > 6430' },
      { order: 'move M 6431 > 6432', refused: '8.13 moved' },
    ],
  },
  {
    case: 'no unit enters a hex with an enemy',
    rules: '8.14',
    german: { 6430: [MOT] },
    soviet: { 6431: [ENEMY] },
    steps: [no('M', '8.14 enemy')],
  },
  {
    case: 'no unit enters a lake',
    rules: '8.3',
    terrain: { 6431: 'lake' },
    german: { 6430: [MOT] },
    steps: [no('M', '8.3 lake')],
  },
  {
    case: 'no unit skips a hex',
    rules: '8.11',
    german: { 6430: [MOT] },
    steps: [{ order: 'move M 6430 > 6432', refused: '8.11 no-neighbour' }],
  },
  {
    case: 'C13: a unit passes through a full hex but does not stop in it',
    rules: '3.32 8.14',
    german: { 6430: [MOT], 6431: ['infantry regiment F 5-5-4 (stacking 9)'] },
    steps: [no('M', '3.32 stack-limit'), { order: 'move M 6430 > 6431 > 6432', facts: { move: { cost: '2' } } }],
  },
  {
    case: 'a leader moves next to the enemy only where a friendly unit is',
    rules: '8.15',
    german: { 6430: ['leader L 2-6'] },
    soviet: beyond,
    steps: [no('L', '8.15 leader-alone')],
  },
  {
    case: 'a leader joins a unit next to the enemy',
    rules: '8.15',
    german: { 6430: ['leader L 2-6'], 6431: [INF] },
    soviet: beyond,
    steps: [to('L', '2')],
  },
  {
    case: 'a leader moves next to the enemy together with a unit',
    rules: '8.15',
    german: { 6430: ['leader L 2-6', MOT] },
    soviet: beyond,
    steps: [{ order: 'move M, L 6430 > 6431', at: { L: '6431', M: '6431' } }],
  },
  {
    case: 'a leader driven out of his hex has spent his points',
    rules: '15.22',
    german: { 6430: [MOT] },
    soviet: { 6431: ['leader V 2-6'], 6426: [ENEMY] },
    steps: [{ order: 'move M 6430 > 6431 > 6432', at: { V: '6426' } }],
  },
  {
    case: 'the owner chooses the unit to which a leader is driven if several are equally near',
    rules: '15.22',
    german: { 6430: [MOT] },
    soviet: { 6431: ['leader V 2-6'], 6433: [ENEMY], 6231: ['infantry battalion F 3-4-4'] },
    steps: [{ order: 'move M 6430 > 6431', answers: { retreat: 'retreat V to 6231' }, at: { V: '6231' } }],
  },
  {
    case: 'a bridge is removed when an enemy enters its hex',
    rules: '16.26',
    sides: { river: '6431/6432' },
    german: { 6430: [MOT] },
    soviet: { 6431: ['bridge unit B (towards 6432)'] },
    steps: [{ order: 'move M 6430 > 6431', at: { B: -8 } }],
  },
  {
    case: 'a leader without a unit does not enter a hex with an enemy bridge',
    rules: '16.26',
    sides: { river: '6431/6432' },
    german: { 6430: ['leader L 2-6'] },
    soviet: { 6431: ['bridge unit B (towards 6432)'] },
    steps: [no('L', '16.26 enemy-there')],
  },
  {
    case: 'a leader enters a hex with an enemy bridge together with a combat unit, and the bridge is removed',
    rules: '16.26',
    sides: { river: '6431/6432' },
    german: { 6430: ['leader L 2-6', MOT] },
    soviet: { 6431: ['bridge unit B (towards 6432)'] },
    steps: [{ order: 'move L, M 6430 > 6431', at: { B: -8, L: '6431', M: '6431' } }],
  },
  {
    case: 'an enemy bridge and leader leave an entered hex at once, and the owner chooses where the leader goes',
    rules: '15.22 16.26',
    sides: { river: '6431/6432' },
    german: { 6430: [MOT] },
    soviet: {
      6431: ['leader V 2-6', 'bridge unit B (towards 6432)'],
      6433: [ENEMY],
      6231: ['infantry battalion F 3-4-4'],
    },
    steps: [{ order: 'move M 6430 > 6431', answers: { retreat: 'retreat V to 6231' }, at: { V: '6231', B: -8 } }],
  },
  {
    case: 'an inactive unit does not move',
    rules: '4.35b 8.0',
    german: { 6430: ['motorized infantry battalion M 5-5-6 (idle)'] },
    steps: [no('M', '4.35 not-active')],
  },
  {
    case: 'a unit out of supply moves half as far',
    rules: '8.16 6.14',
    german: { 6430: ['motorized infantry battalion M 5-5-6 (oos)'] },
    steps: [
      { order: 'move M 6430 > 6431 > 6432 > 6433 > 6434', refused: '8.13 points' },
      { order: 'move M to 6433', at: { M: '6433' } },
    ],
  },
];

describe('movement', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });
});
