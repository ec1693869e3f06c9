import { describe, test } from 'vitest';
import { playSituation, type Situation } from '../situation.js';

const HQ = 'headquarters HQ 1-6 (motorized, command 1, efficiency 6, stacking 0)';
const FOOT = 'infantry battalion F 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)';
const LORRY = 'motorized infantry battalion M 4-4-6 | 2-2-6 (motorized, efficiency 6, stacking 2)';
const TANK = 'tank battalion P 20-4-6 | 10-2-6 (motorized, efficiency 6, stacking 2)';
const ENEMY = 'infantry battalion E 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)';
const BANDED = 'infantry battalion B 2-2-4 (foot, banded, efficiency 5, stacking 1)';
const LEADER = '|| leader Manstein 2-6 (army, range 8)';
const german = (body: string): string => `orders turn 19AM German { begin X  draw X { play ${body} } }`;
const enters = (units: string, at = '0607'): string => `arrive turn 19AM by ${at} for German: ${units}`;

const situations: readonly Situation[] = [
  {
    case: 'by the other reading a unit on foot enters a swamp at the edge with its whole allowance, however little that is',
    rules: '5.22b 8.37b RTL-04',
    terrain: { '0607': 'swamp' },
    german: FOOT,
    soviet: ENEMY,
    weather: 'rain',
    scenario: `ruling movement.swampEntryOnFoot = wholeMA\n  ${enters('F')}`,
    at: ['', '1107: E'],
    play: german('assault  enter F 0607  expect { F at 0607 }'),
  },
  {
    case: 'in rain half an allowance of two is too little for a swamp at the edge',
    rules: '5.22b 5.23b TEC',
    terrain: { '0607': 'swamp' },
    german: FOOT,
    soviet: ENEMY,
    weather: 'rain',
    scenario: enters('F'),
    at: ['', '1107: E'],
    play: german('assault  enter F 0607'),
    finds: ['rtl/5.22b/entry-cost'],
  },
  {
    case: 'a leader alone does not enter next to an enemy',
    rules: '8.15 5.22',
    german: `${FOOT} ${LEADER}`,
    soviet: BANDED,
    scenario: enters('Manstein'),
    at: ['0101: F', '0606: B'],
    play: german('mobile  enter Manstein 0607'),
    finds: ['rtl/8.15/leader-alone'],
  },
  {
    case: 'a leader enters next to an enemy where a friend stands',
    rules: '8.15 5.22',
    german: `${FOOT} ${LEADER}`,
    soviet: BANDED,
    scenario: enters('Manstein'),
    at: ['0607: F', '0606: B'],
    play: german('mobile  enter Manstein 0607  expect { Manstein at 0607 }'),
  },
  {
    case: 'lorries enter in an enemy zone for a point more and go on',
    rules: '5.22b 8.21 8.22',
    german: LORRY,
    soviet: ENEMY,
    scenario: enters('M'),
    at: ['', '0606: E'],
    play: german('mobile  enter M 0607  move M to 0507  expect { enter M (cost "2")  M at 0507 }'),
  },
  {
    case: 'a unit does not enter where the enemy stands, though an advance brought him there',
    rules: '5.22 8.14 5.21',
    german: FOOT,
    soviet: ENEMY,
    scenario: enters('F'),
    at: ['', '0607: E'],
    play: german('mobile  enter F 0607'),
    finds: ['rtl/8.14/enemy-there'],
  },
  {
    case: 'an advance ends in an entry hex of the enemy, for it is no movement',
    rules: '5.21 11.6',
    german: TANK,
    soviet: `${ENEMY} infantry battalion R 4-4-4 (foot, efficiency 5, stacking 1)`,
    turns: '19AM..19PM',
    scenario: 'arrive turn 19PM by 0607 for Soviet: R',
    at: ['0606: P', '0607: E'],
    play: german('mobile  attack 0607 with P (mobile, roll 1) { lead P  advance P }  expect { P at 0607 }'),
  },
  {
    case: 'a tank that has just entered overruns at once',
    rules: '5.23a 8.62',
    german: TANK,
    soviet: ENEMY,
    scenario: enters('P'),
    at: ['', '0606: E'],
    play: german('mobile  enter P 0607  overrun 0606 with P (roll 1) { lead P }  expect { P at 0606 }'),
  },
  {
    case: 'two units that enter come singly: when the second does, the first has ended its movement and does not overrun',
    rules: '5.22c 8.13',
    german: `${TANK} ${LORRY}`,
    soviet: ENEMY,
    scenario: enters('P, M'),
    at: ['', '0606: E'],
    play: german('mobile  enter P, M 0607  overrun 0606 with P, M (roll 1) { lead P }'),
    finds: ['rtl/8.13/moved'],
  },
  {
    case: 'guns that have just entered support an attack',
    rules: '5.23a 5.27 12.13',
    german: `${FOOT} artillery battalion G 3-1-5 (heavy, range 4, efficiency 6, stacking 1)`,
    soviet: ENEMY,
    scenario: enters('G'),
    at: ['0605: F', '0604: E'],
    play: german(
      'assault  enter G 0607  attack 0604 with F (roll 5) { lead F  support G (roll 1) }  expect attack 0604 (attack 7, support 3)',
    ),
  },
  {
    case: 'a headquarters that waits off the map spends no points',
    rules: '5.27 15.31',
    german: `${FOOT} infantry battalion "F/2" 4-4-4 (foot, efficiency 5, stacking 2) ${HQ}`,
    soviet: ENEMY,
    scenario: enters('HQ'),
    at: ['0605: F  0505: "F/2"', '0604: E'],
    play: german('assault  attack 0604 with F, "F/2" (roll 5-5) { lead F  spend HQ }'),
    finds: ['rtl/15.31/not-on-map'],
  },
  {
    case: 'an Army unit that enters with one formation is not activated with another in the turn when it goes on foot',
    rules: '5.28 7.43',
    german: `${FOOT} || infantry division Z (markers 1, combine 1) { infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1) headquarters HZ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      engineer battalion A 3-3-4 (army, foot, efficiency 5, stacking 1)`,
    soviet: ENEMY,
    scenario: enters('A'),
    at: ['0101: F  0505: N, HZ', '1107: E'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  enter A 0607 }  draw Z { play mobile  activate A } }`,
    finds: ['rtl/7.43/used-up'],
  },
  {
    case: 'a motorized Army unit that has entered is activated once more, and moves again',
    rules: '5.28 7.42',
    german: `${FOOT} || infantry division Z (markers 1, combine 1) { infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1) headquarters HZ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      assault-gun battalion A 3-3-6 (army, motorized, efficiency 5, stacking 1)`,
    soviet: ENEMY,
    scenario: enters('A'),
    at: ['0101: F  0505: N, HZ', '1107: E'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  enter A 0607  move A to 0606 }
      draw Z { play mobile  activate A  move A to 0605  expect { A at 0605 } } }`,
  },
  {
    case: 'a delayed reinforcement is supplied in the turn in which it enters',
    rules: '5.25 5.26',
    german: FOOT,
    soviet: ENEMY,
    turns: '19AM..20AM',
    scenario: enters('F', '1207'),
    at: ['', '1107: E'],
    play: `orders turn 19PM German { draw X { play mobile  enter F 1207 } }
expect after turn 19PM { F at 1207 (supplied) }
expect after turn 20AM { F (emergency) }`,
  },
  {
    case: 'a unit lost while surrounded counts once for each loss, though it has been rebuilt between them',
    rules: 'VP.1 S3.26',
    german: `${HQ} infantry battalion F 1-1-4 (foot, efficiency 3, stacking 2)`,
    soviet:
      'infantry battalion T 20-4-4 (foot, efficiency 6, stacking 1) infantry battalion U 20-4-4 (foot, efficiency 6, stacking 1)',
    first: 'Soviet',
    turns: '19AM..20AM',
    scenario: 'score for German lost surrounded -2\n  set replacements turn 19PM for German = 1',
    at: ['0404: F  0401: HQ', '0403: T  0405: U'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0404 with T (roll 1) } }
orders turn 19PM German { rebuild F }
expect after turn 19AM { F (eliminated)  score German -2 }
expect after turn 19PM { F at 0401  score German -2 }
orders turn 20AM Soviet { draw Y { play mobile  move T to 0402  attack 0401 with T (roll 1) } }
expect after turn 20AM { F (eliminated)  score German -2 }`,
  },
];

describe('entries and leaders', () => {
  test.each(situations)('$case [$rules]', playSituation);
});
