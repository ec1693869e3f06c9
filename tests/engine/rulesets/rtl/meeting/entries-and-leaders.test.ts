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
    case: 'under the reading `wholeMA` a unit on foot enters a swamp at the edge with its whole allowance, however small',
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
    case: 'in rain half an allowance of two is too little to enter a swamp at the edge',
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
    case: 'a leader without a unit does not enter next to an enemy',
    rules: '8.15 5.22',
    german: `${FOOT} ${LEADER}`,
    soviet: BANDED,
    scenario: enters('Manstein'),
    at: ['0101: F', '0606: B'],
    play: german('mobile  enter Manstein 0607'),
    finds: ['rtl/8.15/leader-alone'],
  },
  {
    case: 'a leader enters next to an enemy where a friendly unit is',
    rules: '8.15 5.22',
    german: `${FOOT} ${LEADER}`,
    soviet: BANDED,
    scenario: enters('Manstein'),
    at: ['0607: F', '0606: B'],
    play: german('mobile  enter Manstein 0607  expect { Manstein at 0607 }'),
  },
  {
    case: 'lorries enter in an enemy zone for an additional point and move on',
    rules: '5.22b 8.21 8.22',
    german: LORRY,
    soviet: ENEMY,
    scenario: enters('M'),
    at: ['', '0606: E'],
    play: german('mobile  enter M 0607  move M to 0507  expect { enter M (cost "2")  M at 0507 }'),
  },
  {
    case: 'a unit does not enter where the enemy is, even if an advance brought the enemy there',
    rules: '5.22 8.14 5.21',
    german: FOOT,
    soviet: ENEMY,
    scenario: enters('F'),
    at: ['', '0607: E'],
    play: german('mobile  enter F 0607'),
    finds: ['rtl/8.14/enemy-there'],
  },
  {
    case: 'an advance may end in an entry hex of the enemy, because it is not movement',
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
    case: 'two units that enter come one by one, so the first has ended its move and does not overrun',
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
    case: 'an Army unit on foot that enters with one formation is not activated with another in the turn',
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
    case: 'a delayed reinforcement is in supply in the turn in which it enters',
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
    case: 'a unit lost while surrounded counts for each loss, even if it was rebuilt in between',
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
  {
    case: 'a headquarters and a leader help the same check',
    rules: '15.33b1',
    german: `${FOOT} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 2) ${HQ} ${LEADER}`,
    soviet: ENEMY,
    at: ['0605: F  0504: N  0405: HQ, Manstein', '0604: E'],
    play: german(
      'assault  attack 0604 with F, N (roll 10-5) { lead F  spend HQ, Manstein }  expect { check F (roll 10, total 6)  HQ (spent)  Manstein (spent) }',
    ),
  },
  {
    case: 'a leader who has helped to combine formations helps no attack in the turn',
    rules: '15.33d 15.32',
    german: `${FOOT} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 2) ${HQ} || infantry division Z (markers 1, combine 1) { infantry battalion O 4-4-4 (foot, efficiency 5, stacking 1) headquarters HZ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      leader Manstein 2-6 (army, range 8)`,
    soviet: ENEMY,
    at: ['0605: F  0504: N  0405: HQ, Manstein  0101: O, HZ', '0604: E'],
    play: `orders turn 19AM German { begin X  draw X { pass }  draw Z { combine X (roll 5) { spend Manstein }  play assault
      attack 0604 with F, N (roll 5-5) { lead F  spend Manstein }  expect { combine (total 8, outcome "combined") } } }`,
    finds: ['rtl/15.32/spent'],
  },
  {
    case: 'a leader helps a unit next to the enemy to recover',
    rules: '15.34a 3.75b',
    german: `${FOOT} ${HQ} ${LEADER}`,
    soviet: ENEMY,
    at: ['0605: F (disrupted)  0405: HQ, Manstein', '0604: E'],
    play: `dice "13/German/recovery/F" = 5
orders turn 19AM German { phase reorganization: recover F { spend Manstein } }
expect after turn 19AM { F (efficiency 5)  check F (roll 5, total 3, efficiency 3, outcome "passed") }`,
  },
  {
    case: 'an Arko helps guns and no ground attack',
    rules: '16.32',
    german: `${FOOT} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 2) ${HQ} || artillery command Arko 1-5 (army, command 1, efficiency 6, stacking 0)`,
    soviet: ENEMY,
    at: ['0605: F  0504: N  0405: HQ, Arko', '0604: E'],
    play: german('assault  attack 0604 with F, N (roll 5-5) { lead F  spend Arko }'),
    finds: ['rtl/16.32/artillery-only'],
  },
  {
    case: 'in defence an Arko helps the guns although the headquarters helped the hex to hold',
    rules: '16.32 15.33b3',
    german: `${FOOT} artillery battalion G 3-1-5 (heavy, range 4, efficiency 4, stacking 1) ${HQ} || artillery command Arko 1-5 (army, command 1, efficiency 6, stacking 0)`,
    soviet: 'infantry battalion E 8-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)',
    first: 'Soviet',
    at: ['0605: F (strongpoint)  0407: G  0405: HQ, Arko', '0604: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0605 with E (roll 5)
      expect { stand 0605  check F (roll 6, total 5)  check G (roll 6, total 4, outcome "full")  attack 0605 (defensive-support 3)  HQ (spent)  Arko (spent) } } }
orders turn 19AM German { defend 0605 { stand (roll 6) { spend HQ }  support G (roll 6) { spend Arko } } }`,
  },
  {
    case: 'an Arko more than four hexes from the leading gun does not help it',
    rules: '16.32 15.15a',
    german: `${FOOT} artillery battalion G 3-1-5 (heavy, range 4, efficiency 4, stacking 1) ${HQ} || artillery command Arko 1-5 (army, command 1, efficiency 6, stacking 0)`,
    soviet: ENEMY,
    at: ['0605: F  0507: G  0405: HQ  0101: Arko', '0604: E'],
    play: german('assault  attack 0604 with F (roll 5) { lead F  support G (roll 5) { spend Arko } }'),
    finds: ['rtl/15.15a/out-of-range'],
  },
  {
    case: 'an Arko alone in its hex leads the defence',
    rules: '15.12c',
    german: `${FOOT} || artillery command Arko 1-5 (army, command 1, efficiency 6, stacking 0)`,
    soviet: ENEMY,
    first: 'Soviet',
    at: ['0101: F  0605: Arko', '0604: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0605 with E (roll 1)  expect { attack 0605 (defense 1)  Arko (eliminated) } } }
orders turn 19AM German { defend 0605 { lead Arko } }`,
  },
  {
    case: 'an Army unit that joins two formations counts for the majority of either',
    rules: '7.46 4.34 7.33',
    german: `${FOOT} ${HQ} || infantry division Z (markers 1, combine 1) { infantry battalion O 4-4-4 (foot, efficiency 5, stacking 1) headquarters HZ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      engineer battalion A 3-3-4 (army, foot, efficiency 5, stacking 1)`,
    soviet: ENEMY,
    at: ['0605: F  0504: O  0704: A  0405: HQ, HZ', '0604: E'],
    play: `orders turn 19AM German { begin X  draw X { pass }  draw Z { combine X (roll 7)  play assault  activate A
      attack 0604 with F, O, A (roll 5-5) { lead O  spend HZ }  expect { HZ (spent)  A (active) } } }`,
  },
  {
    case: 'without an Army unit that joined both, neither of two formations has a majority',
    rules: '4.34 7.33',
    german: `${FOOT} ${HQ} || infantry division Z (markers 1, combine 1) { infantry battalion O 4-4-4 (foot, efficiency 5, stacking 1) headquarters HZ 1-4 (foot, command 1, efficiency 5, stacking 0) }`,
    soviet: ENEMY,
    at: ['0605: F  0504: O  0405: HQ, HZ', '0604: E'],
    play: `orders turn 19AM German { begin X  draw X { pass }  draw Z { combine X (roll 7)  play assault
      attack 0604 with F, O (roll 5-5) { lead O  spend HZ } } }`,
    finds: ['rtl/4.34/minority'],
  },
  {
    case: 'a reaction does not end in an entry hex of the enemy',
    rules: '5.21 9.3',
    german: `${FOOT} ${LORRY}`,
    soviet: `${ENEMY} infantry battalion R 4-4-4 (foot, efficiency 5, stacking 1)`,
    first: 'Soviet',
    turns: '19AM..19PM',
    scenario: 'arrive turn 19PM by 0607 for Soviet: R',
    at: ['0504: F  0605: M', '0503: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0504 with E (roll 5) } }
orders turn 19AM German { defend 0504 { react M to 0607 (roll 1) } }`,
    finds: ['rtl/5.21/entry-hex'],
  },
  {
    case: 'a retreat may end in an entry hex of the enemy, because it is not movement',
    rules: '5.21 11.32',
    german: 'infantry battalion F 4-2-4 | 2-2-4 (foot, efficiency 5, stacking 2)',
    soviet:
      'infantry battalion E 8-4-4 | 2-2-4 (foot, efficiency 5, stacking 2) infantry battalion R 4-4-4 (foot, efficiency 5, stacking 1)',
    first: 'Soviet',
    turns: '19AM..19PM',
    scenario: 'arrive turn 19PM by 0607 for Soviet: R',
    at: ['0605: F', '0604: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0605 with E (roll 3) } }
orders turn 19AM German { defend 0605 { retreat F 0605 > 0606 > 0607 } }
expect after turn 19AM { F at 0607 }`,
  },
  {
    case: 'a unit that its owner retreats into a full hex is a cost of that retreat',
    rules: '11.33 3.32',
    terrain: { '0504 0505 0506 0507 0607 0704 0705 0706 0707': 'lake' },
    german: `${FOOT} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 8)`,
    soviet: `headquarters HY 1-4 (motorized, command 1, efficiency 6, stacking 0)
      infantry battalion E 8-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)`,
    first: 'Soviet',
    at: ['0605: F  0606: N', '0604: E'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play assault  attack 0605 with E (roll 3) } }
orders turn 19AM German { defend 0605 { retreat F to 0606 } }
expect after turn 19AM { F (eliminated)  N at 0606 }`,
    finds: ['rtl/11.33/costs-units'],
  },
  {
    case: 'a rebuilt unit does not return to a headquarters whose hex is full',
    rules: 'S3.26 3.32',
    german: `${HQ} ${FOOT} infantry battalion N 4-4-4 (foot, efficiency 5, stacking 8)`,
    soviet: ENEMY,
    scenario: 'set lost of F = true\n  set replacements turn 19AM for German = 2',
    at: ['0405: HQ, N', '1107: E'],
    play: 'orders turn 19AM German { rebuild F }',
    finds: ['rtl/S3.26/no-place'],
  },
  {
    case: 'a reduced unit out of supply that is restored is disrupted and stays out of supply',
    rules: 'S3.26 6.12c',
    german: `${HQ} ${FOOT}`,
    soviet: ENEMY,
    scenario: 'set replacements turn 19AM for German = 1',
    at: ['0405: HQ  1206: F (step 2, unsupplied)', '1107: E'],
    play: `orders turn 19AM German { rebuild F  begin X  draw X { play mobile  expect F (step 1, disrupted, unsupplied, efficiency 2) } }`,
  },
  {
    case: 'replacement steps for the whole game are spent over its turns',
    rules: 'S3.26 RTL-32',
    german: `${HQ} ${FOOT} infantry battalion N 4-4-4 | 2-2-4 (foot, efficiency 5, stacking 2)`,
    soviet: ENEMY,
    turns: '19AM..19PM',
    scenario: 'set lost of F, N = true\n  set replacements for German = 2',
    at: ['0405: HQ', '1107: E'],
    play: `orders turn 19AM German { rebuild F (step 2) }
orders turn 19PM German { rebuild N }
expect after turn 19PM { F (step 2)  N (eliminated) }`,
    finds: ['rtl/S3.26/no-steps'],
  },
  {
    case: 'a leader who must be with a headquarters helps to combine its formation with another',
    rules: '15.25a 15.33d',
    german: FOOT,
    soviet: `${ENEMY} headquarters HY 1-4 (foot, command 1, efficiency 5, stacking 0) || rifle division V (markers 1, combine 1) { infantry battalion U 4-4-4 (foot, efficiency 5, stacking 1) headquarters HV 1-4 (foot, command 1, efficiency 5, stacking 0) }
      rifle division Q (markers 1, combine 1) { headquarters HQQ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      leader Voroshilov 2-6 (army, range 4, beside headquarters)`,
    first: 'Soviet',
    at: ['0101: F', '1107: E  1106: HY, Voroshilov  1104: U, HV  1206: HQQ'],
    play: `dice "13/Soviet/cup/V" = 1
dice "13/Soviet/cup/Q" = 2
orders turn 19AM Soviet { begin Y  draw Y { pass }  draw V { combine Y (roll 5) { spend Voroshilov }  expect combine (total 8, outcome "combined") } }`,
  },
  {
    case: 'a leader with the headquarters of a third formation does not help to combine two others',
    rules: '15.25a 15.33d',
    german: FOOT,
    soviet: `${ENEMY} headquarters HY 1-4 (foot, command 1, efficiency 5, stacking 0) || rifle division V (markers 1, combine 1) { infantry battalion U 4-4-4 (foot, efficiency 5, stacking 1) headquarters HV 1-4 (foot, command 1, efficiency 5, stacking 0) }
      rifle division Q (markers 1, combine 1) { headquarters HQQ 1-4 (foot, command 1, efficiency 5, stacking 0) }
      leader Voroshilov 2-6 (army, range 4, beside headquarters)`,
    first: 'Soviet',
    at: ['0101: F', '1107: E  1106: HY  1104: U, HV  1206: HQQ, Voroshilov'],
    play: `dice "13/Soviet/cup/V" = 1
dice "13/Soviet/cup/Q" = 2
orders turn 19AM Soviet { begin Y  draw Y { pass }  draw V { combine Y (roll 5) { spend Voroshilov } } }`,
    finds: ['rtl/15.25a/no-headquarters'],
  },
];

describe('entries and leaders', () => {
  test.each(situations)('$case [$rules]', playSituation);
});
