import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** A Soviet leader in the far east who puts all Soviet units in command. */
const EAST = '2515: Kachalov';

/** Situations with attacks, retreats and advances in sequence [9.1, 9.7, 9.8]. */
const combat: readonly Situation[] = [
  {
    case: 'neither an attacked division nor the victors that advanced are attacked again in the phase',
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
    case: 'a defender that advanced after the attackers were eliminated is not attacked in that phase, but overrun in the next',
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
    case: 'a unit that retreated to friendly units adds nothing when they are attacked, and dies with any result',
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
    case: 'an advance cuts the supply of the unit that is attacked next',
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
    case: 'after a split an attacker that loses a step may advance into the emptied hex, the defender never',
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
    case: 'one attacker that does not cross the river removes the help of the river from the defender',
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
    case: 'if all attackers cross the river, it doubles the defense',
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
    case: 'after an attack, motorized units outside ZOC move on in the second movement, infantry does not',
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
    case: 'a regiment lost in one combat costs its division the integrity in the next',
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

/** Situations in which supply and command change while units move [10.3, 11.0]. */
const supply: readonly Situation[] = [
  {
    case: 'units in reach of a leader without a line to the east edge attack at half strength, with half the rating added',
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
    case: 'a unit supplied when the phase began is out of supply where it attacks',
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
    case: 'the Soviet marker cuts a German supply line',
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
    case: 'a marker on the railway costs a unit on foot one point and a train four hexes',
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

/** Situations in the last turn of a game, and effects that end with that turn [15.0, 13.41, 14.11]. */
const last: readonly Situation[] = [
  {
    case: 'no Soviet marker is placed on the last turn',
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
    case: 'a city captured in the last mechanized movement phase counts',
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
    case: 'a city last held by Germans does not count if the ZOC of one division cuts it off',
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

describe('events after attacks, retreats and advances', () => {
  play(combat);
});
describe('changes of supply and command', () => {
  play(supply);
});
describe('the last turn', () => {
  play(last);
});
