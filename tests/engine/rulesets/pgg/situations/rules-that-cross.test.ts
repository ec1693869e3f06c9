import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which disruption does not prevent retreats and advances, since neither is movement [6.24, 6.62]. */
const disruption: readonly Situation[] = [
  {
    case: 'a disrupted German division that holds its hex advances, because an advance is not movement',
    rules: ['6.24', '6.62', '9.87'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida (disrupted) }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 3) { on A1: retreat } }
orders turn 1 German { defend 1915 { retreat 30/1 to 2115  advance Ida to 2015 } }
expect after turn 1 Soviet combat { attack 1915 (odds 1-3, result A1)  Ida at 2015 (disrupted) }`,
  },
  {
    case: 'a disrupted division retreats when beaten, and stays disrupted',
    rules: ['6.24', '6.62', '9.65'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 25/7 (disrupted) }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 5) { retreat 25/7 to 1815  stay } }
orders turn 1 German { defend 1915 { retreat } }
expect after turn 1 Soviet combat { attack 1915 (odds 5-1, result D1)  25/7 at 1815 (disrupted) }`,
  },
  {
    case: 'a disrupted leader may be lost for the step that his hex loses',
    rules: ['6.64', '10.24'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed), Konev (disrupted) of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse, Inge }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose Konev } }
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse, Inge (roll 2) { stay } }
expect after turn 1 German combat { attack 2015 (defense 11, odds 2-1, result D1)  Konev (eliminated)  30/1 at 2015 }`,
    findings: ['sandtable/answer-not-asked'],
  },
  {
    case: 'a unit out of supply pays the full three points of an overrun from half its allowance',
    rules: ['6.25', '6.51', '11.31'],
    scenario: `
  setup Soviet { 4415: 1 rifle (face 1-2-6, revealed) of army "30"  4410: 1 rifle (face 1-2-6, revealed) of army "31"  4815: Kachalov }
  setup German { 4315: "12.Pz" }`,
    play: `
orders turn 1 Soviet { defend 4415 { lose 30/1 } }
orders turn 1 German { phase initial movement:
  overrun 4415 with "12.Pz" (roll 1)
  move "12.Pz" 4415 > 4414 > 4413 > 4412
  move "12.Pz" 4415 > 4414 > 4413 }
expect after setup { 29/12 (unsupplied) }
expect after turn 1 German initial movement { overrun 4415 (attack 4, defense 2, result D2)  29/12 at 4413 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'a price that includes the terrain makes the second overrun of a move unaffordable',
    rules: ['6.51', '6.7'],
    map: `
map Woods {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  legend { "f" forest }
  terrain from 2015 {
    |f
  }
  river Dvina 1915/2015
}`,
    scenario: `
  ruling overrun.cost = plusTerrain
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"  2116: 1 rifle (face 1-2-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 1)
  overrun 2116 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 6, odds 1-1, result D1)  25/7 at 2015 }`,
    findings: ['6.51/allowance'],
  },
];

/** Situations in which a ZOC ends during a phase, and overruns of large stacks [6.54, 8.11, 8.13]. */
const zones: readonly Situation[] = [
  {
    case: 'a unit moves out of the ZOC of an enemy that another stack has just disrupted',
    rules: ['6.61', '8.11', '8.13'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  2014: Lehr }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement:
  move Lehr to 2113
  overrun 2015 with "7.Pz" (roll 4)
  move Lehr to 2113 }
expect after turn 1 German initial movement { overrun 2015 (odds 2-1, result D1/A1)  30/2 (disrupted)  Lehr at 2113 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'five regiments that entered by one hex overrun together, and only three may stay when the phase ends',
    rules: ['6.54', '7.2', '14.0'],
    scenario: `
  arrive turn 1 at X: "7.Pz", "14.Mot"
  setup Soviet { 4919: 1 rifle (face 1-2-6, revealed) of army "30"  4810: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 German { phase initial movement:
  enter "7.Pz", "14.Mot" to 4920
  overrun 4919 with "7.Pz", "14.Mot" (roll 1)
  move "14.Mot" to 4918
  pass }
expect after turn 1 German initial movement { overrun 4919 (attack 7, odds 7-1, result De)  25/7 at 4919  11/14 at 4918 }`,
  },
  {
    case: 'a division and its leader are both lost for two steps, and the hex is open to the victors',
    rules: ['9.65', '10.24', '9.86'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed), Lukin of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1, Lukin } }
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 1) { advance Ida to 2116 } }
expect after turn 1 German combat { attack 2015 (defense 5, odds 3-1, result D2)  Lukin (eliminated)  Ida at 2116 }`,
  },
  {
    case: 'a stack splits itself between two attacks that are declared together',
    rules: ['12.2', '9.14'],
    scenario: `
  ruling untried.reveal = allDeclaredFirst
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  2114: 1 rifle (face 2-2-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Ilse, Inge }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 }  defend 2114 { lose 31/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Ilse (roll 1) { stay }
  attack 2114 with Inge (roll 1) { stay } }
expect after turn 1 German combat {
  attack 2015 (attack 18, odds 3-1, result D2)  attack 2114 (attack 9, odds 4-1, result D2)
  30/1 (eliminated)  31/1 (eliminated)
}`,
  },
];

/** Situations with stacks, leaders and arrivals [7.1, 10.2, 14]. */
const stacks: readonly Situation[] = [
  {
    case: 'two divisions and two leaders are one leader too many if the limit is three and a leader',
    rules: ['7.1'],
    scenario: `
  ruling stacking.sovietLeader = threePlusOneLeader
  setup Soviet { 2015: 2 rifle, Konev of army "30"  2115: Lukin  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: move Lukin to 2015  pass  remove Lukin }
