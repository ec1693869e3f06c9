import { describe, expect, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { overrunning } from '../../../../../engine/rulesets/rtl/overrun/overrun.js';
import { ELIMINATED } from '../../../../../engine/rulesets/rtl/state/state.js';
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
const ENEMY = 'infantry battalion E 4-4-4|2-2-4 (efficiency 6-5, stacking 2)';
const WEAK = 'infantry battalion E 1-1-4 (efficiency 5, stacking 2)';

const cases: readonly Case[] = [
  {
    case: 'C91: an overrun of 18 to 4 in a village',
    rules: '8.67c 8.67e 8.67f',
    places: { Luga: ['village', '6431'] },
    german: { 6430: [TANK, MOT] },
    soviet: { 6431: ['infantry battalion E 4-4-4|2-4-4 (efficiency 4-3, stacking 2)'] },
    steps: [
      {
        order: 'overrun 6431 with T, M',
        dice: [5],
        facts: { overrun: { odds: '4-1', modifier: -3, row: '2', roll: 5 }, move: { cost: '2', left: '4' } },
        at: { T: '6431', M: '6431' },
      },
    ],
  },
  {
    case: 'C92: an overrun along a trail into woods, where a second ZOC on the target costs nothing',
    rules: '8.63 8.64e',
    terrain: { 6433: 'woods' },
    routes: { trail: ['6430 - 6431 - 6432 - 6433'] },
    german: { 6430: [TANK] },
    soviet: { 6433: [WEAK], 6434: ['infantry battalion F 1-1-4'] },
    steps: [
      { order: 'move T 6430 > 6431 > 6432', facts: { move: { cost: '2', left: '4' } } },
      {
        order: 'overrun 6433 with T',
        dice: [1],
        facts: { move: { cost: '2', left: '2' } },
        at: { T: '6433', E: ELIMINATED },
      },
    ],
  },
  {
    case: 'C93: a failed overrun costs an additional step',
    rules: '8.68',
    german: { 6430: ['armoured-car company A 2-2-8|1-1-8 (efficiency 5-5, stacking 1)'] },
    soviet: { 6431: ['infantry battalion E 3-3-4|2-2-4 (efficiency 4-3, stacking 2)'] },
    steps: [
      {
        order: 'overrun 6431 with A',
        dice: [9],
        facts: { overrun: { odds: '1-2', modifier: -1, row: '8', result: 'A1R' } },
        at: { A: ELIMINATED, E: '6431' },
      },
    ],
  },
  {
    case: "C94: defenders beaten in an overrun retreat two hexes along the attacker's path, disrupted",
    rules: '8.67g',
    terrain: { 6431: 'woods' },
    german: {
      6430: [
        'tank battalion T 12-6-6|6-3-6 (efficiency 5-5, stacking 2)',
        'motorized infantry battalion M 5-5-6 (efficiency 5, stacking 2)',
      ],
    },
    soviet: { 6431: ['infantry battalion E 4-4-4|2-2-4 (efficiency 5-4, stacking 2)'] },
    steps: [
      {
        order: 'overrun 6431 with T, M',
        dice: [6],
        answers: { retreat: 'retreat E to 6332' },
        facts: { overrun: { attack: 17, defense: 4, odds: '4-1', modifier: 0, row: '6', result: 'DR' } },
        at: { E: '6332', T: '6431' },
      },
    ],
    disrupted: 'E',
  },
  {
    case: 'C95: no unit overruns across a river, with or without a bridge',
    rules: '8.64b',
    sides: { river: '6430/6431', bridge: '6430/6431' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK] },
    steps: [{ order: 'overrun 6431 with T', refused: '8.64b river' }],
  },
  {
    case: 'a stack moves on after an overrun and overruns again',
    rules: '8.61 8.67i',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK], 6432: ['infantry battalion F 1-1-4 (efficiency 5)'] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } },
      { order: 'move T to 6331', refused: '8.67i bound' },
      { order: 'overrun 6432 with T', dice: [1], at: { T: '6432', F: ELIMINATED }, facts: { move: { left: '2' } } },
      { order: 'move T 6432 > 6433', at: { T: '6433' } },
    ],
  },
  {
    case: 'RTL-06: under the reading `mayMoveOn` a stack may move on after an overrun',
    rules: '8.67i',
    rulings: { 'overrun.afterClearingInEzoc': 'mayMoveOn' },
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK], 6432: ['infantry battalion F 1-1-4'] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } },
      { order: 'move T 6431 > 6330', at: { T: '6330' } },
    ],
  },
  {
    case: 'RTL-06: a stack that moved on after an overrun overruns no other hex',
    rules: '8.67i',
    german: { 6430: [TANK] },
    soviet: { 6431: [WEAK], 6432: ['infantry battalion F 1-1-4'], 6530: ['artillery battalion G 1-1-4 (banded)'] },
    steps: [
      { order: 'overrun 6431 with T', dice: [1], at: { T: '6431' } },
      { order: 'overrun 6530 with T', refused: '8.67i other-zone' },
    ],
  },
  {
    case: 'RTL-07: attackers beaten in an overrun lose a step, retreat two hexes and are disrupted',
    rules: '8.68 8.67g',
    german: { 6430: ['tank battalion T 6-6-6|3-3-6 (efficiency 5-5)'] },
    soviet: { 6431: ['infantry battalion E 6-6-4|3-3-4 (efficiency 5-5)'] },
    steps: [
      {
        order: 'overrun 6431 with T',
        dice: [7],
        answers: { retreat: 'retreat T to 6428' },
        facts: { overrun: { result: 'AR' } },
        at: { T: '6428' },
      },
    ],
    disrupted: 'T',
  },
  {
    case: 'RTL-07: under the reading `stayAdjacent` beaten attackers stay in their hex',
    rules: '8.68',
    rulings: { 'overrun.attackerRetreat': 'stayAdjacent' },
    german: { 6430: ['tank battalion T 6-6-6|3-3-6 (efficiency 5-5)'] },
    soviet: { 6431: ['infantry battalion E 6-6-4|3-3-4 (efficiency 5-5)'] },
    steps: [
      { order: 'overrun 6431 with T', dice: [7], at: { T: '6430' } },
      { order: 'move T to 6429', refused: '8.13 moved' },
    ],
  },
  {
    case: 'C120: one air unit of type A helps an overrun; two air units or a bomber do not',
    rules: '8.66 8.67d',
    german: {
      6430: [TANK, 'headquarters H 1-6 (command 2, efficiency 6)'],
      ready: [
        'ground-attack air unit Stuka 2 (efficiency 9)',
        'ground-attack air unit Me 2 (efficiency 9)',
        'bomber air unit Heinkel 2 (efficiency 9)',
      ],
    },
    settings: { missions: 3 },
    soviet: { 6431: [WEAK] },
    steps: [
      { order: 'overrun 6431 with T', dice: [3, 5], answers: { air: 'fly Stuka' }, at: { T: '6431', Stuka: -6 } },
    ],
  },
  {
    case: 'guns in the overrun hex support it without an order',
    rules: '8.66',
    german: { 6430: [TANK] },
    soviet: { 6431: [ENEMY, 'artillery battalion G 3-2-4 (range 6, efficiency 5, stacking 1)'] },
    steps: [
      {
        order: 'overrun 6431 with T',
        dice: [5],
        answers: { artillery: 'support G' },
        facts: { overrun: { defense: 7, 'defensive-support': 3 } },
      },
    ],
  },
];

describe('overrun', () => {
  test.each(cases)('$case [$rules]', ({ steps, disrupted, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving, overrunning]);
    for (const piece of disrupted === undefined ? [] : at.pieces(disrupted)) expect(at.state.disrupted[piece]).toBe(1);
  });
});
