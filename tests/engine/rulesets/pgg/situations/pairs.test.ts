import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Somebody in the far east who coordinates for everybody. */
const EAST = '2515: Kachalov';

/** What befalls a unit in an overrun, and what it does next [6.5, 6.6]. */
const overrun: readonly Situation[] = [
  {
    case: 'overrun, then its own turn: a disrupted division neither moves nor attacks, and recovers at the end',
    rules: ['6.62', '6.63'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1714: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) { retreat 30/1 to 2116 } }
orders turn 2 Soviet { phase movement: move 30/1 to 2117 }
expect after turn 1 German { 30/1 at 2116 (disrupted) }
expect after turn 2 Soviet combat { 30/1 at 2116 (disrupted) }
expect after turn 2 Soviet { 30/1 at 2116 }`,
    findings: ['6.62/disrupted'],
  },
  {
    case: 'overrun, then command: a disrupted leader supplies and commands nobody',
    rules: ['6.64', '11.21', '10.35'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6), Lukin of army "30"  2017: 1 rifle (face 4-5-6) of army "31"  4515: Remezov }
  setup German { 1915: "7.Pz"  1917: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) }
orders turn 2 Soviet { phase combat: attack 1917 with 31/1 }
expect after turn 1 German { Lukin at 2015 (disrupted)  30/1 (eliminated) }
expect after turn 2 Soviet movement { 31/1 (unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'overrun, then attacked in the same turn: an overrun is no attack of 9.14',
    rules: ['9.14', '6.5'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German {
  phase initial movement: overrun 2015 with "7.Pz" (roll 5) { lose 25/7 }
  phase combat: attack 2015 with "7.Pz" (roll 3) { lose 25/7 } }
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
expect after turn 1 German initial movement { overrun 2015 (result A1) }
expect after turn 1 German combat { attack 2015 }`,
  },
  {
    case: 'overrun by one stack, then by another in the same phase',
    rules: ['6.54', '6.62'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1916: "12.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 3) { lose 25/7 }
  overrun 2015 with "12.Pz" (roll 3) { lose 29/12 } }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 16, result A1)  25/7 (step 2)  29/12 (step 2) }`,
  },
  {
    case: 'an untried division without strength is swept aside, and the overrunners go on',
    rules: ['6.51', '12.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz"
  move "7.Pz" to 2017 }
expect after turn 1 German initial movement { 30/1 (eliminated)  25/7 at 2017  7/7 at 2017 }`,
  },
  {
    case: 'a split that empties the hex does not open it, and ends the movement',
    rules: ['6.52', '9.66'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 2) { lose 25/7 }
  move "7.Pz" to 1914 }
expect after turn 1 German initial movement { overrun 2015 (result D1/A1)  25/7 at 1915 (step 2) }`,
    findings: ['6.52/overrun-failed'],
  },
  {
    case: 'engaged in an overrun: both lose a step, nobody is disrupted',
    rules: ['9.67', '6.61'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 3-4-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 4) { lose 25/7 } }
expect after turn 1 German initial movement { overrun 2015 (odds 1-1, result Eng)  25/7 (step 2)  30/1 (eliminated)  30/2 at 2015 (revealed, supplied) }`,
  },
  {
    case: 'Germans overrun by Soviets cannot attack in their combat phase, and recover at the end of their turn',
    rules: ['6.62', '6.63'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: 25/7  1714: Ilse }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, 30/2, 30/3, Konev (roll 6) }
orders turn 1 German {
  defend 1915 { lose 25/7 }
  phase combat: attack 2015 with 25/7
}
expect after turn 1 Soviet movement { overrun 1915 (attack 12, defense 4, odds 3-1, result Eng) }`,
  },
  {
    case: 'a Soviet overrun needs a leader in reach when the phase begins',
    rules: ['6.55'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6) of army "30"  4015: Kachalov }
  setup German { 1915: 25/7 }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1 }
expect after turn 1 Soviet { 30/1 at 2015 (untried) }`,
    findings: ['6.55/no-command'],
  },
];

