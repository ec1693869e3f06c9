import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which a reading other than the default interacts with other rules. */
const declared: readonly Situation[] = [
  {
    case: 'with declared attacks, a unit that retreats into a hex of a later attack is a guest when it is attacked',
    rules: ['12.2', '9.75'],
    scenario: `
  ruling untried.reveal = allDeclaredFirst
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  2116: 1 rifle (face 6-8-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2117: Ilse  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2116 { lose 31/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge (roll 3)
  attack 2116 with Ilse, Irma (roll 1) }
expect after turn 1 German combat { attack 2116 (defense 8)  30/1 (eliminated)  31/1 (eliminated) }`,
  },
  {
    case: 'with declared attacks, a stack that splits its attacks needs its leader in the second',
    rules: ['12.2', '10.26'],
    scenario: `
  ruling untried.reveal = allDeclaredFirst
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1 (roll 1)
  attack 1916 with 30/2 (roll 4) }
expect after turn 1 Soviet combat { attack 1915 (attack 7)  30/2 (untried) }`,
    findings: ['10.26/leader-unassigned'],
  },
  {
    case: 'with declared attacks, both attacks are carried out in the declared order',
    rules: ['12.2', '9.11'],
    scenario: `
  ruling untried.reveal = allDeclaredFirst
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed) of army "30"  2114: 1 rifle (face 6-8-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Ilse }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1)
  attack 2114 with Ilse (roll 1) }
expect after turn 1 German combat { attack 2015  attack 2114 }`,
  },
  {
    case: 'with a result for each hex, one hex loses its division, the other retreats, and victors follow either',
    rules: ['9.23', '9.65', '9.81'],
    scenario: `
  ruling combat.multiHexResult = perHex
  setup Soviet { 2015: 1 rifle (face 2-3-6, revealed) of army "30"  2014: 1 rifle (face 1-2-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 }  defend 2014 { retreat } }
orders turn 1 German { phase combat:
  attack 2014, 2015 with Ida, Ilse (roll 5) { lose Ida  retreat 31/1 to 2114  advance Ida to 2014  advance Ilse to 2015 } }
expect after turn 1 German combat {
  attack 2015 (defense 5, odds 3-1, result D1/A1)  30/1 (eliminated)  31/1 at 2114
  Ida at 2014 (step 2)  Ilse at 2015
}`,
  },
  {
    case: 'with limits checked at every moment, Germans that retreat or advance keep the stacking limit',
    rules: ['7.2', '9.81'],
    scenario: `
  ruling stacking.checkTimes = bothContinuous
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse, Inge  1916: Irma }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with Ida, Ilse, Inge, Irma (roll 1) { advance Ida, Ilse, Inge to 2015  advance Irma to 2015 } }
expect after turn 1 German combat { Ida at 2015  Inge at 2015  Irma at 1916 }`,
    findings: ['7.2/stack-limit'],
  },
  {
    case: 'under the reading `halved` a leader out of supply has half his radius',
    rules: ['10.1', '11.31'],
    map: 'map Neck { grid hexes flat columns 30 from 10 rows 3 from 10 labels CCRR even columns lower }',
    scenario: `
  ruling leader.oosRating = halved
  setup Soviet { 1911: 1 rifle (face 4-5-6)  2111: Konev  1711: 1 rifle (face 4-5-6) }
  setup German { 1611: Ida  2411: Isa }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1611 with 1711/1 }
expect after turn 1 Soviet movement { Konev at 2111 (unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
];

describe('readings in play', () => {
  play(declared);
});
