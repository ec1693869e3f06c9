import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations about the distribution of losses, retreats and advances among units [9.6, 9.7, 9.8]. */
const shares: readonly Situation[] = [
  {
    case: "after a split both sides retreat, each routed by the other, and the attacker's path is closed to the defender",
    rules: ['9.66', '9.65'],
    scenario: `
  doctrine German { loss = lose }
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat  retreat Ida to 1815 } }
orders turn 1 German { phase combat: attack 2015 with Ida (roll 2) { on D1/A1: retreat } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result D1/A1)  Ida at 1815 (step 1) }`,
  },
  {
    case: 'after a split whose defender loses a step and stays there is no hex to advance into',
    rules: ['9.66', '9.81'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 2-3-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida (roll 2) { lose Ida  advance Ida to 2015 } }
expect after turn 1 German combat { attack 2015 (odds 1-1, result D1/A1)  Ida at 1915 (step 2)  30/2 at 2015 }`,
    findings: ['sandtable/answer-not-asked'],
  },
  {
    case: 'two steps may be lost by one unit or by two',
    rules: ['9.65', '9.61'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed) of army "30"  2014: 1 rifle (face 6-8-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: 25/7, 6/7, Lehr  1914: 11/14 }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with 25/7, Lehr (roll 4) { on A1: lose 25/7 }
  attack 2014 with 6/7, 11/14 (roll 5) { on A2: lose 6/7, 11/14 } }
expect after turn 1 German combat {
  attack 2015 (attack 6, odds 1-2, result A1)  25/7 (step 2)
  attack 2014 (attack 5, odds 1-2, result A2)  6/7 (step 2)  11/14 (step 2)
}`,
  },
  {
    case: 'attackers from two hexes retreat each from its own hex, and units that did not attack stay',
    rules: ['9.12', '9.65', '9.72'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 25/7, Lehr  1916: 6/7 }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat 25/7 to 1814  retreat 6/7 to 1816 } }
orders turn 1 German { phase combat: attack 2015 with 25/7, 6/7 (roll 3) { on A1: retreat } }
expect after turn 1 German combat { attack 2015 (attack 6, odds 1-2, result A1)  25/7 at 1814  6/7 at 1816  Lehr at 1915 }`,
  },
  {
    case: 'a unit that did not attack does not advance',
    rules: ['9.81', '9.12'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida (roll 1) { advance Ilse to 2015  advance Ida to 2015 } }
expect after turn 1 German combat { Ilse at 1915  Ida at 2015 }`,
  },
  {
    case: 'a unit left in the hex keeps it, and victors do not enter while it is there',
    rules: ['9.12', '9.81', '9.87'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 25/7, Lehr }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat 25/7 to 1814 } }
orders turn 1 German { phase combat: attack 2015 with 25/7 (roll 3) { on A1: retreat } }
expect after turn 1 German combat { attack 2015 (attack 4, odds 1-2, result A1)  25/7 at 1814  Lehr at 1915  30/1 at 2015 }`,
  },
  {
    case: 'three units retreat into a hex of two: one finds room, because the stack has room for three without a leader',
    rules: ['9.73', '7.2'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6, revealed) of army "30"  2013: 1 rifle of army "31"  1813: 1 rifle of army "32"
    1917: 1 rifle of army "33"  1816: Lukin  2215: Kachalov
  }
  setup German { 1915: 25/7, 6/7  1815: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 3) }
orders turn 1 German { defend 1915 { retreat } }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 6, odds 3-1, result D1)  Ida at 1815  Ilse at 1815 }`,
    findings: ['9.73/costs-units'],
  },
  {
    case: 'an attack on two hexes has one result: all retreat, and the victors follow either line',
    rules: ['9.23', '9.65', '9.81'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 2-3-6, revealed) of army "30"  2014: 1 rifle (face 2-3-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015, 2014 { retreat } }
orders turn 1 German { phase combat: attack 2014, 2015 with Ida, Ilse (roll 3) {
  retreat 30/1 to 2116  retreat 31/1 to 2114
  advance Ida to 2015  advance Ilse to 2014 } }
expect after turn 1 German combat { attack 2015 (attack 18, defense 6, odds 3-1, result D1)  Ida at 2015  Ilse at 2014  30/1 at 2116 }`,
  },
  {
    case: 'a victor that followed two hexes neither attacks nor is attacked in the phase, but is in the next turn',
    rules: ['9.85', '9.14', '9.82'],
    turns: 2,
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"  2216: 1 rifle (face 7-7-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { advance Ida to 2116 }
  attack 2216 with Ida }
orders turn 2 Soviet { phase combat: attack 2116 with 31/1 (roll 4) { on Eng: lose 31/1 } }
expect after turn 1 German combat { Ida at 2116 }
expect after turn 2 Soviet combat { attack 2116 (attack 7) }`,
    findings: ['9.14/attacked-already'],
  },
  {
    case: 'by default a railway crossed in an advance is not cut',
    rules: ['6.37', '6.24', '9.81'],
    scenario: `
  setup Soviet { 2520: 1 rifle (face 1-2-6, revealed) of army "30"  2815: Kachalov }
  setup German { 2420: 25/7, 6/7 }`,
    play: `
orders turn 1 German {
  phase combat: attack 2520 with 25/7, 6/7 (roll 1) { lose 6/7  advance 25/7 to 2520 }
  phase mechanized movement: cut 2520 }
expect after turn 1 German { 25/7 at 2520 }`,
    findings: ['6.37/not-passed'],
  },
  {
    case: 'after a split in which stacks of both sides retreat, every unit is routed by the other side',
    rules: ['9.66', '9.72', '10.26'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 4-5-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: 25/7, 6/7 }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2, Konev (roll 3) { on D1/A1: retreat  retreat 25/7 to 1814 } }
orders turn 1 German { defend 1915 { retreat  retreat 30/1 to 2115  retreat Konev to 2116 } }
expect after turn 1 Soviet combat {
  attack 1915 (attack 12, defense 6, odds 2-1, result D1/A1)
  25/7 at 1814  30/1 at 2115  Konev at 2116
}`,
  },
];

describe('losses, retreats and advances', () => {
  play(shares);
});