/** What a unit that has arrived may do [14.0, 11.33]. */
const arrived: readonly Situation[] = [
  {
    case: 'Germans arrive, march and overrun in one phase',
    rules: ['14.0', '6.54'],
    scenario: `
  setup Soviet { 1213: 1 rifle (face 1-2-6) of army "30"  ${EAST} }
  arrive turn 1 by 1012: "7.Pz"`,
    play: `
orders turn 1 German { phase initial movement:
  enter "7.Pz" to 1012
  move "7.Pz" to 1113
  overrun 1213 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 1213 (attack 8, defense 1)  25/7 at 1213 }`,
  },
  {
    case: 'Soviets who arrive do not overrun in that phase',
    rules: ['6.55', '14.0'],
    scenario: `
  setup Soviet { 4715: Kachalov }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1 to 4920
  overrun 4819 with 28/1 }
expect after turn 1 Soviet movement { 28/1 at 4920 }`,
    findings: ['6.55/no-command'],
  },
  {
    case: 'who arrives in enemy ZOC goes no farther',
    rules: ['6.22', '14.0'],
    scenario: `
  setup Soviet { 4715: Kachalov }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1 to 4920
  move 28/1 to 4922 }
expect after turn 1 Soviet movement { 28/1 at 4920 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'arrivals are supplied for their movement, not for the attack that follows',
    rules: ['11.33', '11.0'],
    scenario: `
  setup Soviet { 4715: 1 rifle (face 4-5-6) of army "30"  4417: Kachalov }
  setup German { 3010: Isa }
  arrive turn 1 by 4525: Ida`,
    play: `
orders turn 1 German { phase initial movement: enter Ida to 4525  move Ida to 4520 }
expect after turn 1 German initial movement { Ida at 4520 (supplied) }
expect after turn 1 German combat { Ida at 4520 (unsupplied) }`,
  },
  {
    case: 'a group that waits keeps its entry in a later turn',
    rules: ['14.3'],
    turns: 2,
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1010: Isa }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 2 Soviet { phase movement: enter 28/1 to 4920  move 28/1 to 4720 }
expect after turn 2 Soviet movement { 28/1 at 4720 (untried) }`,
  },
  {
    case: 'a reinforcement goes on by rail from its entry, beyond the eight',
    rules: ['6.32', '14.0'],
    scenario: `
  setup Soviet { 4720: 3 rifle of army "30"  4620: 3 rifle of army "31"  4520: 3 rifle of army "32"  4415: Kachalov }
  setup German { 1010: Isa }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 30/1, 30/2, 30/3 to 3520  rail 31/1, 31/2, 31/3 to 3420  rail 32/1, 32/2 to 3320
  rail 32/3 to 3320
  enter 28/1 to 4920  rail 28/1 to 3020 }
expect after turn 1 Soviet movement { 28/1 at 3020  32/2 at 3320  32/3 at 4520 }`,
    findings: ['6.31/rail-capacity'],
  },
];