expect after turn 1 Soviet movement { Lukin (removed)  Konev at 2015  30/2 at 2015 }`,
  },
  {
    case: 'a leader and a division enter together by an entry in enemy ZOC, but a leader alone does not',
    rules: ['10.23', '14.0', '6.22'],
    scenario: `
  arrive turn 1 at X: Lukin, 1 rifle of army "30"
  setup Soviet { 4415: Kachalov }
  setup German { 4820: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: enter Lukin to 4920  enter Lukin, 30/1 to 4920 }
expect after turn 1 Soviet movement { Lukin at 4920  30/1 at 4920 }`,
    findings: ['10.23/leader-alone'],
  },
  {
    case: 'an evacuated leader returns with a division that arrives in the same hex next to the enemy',
    rules: ['10.4', '10.23'],
    turns: 2,
    scenario: `
  set optional.evacuation = true
  arrive turn 2 at X: 1 rifle of army "31"
  setup Soviet { 1010: Konev of army "30"  4415: Kachalov }
  setup German { 1011: Ida  1111: Ilse  4819: Inge }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev }
orders turn 2 Soviet { phase movement: enter Konev to 4920  enter 31/1 to 4920  enter Konev to 4920 }
expect after turn 2 Soviet movement { Konev at 4920  31/1 at 4920 }`,
    findings: ['10.23/leader-alone'],
  },
  {
    case: 'arrivals that stay supplied for their player-turn attack at full strength far from supply',
    rules: ['11.33', '14.0'],
    scenario: `
  ruling supply.newArrivals = firstPlayerTurn
  arrive turn 1 at X: 25/7
  setup Soviet { 4918: 1 rifle (face 1-2-6, revealed) of army "30"  4810: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 German {
  phase initial movement: enter 25/7 to 4920  move 25/7 to 4919
  phase combat: attack 4918 with 25/7 (roll 1) }
expect after turn 1 German combat { attack 4918 (attack 4) }`,
  },
  {
    case: 'two trains end in one hex, and excess units there are removed when the phase ends',
    rules: ['6.32', '7.1'],
    scenario: `
  setup Soviet { 3020: 3 rifle of army "30"  3120: 1 rifle of army "31"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 30/1, 30/2, 30/3 to 2520
  rail 31/1 to 2520
  remove 31/1 }
expect after turn 1 Soviet movement { 31/1 (removed)  30/3 at 2520 }`,
  },
];

/** Situations in which one result applies to several defending hexes separately [9.23, AMB-20]. */
const several: readonly Situation[] = [
  {
    case: 'engaged with two hexes costs the defender a step in each if each hex takes the result separately',
    rules: ['9.23', '9.67'],
    scenario: `
  ruling combat.multiHexResult = perHex
  setup Soviet { 2015: 1 rifle (face 2-4-6, revealed) of army "30"  2014: 1 rifle (face 2-4-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 German { phase combat: attack 2014, 2015 with Ida (roll 4) { lose Ida } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result Eng)  30/1 (eliminated)  31/1 (eliminated)  Ida at 1915 (step 2) }`,
  },
  {
    case: 'engaged with two hexes costs the whole side one step by default',
    rules: ['9.23', '9.67'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 2-4-6, revealed) of army "30"  2014: 1 rifle (face 2-4-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { defend 2014 { lose 31/1 } }
orders turn 1 German { phase combat: attack 2014, 2015 with Ida (roll 4) { lose Ida } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result Eng)  30/1 at 2015  31/1 (eliminated) }`,
  },
  {
    case: 'a split on two hexes that take it separately: one stays with a loss, the other retreats, and an attacker that lost a step follows',
    rules: ['9.23', '9.66', '9.81'],
    scenario: `
  ruling combat.multiHexResult = perHex
  setup Soviet { 2015: 2 rifle (face 2-3-6, revealed) of army "30"  2014: 1 rifle (face 2-2-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 }  defend 2014 { retreat } }
orders turn 1 German { phase combat: attack 2014, 2015 with Ida (roll 2) { lose Ida  retreat 31/1 to 2114  advance Ida to 2014 } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result D1/A1)  30/2 at 2015  31/1 at 2114  Ida at 2014 (step 2) }`,
  },
  {
    case: 'a defender that may enter only one hex follows eliminated attackers into the first',
    rules: ['9.86', '9.87'],
    scenario: `
  ruling advance.defender = intoOneHexOnly
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 6) }
orders turn 1 German { defend 1915 { advance Ida to 2116  advance Ilse to 2015 } }
expect after turn 1 Soviet combat { attack 1915 (result Ae)  Ida at 1915  Ilse at 2015 }`,
    findings: ['9.84/off-the-line'],
  },
  {
    case: 'a defender as free as an attacker follows eliminated attackers two hexes',
    rules: ['9.86', '9.87'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 6) }
orders turn 1 German { defend 1915 { advance Ida to 2116  advance Ilse to 2015 } }
expect after turn 1 Soviet combat { attack 1915 (result Ae)  Ida at 2116  Ilse at 2015 }`,
  },
];

describe('disruption in battle', () => {
  play(disruption);
});
describe('zones of control and large stacks', () => {
  play(zones);
});
describe('stacks and arrivals', () => {
  play(stacks);
});
describe('one result and several hexes', () => {
  play(several);
});
