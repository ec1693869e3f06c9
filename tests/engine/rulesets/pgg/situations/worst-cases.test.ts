import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Returns a set-up in which 25/7 in 1915 has only one retreat path, over the units in 1815. */
const ring = (behind: string): string => `
  setup Soviet {
    2015: 3 rifle (face 7-7-6, revealed) of army "30"  2013: 1 rifle of army "31"  1813: 1 rifle of army "32"
    1917: 1 rifle of army "33"  2215: Kachalov
  }
  setup German { 1915: 25/7  1815: ${behind} }`;

/** Situations with retreats through hexes of friendly units [9.73, 9.74]. */
const through: readonly Situation[] = [
  {
    case: 'in a retreat of two hexes through a hex of two units one unit may pass, and is not a guest at the end',
    rules: ['9.73', '9.74', '9.75'],
    scenario: ring('Ida, Ilse'),
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 1) { retreat 25/7 1815 > 1715 } }
orders turn 1 German { defend 1915 { retreat } }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 4, odds 5-1, result D2)  25/7 at 1715 (step 1)  Ida at 1815 }`,
  },
  {
    case: 'no unit retreats through a hex of three, although the next hex is open',
    rules: ['9.73', '7.2'],
    scenario: ring('Ida, Ilse, Inge'),
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 1) }
orders turn 1 German { defend 1915 { retreat } }
expect after turn 1 Soviet combat { attack 1915 (result D2)  25/7 (eliminated)  Inge at 1815 }`,
    findings: ['9.73/costs-units'],
  },
  {
    case: 'a leader makes no room in a retreat: a division that retreats into a hex of three with a leader is lost',
    rules: ['9.73', '7.1'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"
    2116: 3 rifle (face 4-5-6, revealed), Konev of army "31"
    ${EAST}
  }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with Ida, Inge (roll 3) { stay } }
expect after turn 1 German combat { 30/1 (eliminated)  31/3 at 2116  Konev at 2116 }`,
    findings: ['9.73/costs-units'],
  },
  {
    case: 'one more division fits into a hex of two with a leader',
    rules: ['9.73', '7.1'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"
    2116: 2 rifle (face 4-5-6, revealed), Konev of army "31"
    ${EAST}
  }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with Ida, Inge (roll 3) { stay } }
expect after turn 1 German combat { 30/1 at 2116  31/2 at 2116  Konev at 2116 }`,
  },
];

/** Situations in which all units of one side are eliminated, and the victors may or may not advance [9.64, 9.87]. */
const all: readonly Situation[] = [
  {
    case: 'a leader who joined the attack is eliminated with the attackers, and a division that did not join survives',
    rules: ['9.64', '9.12', '10.26'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 2-3-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, Konev (roll 5) }
expect after turn 1 Soviet combat { attack 1915 (attack 4, odds 1-3, result Ae)  30/1 (eliminated)  Konev (eliminated)  30/2 at 2015 }`,
  },
  {
    case: 'a leader who defended advances behind his division into enemy ZOC',
    rules: ['9.87', '10.23', '10.26'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: Isa (step 4)  1815: Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { advance 30/1 to 1915  advance Konev to 1915 } }
orders turn 1 German { phase combat: attack 2015 with Isa (roll 6) }
expect after turn 1 German combat { attack 2015 (result Ae)  30/1 at 1915  Konev at 1915 }`,
  },
  {
    case: 'a defender that advanced into the German rear cuts the supply of the next attack',
    rules: ['9.87', '11.0', '11.12'],
    map: 'map Neck { grid hexes flat columns 30 from 10 rows 1 from 10 labels CCRR even columns lower }',
    scenario: `
  setup Soviet { 2210: 1 rifle (face 4-5-6, revealed), Konev of army "31"  1810: 1 rifle (face 6-8-6, revealed) of army "30" }
  setup German { 1710: Isa (step 4)  2110: Ida }`,
    play: `
orders turn 1 German { phase combat:
  attack 1810 with Isa (roll 6)
  attack 2210 with Ida (roll 4) { on A1, A2: lose Ida } }
expect after turn 1 German combat { attack 1810 (result Ae)  attack 2210 (attack 4) }`,
  },
  {
    case: 'the Soviet marker between a division and the edge halves its attack, and its movement before',
    rules: ['13.44', '11.12', '11.0', '6.25'],
    turns: 2,
    map: 'map Neck { grid hexes flat columns 30 from 10 rows 1 from 10 labels CCRR even columns lower }',
    scenario: `
  setup Soviet { 2010: 1 rifle (face 4-5-6, revealed), Konev of army "30" }
  setup German { 1710: 25/7 }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1510 }
orders turn 1 German {
  phase initial movement: move 25/7 to 1910
  phase combat: attack 2010 with 25/7 (roll 1) { on A1: lose 25/7 } }
expect after turn 1 German combat { attack 2010 (attack 2, defense 9) }
expect after turn 2 German initial movement { 25/7 (supplied) }`,
  },
];

/**
 * Situations in which several attacks on a hex are answered by one standing order. Each attack takes the answers that
 * the earlier attacks left unused.
 */
const standing: readonly Situation[] = [
  {
    case: 'the owner of a stack overrun twice and attacked once loses a division each time by order, although his doctrine is to retreat',
    rules: ['9.65', '6.54', '9.14'],
    scenario: `
  doctrine Soviet { loss = retreat }
  setup Soviet { 2015: 3 rifle (face 2-3-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1916: "12.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1  lose 30/2  lose 30/3 } }
orders turn 1 German {
  phase initial movement:
  overrun 2015 with "7.Pz" (roll 1) { on D1/A1: lose 25/7 }
  overrun 2015 with "12.Pz" (roll 1) { on D1/A1, D1: lose 29/12 }
  phase combat: attack 2015 with 6/7, 7/7 (roll 1) }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 13, odds 1-2, result D1/A1)  30/1 (eliminated) }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 10, odds 1-2, result D1/A1)  30/2 (eliminated) }
expect after turn 1 German combat { attack 2015 (attack 8, defense 7, odds 1-1, result D1)  30/3 (eliminated)  Konev at 2015 }`,
  },
];

describe('retreats through friendly units', () => {
  play(through);
});
describe('the elimination of all units of a side', () => {
  play(all);
});
describe('standing orders', () => {
  play(standing);
});
