import { describe, expect, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { overrunning } from '../../../../../engine/rulesets/rtl/overrun/overrun.js';
import { joining } from '../../../../../engine/rulesets/rtl/sequence/army-units.js';
import { AT_HAND, DUE, ELIMINATED } from '../../../../../engine/rulesets/rtl/state/state.js';
import { RtlViews } from '../../../../../engine/rulesets/rtl/position/views.js';
import { isInZone } from '../../../../../engine/rulesets/rtl/zones/zones.js';
import { controllerOf } from '../../../../../engine/rulesets/rtl/zones/control.js';
import { order } from '../drive.js';
import { take, type Step } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

interface Meeting extends Sketch {
  readonly meet: string;
  readonly rules: string;
  readonly steps: readonly Step[];
  readonly then?: (at: Field) => void;
}

const INF = 'infantry battalion I 4-4-4 (efficiency 5, stacking 2)';
const CAV = 'cavalry regiment C 6-3-6|3-2-6 (efficiency 5-4, stacking 2)';
const MOT = 'motorized infantry battalion M 6-5-6|3-3-6 (efficiency 6-5, stacking 2)';
const TANK = 'tank battalion T 12-6-6|6-3-6 (efficiency 6-5, stacking 2)';
const LEADER = 'leader L 2-6';
const WEAK = 'infantry battalion E 1-1-4 (efficiency 5, stacking 2)';
const OTHER = 'infantry battalion F 1-1-4 (efficiency 5, stacking 2)';

const meetings: readonly Meeting[] = [
  {
    meet: 'an overrun opens a path that the ZOC of the eliminated enemy closed to infantry',
    rules: '8.6 3.21 8.22',
    german: { 6430: [TANK], 6330: [INF] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1], at: { E: ELIMINATED } },
      { order: 'move I 6330 > 6331 > 6332 > 6333 > 6334', at: { I: '6334' }, facts: { move: { cost: '4' } } },
    ],
  },
  {
    meet: 'a unit that has overrun and waits is finished when another unit moves',
    rules: '8.67i 8.11',
    german: { 6430: [TANK], 6330: [INF] },
    soviet: { 6431: [WEAK], 6418: [OTHER] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1] },
      { order: 'move I 6330 > 6329' },
      { order: 'move T 6431 > 6432', refused: '8.13 moved' },
    ],
  },
  {
    meet: 'a stack with different allowances moves on as one, and each record has its actual cost',
    rules: '8.12 8.13',
    german: { 6430: ['tank battalion T 12-6-8 (efficiency 6, stacking 2)', MOT] },
    steps: [
      { order: 'move T, M 6430 > 6431 > 6432 > 6433', facts: { move: { cost: '3', left: '3' } } },
      { order: 'move T, M 6433 > 6434', facts: { move: { cost: '1', left: '2' } } },
      {
        order: 'move T, M 6434 > 6334 > 6234',
        facts: { move: { cost: '2', left: '0' } },
        at: { T: '6234', M: '6234' },
      },
    ],
  },
  {
    meet: 'a leader moves along into the hex cleared by an overrun',
    rules: '8.15 8.67h',
    german: { 6430: [TANK, LEADER] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T, L', dice: [1], at: { T: '6431', L: '6431' } }],
  },
  {
    meet: 'an enemy leader in the hex cleared by an overrun is driven out',
    rules: '15.22 8.67h',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK, 'leader V 2-6'], 6418: [OTHER] },
    steps: [{ order: 'overrun 6431 with T', dice: [1], at: { V: '6418' } }],
    then: ({ state, piece }) => {
      expect(state.spent[piece('V')]).toBe(1);
    },
  },
  {
    meet: 'a bridge in the hex cleared by an overrun is removed, and the stream behind it costs points again',
    rules: '16.26 8.36 8.67h',
    sides: { stream: '6431/6432' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK, 'bridge unit B (towards 6432)'] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1], at: { B: AT_HAND } },
      { order: 'move T 6431 > 6432', facts: { move: { cost: '2' } } },
    ],
  },
  {
    meet: 'a bridge laid by the enemy carries tanks until they enter its hex',
    rules: '16.21 16.26',
    sides: { river: '6430/6431' },
    german: { 6430: [TANK] },
    soviet: { 6431: ['bridge unit B (towards 6430)'] },
    steps: [
      { order: 'move T 6430 > 6431 > 6430', refused: '8.36c river' },
      { order: 'move T 6430 > 6431', at: { T: '6431', B: AT_HAND } },
    ],
  },
  {
    meet: 'an overrun along a route pays the route rate although ZOC reaches both hexes',
    rules: '8.64e 8.22',
    terrain: { 6431: 'wooded marsh' },
    routes: { 'main road': ['6430 - 6431'] },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK], 6432: [OTHER] },
    steps: [{ order: 'overrun 6431 with T', dice: [1], facts: { move: { cost: '1.5', left: '4.5' } } }],
  },
  {
    meet: 'the stream before the target of an overrun costs points, and helps the target if all units cross it',
    rules: '8.63 10.22c',
    sides: { stream: '6430/6431' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', dice: [1], facts: { move: { cost: '3' }, overrun: { modifier: 1 } } }],
  },
  {
    meet: 'a unit that lost a step in a first overrun makes a second with its remaining strength',
    rules: '8.61 11.21 8.67i',
    german: { 6430: ['tank battalion T 7-6-6|3-3-6 (efficiency 5-5, stacking 2)'] },
    soviet: {
      6431: ['infantry battalion E 2-2-4|1-1-4 (efficiency 5-5, stacking 2)'],
      6432: ['infantry battalion F 1-1-4 (efficiency 5, stacking 2)'],
    },
    steps: [
      {
        order: 'overrun 6431 with T',
        dice: [2],
        facts: { overrun: { odds: '3-1', result: 'A1/D2R' } },
        at: { T: '6431', E: ELIMINATED },
      },
      {
        order: 'overrun 6432 with T',
        dice: [1],
        facts: { overrun: { attack: 3, odds: '3-1' } },
        at: { T: '6432', F: ELIMINATED },
      },
    ],
  },
  {
    meet: 'cavalry that has moved into ZOC keeps its points for an overrun only',
    rules: '8.22 8.67a',
    german: { 6429: [CAV], 6329: [MOT] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'move C 6429 > 6430' },
      { order: 'move M 6329 > 6328' },
      { order: 'overrun 6431 with C', refused: '8.13 moved' },
    ],
  },
  {
    meet: 'an Army unit may not join after the first unit has begun to move',
    rules: '7.45 8.11',
    german: { 6430: [MOT], 6330: ['assault-gun battery A 3-3-6 (army, idle, efficiency 7, stacking 1)'] },
    steps: [{ order: 'move M 6430 > 6431' }, { order: 'activate A', refused: '7.45 too-late' }],
  },
  {
    meet: 'an Army unit may not join after a first overrun either',
    rules: '7.45 8.6',
    german: { 6430: [TANK], 6330: ['assault-gun battery A 3-3-6 (army, idle, efficiency 7, stacking 1)'] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1] },
      { order: 'activate A', refused: '7.45 too-late' },
    ],
  },
  {
    meet: 'a builder that overruns abandons its unfinished strongpoint, which is removed',
    rules: '14.26b 8.6',
    strongpoints: { 6430: 'German unfinished' },
    german: { 6430: [TANK, 'motorized infantry battalion M 6-5-6 (building, stacking 2)'] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T, M', dice: [1] }],
    then: ({ state, cell }) => {
      expect(state.strongpoint[cell('6430')]).toBe(0);
    },
  },
  {
    meet: 'a builder that moves abandons its unfinished strongpoint, which is removed',
    rules: '14.26b 8.11',
    strongpoints: { 6430: 'German unfinished' },
    german: { 6430: ['infantry battalion I 4-4-4 (building)'] },
    steps: [{ order: 'move I 6430 > 6431' }],
    then: ({ state, cell }) => {
      expect(state.strongpoint[cell('6430')]).toBe(0);
    },
  },
  {
    meet: 'a banded stack that loses its last unbanded unit exerts no ZOC any more',
    rules: '3.23 8.11',
    german: { 6430: [MOT, 'artillery battalion G 3-2-4 (banded)'] },
    steps: [{ order: 'move M 6430 > 6429 > 6428 > 6427' }],
    then: ({ state, cell }) => {
      expect([isInZone(state, 0, cell('6431')), isInZone(state, 0, cell('6426'))]).toEqual([false, true]);
    },
  },
  {
    meet: 'each hex that a unit passes is controlled by its side, or by the enemy again if only enemy ZOC reaches it',
    rules: '3.12a 8.22',
    german: { 6430: [MOT] },
    soviet: { 6331: [WEAK] },
    steps: [{ order: 'move M 6430 > 6431 > 6432 > 6433', facts: { move: { cost: '5', left: '1' } } }],
    then: ({ state, cell }) => {
      expect(['6431', '6430', '6429'].map((hex) => controllerOf(state, cell(hex)))).toEqual([1, 0, -1]);
    },
  },
  {
    meet: 'the allowance of a disrupted motorized unit out of supply is halved once and then reduced by two',
    rules: '3.57 3.72 6.14 8.13',
    routes: { 'main road': ['6430 - 6431 - 6432 - 6433'] },
    german: { 6430: ['motorized infantry battalion M 5-5-6 (oos, disrupted)'] },
    steps: [
      { order: 'move M 6430 > 6431 > 6432 > 6433', refused: '8.13 points' },
      { order: 'move M 6430 > 6431 > 6432', facts: { move: { cost: '1', left: '0' } } },
    ],
  },
  {
    meet: 'a stack of lorries and infantry moves as far as the infantry, each with the costs of its own column',
    rules: '8.12 8.34',
    terrain: { '6431 6432': 'woods' },
    german: { 6430: [MOT, INF] },
    steps: [
      { order: 'move M, I 6430 > 6431 > 6432', at: { M: '6432', I: '6432' } },
      { order: 'move M 6432 > 6433', refused: '8.13 moved' },
    ],
  },
  {
    meet: 'if lorries cannot move at the pace of slower units, each unit moves alone',
    rules: '8.12 8.34',
    terrain: { '6431 6432 6433': 'woods' },
    german: { 6430: [MOT, INF] },
    steps: [{ order: 'move M, I 6430 > 6431 > 6432 > 6433', at: { M: '6433', I: '6433' } }],
  },
  {
    meet: 'a unit that has begun to move and is named with one that has not moves on first, at its actual cost',
    rules: '8.11 8.13',
    german: { 6430: [MOT], 6332: [INF] },
    steps: [
      { order: 'move M 6430 > 6431' },
      { order: 'move I, M to 6433', at: { M: '6433', I: '6433' }, facts: { move: { cost: '1', left: '3' } } },
      { order: 'move M 6433 > 6434', refused: '8.13 moved' },
    ],
  },
  {
    meet: 'units of a stack that has begun to move do not move on by different paths',
    rules: '8.12',
    terrain: { '6432 6433': 'woods' },
    german: { 6430: [MOT, 'infantry battalion I 4-4-6 (efficiency 5, stacking 2)'] },
    steps: [{ order: 'move M, I 6430 > 6431' }, { order: 'move M, I to 6434', refused: '8.12 parted' }],
  },
  {
    meet: 'an enemy strongpoint in enemy ZOC costs a point for each',
    rules: '8.21 14.12',
    strongpoints: { 6431: 'Soviet' },
    german: { 6430: [INF] },
    soviet: { 6432: [WEAK] },
    steps: [{ order: 'move I 6430 > 6431', facts: { move: { cost: '3' } } }],
  },
  {
    meet: 'a river that costs half the allowance into enemy ZOC costs an additional point',
    rules: '8.21 TEC.e',
    rulings: { 'movement.motorizedRiverCrossing': 'halfMA' },
    sides: { river: '6430/6431' },
    german: { 6430: [MOT] },
    soviet: { 6432: [WEAK] },
    steps: [{ order: 'move M 6430 > 6431', facts: { move: { cost: '4', left: '2' } } }],
  },
  {
    meet: 'lorries that move with slow cavalry pay for a wooded marsh out of its allowance',
    rules: '8.12 8.34 8.63',
    terrain: { 6431: 'wooded marsh' },
    german: { 6430: ['cavalry regiment C 6-3-3', MOT] },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'overrun 6431 with C, M', refused: '8.63 points' },
      { order: 'overrun 6431 with C', dice: [1], at: { C: '6431', M: '6430' } },
    ],
  },
  {
    meet: 'one hex is overrun twice in sequence',
    rules: '8.62 8.68',
    german: {
      6430: ['armoured-car company A 2-2-8|1-1-8 (efficiency 5-5, stacking 1)'],
      6329: ['tank battalion T 12-6-6 (efficiency 5, stacking 2)'],
    },
    soviet: { 6431: ['infantry battalion E 3-4-4|2-3-4 (efficiency 5-5, stacking 2)'] },
    steps: [
      {
        order: 'overrun 6431 with A',
        dice: [5],
        facts: { overrun: { odds: '1-2', result: 'AR' } },
        answers: { retreat: 'retreat A to 6428' },
        at: { A: '6428' },
      },
      { order: 'overrun 6431 with T', refused: '8.67a not-adjacent' },
      { order: 'move T 6329 > 6430' },
      {
        order: 'overrun 6431 with T',
        dice: [4],
        facts: { overrun: { odds: '3-1', result: 'D1R' } },
        at: { T: '6431' },
      },
    ],
  },
];