/** Attack, retreat and advance, one after the other [9.1, 9.7, 9.8]. */
const combat: readonly Situation[] = [
  {
    case: 'attacked, then attacked again: neither it nor who advanced',
    rules: ['9.14', '9.85'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  2116: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { advance Ida to 2015 }
  attack 2116 with Ida }
expect after turn 1 German combat { Ida at 2015 }`,
    findings: ['9.14/attacked-already'],
  },
  {
    case: 'a defender who advanced after the attackers died is not attacked in that phase, but overrun in the next',
    rules: ['9.85', '9.87'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Isa (step 4)  1815: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { advance 30/1 to 1915 } }
orders turn 1 German {
  phase combat:
  attack 2015 with Isa (roll 6)
  attack 1915 with "7.Pz"
  phase mechanized movement:
  overrun 1915 with "7.Pz" (roll 5) { lose 25/7 } }
expect after turn 1 German combat { attack 2015 (result Ae)  30/1 at 1915 }
expect after turn 1 German mechanized movement { overrun 1915 (attack 8, defense 4, odds 2-1) }`,
    findings: ['9.14/attacked-already'],
  },
  {
    case: 'retreated to friends, then these are attacked: the guest adds nothing and dies with any result',
    rules: ['9.75', '9.14'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  2116: 1 rifle (face 6-8-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2117: Ilse  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2116 { lose 31/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge (roll 3) { stay }
  attack 2116 with Ilse, Irma (roll 1) { stay } }
expect after turn 1 German combat { attack 2116 (defense 8)  30/1 (eliminated)  31/1 (eliminated) }`,
  },
  {
    case: 'an advance cuts the supply of who is attacked next',
    rules: ['9.85', '11.0', '11.31'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"
    2013: 1 rifle (face 4-5-6, revealed) of army "31"
    ${EAST}
  }
  setup German { 1915: Ida, Ilse  1913: Inge  2012: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 }}
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { advance Ida to 2115 }
  attack 2013 with Inge, Iris (roll 4) }
expect after turn 1 German combat { Ida at 2115  attack 2013 (defense 2, odds 9-1, result De/A1) }`,
  },
  {
    case: 'a split: the attacker who loses a step may advance into the emptied hex, the defender never',
    rules: ['9.66'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with Ida (roll 2) { lose Ida  advance Ida to 2015 } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result D1/A1)  Ida at 2015 (step 2) }`,
  },
  {
    case: 'one attacker who does not cross the river takes its help from the defender',
    rules: ['9.32', '9.13'],
    map: `
map Bend {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  river 1915/2015 1916/2015
}`,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse  2014: 25/7 }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse, 25/7 (roll 1) }
expect after turn 1 German combat { attack 2015 (attack 22, defense 5) }`,
  },
  {
    case: 'all of them across it: the river doubles',
    rules: ['9.32', '9.13'],
    map: `
map Bend {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  river 1915/2015 1916/2015
}`,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse  2014: 25/7 }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 1) }
expect after turn 1 German combat { attack 2015 (attack 18, defense 10) }`,
  },
  {
    case: 'attacked, then the second movement: who fought and stands out of ZOC goes on, infantry does not',
    rules: ['4.2.B3', '9.14'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 25/7, Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German {
  phase combat: attack 2015 with 25/7, Ida (roll 2) { stay }
  phase mechanized movement:
  move 25/7 to 2015
  move Ida to 2015 }
expect after turn 1 German { 25/7 at 2015  Ida at 1915 }`,
    findings: ['4.2.B3/not-mechanized'],
  },
  {
    case: 'a regiment lost in one combat takes its division’s strength in the next',
    rules: ['7.3', '9.61'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed) of army "30"  2115: Kachalov }
  setup German { 1915: 25/7, 6/7 (step 2), 7/7 }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 3) { lose 30/1 } }
