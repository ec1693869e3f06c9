import { describe, test } from 'vitest';
import { playSituation, type Situation } from '../situation.js';

const HQ = 'headquarters HQ 1-6 (motorized, command 1, efficiency 6, stacking 0)';
const FOOT = 'infantry battalion F 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)';
const LORRY = 'motorized infantry battalion M 4-4-6 | 2-2-6 (motorized, efficiency 6, stacking 2)';
const TANK = 'tank battalion P 20-4-6 | 10-2-6 (motorized, efficiency 6, stacking 2)';
const ENEMY = 'infantry battalion E 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)';
const german = (body: string): string => `orders turn 19AM German { begin X  draw X { ${body} } }`;

const situations: readonly Situation[] = [
  {
    case: 'a unit at the corner of the map without a hex farther away is eliminated in its retreat',
    rules: '11.32 11.3',
    german: 'infantry battalion F 4-2-4 | 2-2-4 (foot, efficiency 5, stacking 2)',
    soviet: 'infantry battalion E 8-4-4 (foot, efficiency 5, stacking 2)',
    first: 'Soviet',
    at: ['0101: F', '0102: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0101 with E (roll 3)  expect F (eliminated) } }`,
  },
  {
    case: 'an order for a unit of another formation in the braces of a draw is refused',
    rules: '4.35',
    german: `${FOOT} || infantry division Z (markers 1, combine 1) { infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1) }`,
    soviet: ENEMY,
    at: ['0101: F  0103: N', '1107: E'],
    play: german('play mobile  move N to 0104'),
    finds: ['rtl/4.35/not-active'],
  },
  {
    case: 'a Pass Sequence moves no unit',
    rules: '7.21c',
    german: `${FOOT} || infantry division Z (markers 1, combine 1) { infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1) }`,
    soviet: ENEMY,
    at: ['0101: F  0103: N', '1107: E'],
    play: `orders turn 19AM German { begin X  draw X { pass  expect F at 0101 }  draw Z { play mobile } }`,
  },
  {
    case: 'a unit of an inactive formation that joins an Assault advances only into the emptied hex',
    rules: '9.11 11.61a',
    german: `${FOOT} || infantry division Z (markers 1, combine 1) { motorized infantry battalion N 20-4-6 (motorized, efficiency 5, stacking 1) }`,
    soviet: ENEMY,
    at: ['0605: F  0504: N', '0604: E'],
    play: german('play assault  attack 0604 with F, N (roll 1-1) { lead F  advance N to 0603 }'),
    finds: ['rtl/11.61/too-far'],
  },
  {
    case: 'after the Mobile table lorries advance a second hex, even in an enemy zone',
    rules: '11.61b 11.64',
    german: `${TANK} ${LORRY}`,
    soviet: `${ENEMY} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1)`,
    at: ['0605: P, M', '0604: E  0502: N'],
    play: german('play mobile  attack 0604 with P, M (mobile, roll 1) { lead P  advance M to 0603 }  expect M at 0603'),
  },
  {
    case: 'lorries disrupted by the result advance one hex',
    rules: '11.61b 3.72e',
    german: `${TANK} motorized infantry battalion M 4-4-6 | 2-2-6 (motorized, efficiency 6, stacking 2)`,
    soviet: ENEMY,
    at: ['0605: P  0504: M (disrupted)', '0604: E'],
    play: german('play mobile  attack 0604 with P, M (mobile, roll 1-1) { lead P  advance M to 0603 }'),
    finds: ['rtl/11.61/too-far'],
  },
  {
    case: 'a unit that has advanced does not attack again, even with enemies next to it',
    rules: '11.62',
    german: `${TANK} ${LORRY}`,
    soviet: `${ENEMY} infantry battalion N 1-1-4 (foot, efficiency 5, stacking 1)`,
    at: ['0605: P  0405: M', '0604: E  0503: N'],
    play: german('play mobile  attack 0604 with P (mobile, roll 1) { lead P  advance P }  attack 0503 with P (roll 1)'),
    finds: ['rtl/10.13/declared-already'],
  },
  {
    case: 'a headquarters alone that must retreat finds a path like other units',
    rules: '15.12c 11.3',
    german: HQ,
    soviet: 'infantry battalion E 2-4-4 (foot, efficiency 5, stacking 2)',
    first: 'Soviet',
    at: ['0605: HQ', '0604: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0605 with E (roll 3)  expect { attack 0605 (odds 2-1, result DR)  HQ at 0606 } } }
orders turn 19AM German { defend 0605 { retreat HQ 0605 > 0606 } }`,
  },
  {
    case: 'engineers across a river take one off the roll even if nothing in the hex helps the defender',
    rules: '10.61h RTL-23',
    map: 'river 0604/0605',
    german: 'engineer battalion F 8-4-4 (foot, efficiency 5, stacking 2)',
    soviet: ENEMY,
    at: ['0605: F', '0604: E'],
    play: german('play assault  attack 0604 with F (roll 5)  expect attack 0604 (attack 4, odds 1-1, modifier -1)'),
  },
  {
    case: 'a supply line may lead over edge hexes only',
    rules: '6.21',
    german: FOOT,
    soviet: ENEMY,
    turns: '19AM..19PM',
    at: ['0107: F (emergency)', '1107: E'],
    play: 'expect after turn 19PM { F (supplied) }',
  },
];

describe('edges of the map and sequences', () => {
  test.each(situations)('$case [$rules]', playSituation);
});