describe('interacting rules of movement', () => {
  test.each(meetings)('$meet [$rules]', ({ steps, then, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving, overrunning, joining]);
    then?.(at);
  });

  test('units that entered the map in this phase do not overrun together [5.22c, 8.62b]', () => {
    const at = field({ german: { 6430: [TANK, MOT] }, soviet: { 6431: [WEAK] } });
    for (const piece of at.pieces('T, M')) at.state.startCell[piece] = DUE;
    take(at, { order: 'overrun 6431 with T, M', refused: '8.62b began-apart' }, [overrunning]);
    expect(overrunning.legal(at.state).map(({ pieces }) => pieces)).toEqual([at.pieces('T')]);
  });

  test('the editor shows which hexes a unit may overrun, the cost, and why it may not overrun another hex', () => {
    const at = field({ german: { 6430: [TANK] }, soviet: { 6431: [WEAK], 6433: [OTHER] } });
    const views = new RtlViews(at.state);
    expect(views.reach('T', 'overrun')).toEqual([{ cell: at.cell('6431'), cost: 2 }]);
    expect(views.whyNot('T', at.cell('6431'), 'overrun')).toBeUndefined();
    expect(views.whyNot('T', at.cell('6433'), 'overrun')?.[0].rule).toBe('8.67a');
    const cost = views.cost?.(order(at, 'overrun 6431 with T'));
    expect([cost?.value, cost?.ledger.map(({ text }) => text)]).toEqual([2, ['1 overrun', '+1 open, 6431']]);
  });
});