orders turn 1 German { defend 1915 { lose 6/7 } }
orders turn 2 Soviet { phase combat: attack 1915 with 30/2, 30/3 (roll 3) { lose 30/2 } }
orders turn 2 German { defend 1915 { lose 7/7 } }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 14, result D1/A1)  6/7 (eliminated) }
expect after turn 2 Soviet combat { attack 1915 (attack 14, defense 6) }`,
  },
];

/** Supply and command as units move [10.3, 11.0]. */
const supply: readonly Situation[] = [
  {
    case: 'in reach of a leader without a line to the east edge: it attacks at half strength with half its number more',
    rules: ['10.35', '10.36'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed), Konev of army "30" }
  setup German { 1915: 25/7  2313: Isa  2315: Ilse  2317: Inge  2415: Iris  2319: Irma  2311: Ida }
  setup German { 2121: "1.Kav"  2110: Lehr }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, Konev (roll 6) }
expect after turn 1 Soviet combat { attack 1915 (attack 10) }`,
  },
  {
    case: 'supplied when the phase began, out of supply where it attacks',
    rules: ['11.0'],
    scenario: `
  setup Soviet { 3315: 1 rifle (face 4-5-6, revealed) of army "30"  3615: Kachalov }
  setup German { 2515: Ida }`,
    play: `
orders turn 1 German {
  phase initial movement: move Ida to 3215
  phase combat: attack 3315 with Ida (roll 1) }
expect after turn 1 German initial movement { Ida at 3215 }
expect after turn 1 German combat { attack 3315 (attack 4, defense 5) }`,
  },
  {
    case: 'the Soviet marker cuts a German line',
    rules: ['13.44', '11.12'],
    turns: 2,
    map: `
map Neck {
  grid hexes flat columns 20 rows 3 labels CCRR even columns lower
  lake 0501/0601 0502/0601 0502/0602 0503/0602
}`,
    scenario: `
  setup Soviet { 1902: Kachalov }
  setup German { 1002: Ida }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 0503 }
expect after turn 1 German initial movement { Ida at 1002 (unsupplied) }
expect after turn 2 German initial movement { Ida at 1002 (supplied) }`,
  },
  {
    case: 'a marker on the railway, on foot one point and by rail four',
    rules: ['13.31', '13.32'],
    scenario: `
  setup Soviet { 4520: 1 rifle of army "30"  4220: 1 rifle of army "31"  4217: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders setup German { interdict 4020, 3920 }
orders turn 1 Soviet { phase movement:
  rail 30/1 to 2020
  rail 30/1 to 2120
  move 31/1 4220 > 4120 > 4020 > 3920 > 3820 > 3720
  move 31/1 4220 > 4120 > 4020 > 3920 > 3820 }
expect after turn 1 Soviet movement { 30/1 at 2120  31/1 at 3820 }`,
    findings: ['6.33/rail-hexes', '6.23/allowance'],
  },
];

/** The last turn and what ends there [15.0, 13.41, 14.11]. */
const last: readonly Situation[] = [
  {
    case: 'no Soviet marker on the last turn',
    rules: ['13.41'],
    turns: 2,
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase interdiction: interdict 2020 }
expect after turn 2 Soviet { Isa at 1010 }`,
    findings: ['13.41/interdiction-last-turn'],
  },
  {
    case: 'a city taken in the last mechanized movement counts',
    rules: ['15.11', '4.2.B3'],
    map: `
map Rc {
  grid hexes flat columns 30 from 10 rows 16 from 10 labels CCRR even columns lower
  minor city Rudnya at 2015
}`,
    scenario: `
  setup Soviet { 3515: Kachalov }
  setup German { 1715: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase mechanized movement: move 25/7 to 2015 }
expect after end { score German 10 }`,
  },
  {
    case: 'a city in which Germans were last, cut off by the ZOC of one division, does not',
    rules: ['15.11'],
    map: `
map Rc {
  grid hexes flat columns 30 from 10 rows 3 from 10 labels CCRR even columns lower
  minor city Rudnya at 2011
}`,
    scenario: `
  setup Soviet { 1511: 1 rifle of army "30"  3511: Kachalov }
  setup German { 1911: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 1911 > 2011 > 2111 }
expect after end { score German 0 }`,
  },
  {
    case: 'a division of the front gives its point on the last turn, too',
    rules: ['14.21', '14.23', '16.1'],
    turns: 2,
    map: `
map South {
  grid hexes flat columns 20 rows 10 labels CCRR even columns lower
  rail 1510 - 1509 - 1508
  area Z 1510
}`,
    scenario: `
  setup Soviet { 1805: Kachalov }
  setup German { 0105: Isa }`,
    play: `
orders turn 2 Soviet { phase movement: call 1510  move Front/1 to 1508 }
expect after turn 2 Soviet { score German 1  Front/1 at 1508 }`,
  },
];

describe('overrun, and then', () => {
  play(overrun);
});
describe('arrived, and then', () => {
  play(arrived);
});
describe('attacked, retreated, advanced, and then', () => {
  play(combat);
});
describe('supply and command on the way', () => {
  play(supply);
});
describe('the last turn', () => {
  play(last);
});
