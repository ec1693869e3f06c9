import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which an attack affects the next attack of the same phase [9.14, 9.22, 9.85]. */
const sequence: readonly Situation[] = [
  {
    case: 'an advance closes the last retreat path of a unit, which then loses its steps',
    rules: ['9.85', '9.71', '9.65'],
    scenario: `
  doctrine Soviet { loss = retreat }
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"
    2013: 2 rifle (face 6-8-6, revealed) of army "31"
    ${EAST}
  }
  setup German { 1915: Ida  1913: Inge  2012: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { advance Ida to 2115 }
  attack 2013 with Inge, Iris (roll 1) }
expect after turn 1 German combat { Ida at 2115  attack 2013 (attack 18, defense 8, odds 2-1, result D2)  31/1 (eliminated)  31/2 (eliminated) }`,
  },
  {
    case: 'without the advance the units retreat',
    rules: ['9.71', '9.65'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"
    2013: 2 rifle (face 6-8-6, revealed) of army "31"
    ${EAST}
  }
  setup German { 1915: Ida  1913: Inge  2012: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 }  defend 2013 { retreat } }
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { stay }
  attack 2013 with Inge, Iris (roll 3) { on D1/A1: lose Inge } }
expect after turn 1 German combat { attack 2013 (attack 18, defense 16, odds 1-1, result D1/A1)  31/1 at 2114  31/2 at 2114 }`,
  },
  {
    case: 'a leader whose attack was called off has used it and strengthens no second attack',
    rules: ['12.3', '9.14', '10.36'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6), 1 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, Konev
  attack 1916 with 30/2, Konev
  attack 1916 with 30/2 (roll 6) }
expect after turn 1 Soviet combat { 30/1 (eliminated)  Konev at 2015  attack 1916 (attack 7, defense 9) }`,
    findings: ['9.14/attacked-already'],
  },
  {
    case: 'a river doubles only the hex that all attackers attack across it, not the hex next to it',
    rules: ['9.32', '9.23'],
    map: `
map Bend {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  river 1915/2015
}`,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  2014: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 German { phase combat: attack 2014, 2015 with Ida, Ilse (roll 4) }
expect after turn 1 German combat { attack 2015 (attack 18, defense 15) }`,
  },
  {
    case: 'units and leaders that did not attack suffer nothing from a failed attack of other units',
    rules: ['9.12', '10.26'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6), 1 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 1) { on A1: lose Konev } }
expect after turn 1 Soviet combat { attack 1915 (attack 4, result A1)  30/2 at 2015 (untried)  Konev at 2015 }`,
    findings: ['9.65/not-involved'],
  },
  {
    case: 'a leader lost as a step commands no unit in the attack that follows',
    rules: ['10.24', '10.35', '10.26'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6), Konev of army "30"  2018: 1 rifle (face 7-7-6) of army "31"  4515: Remezov }
  setup German { 1915: Ida  1918: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, Konev (roll 3) { on A1: lose Konev }
  attack 1918 with 31/1 }
expect after turn 1 Soviet combat { attack 1915 (attack 8, odds 1-2, result A1)  Konev (eliminated)  30/1 at 2015  31/1 (untried) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'a leader who is eliminated no longer supplies the hex that is attacked next',
    rules: ['11.0', '11.21', '9.4'],
    scenario: `
  setup Soviet { 2017: Konev of army "30"  2014: 1 rifle (face 4-5-6, revealed) of army "31"  4515: Remezov }
  setup German { 1917: Ida  1914: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2017 { lose Konev } }
orders turn 1 German { phase combat:
  attack 2017 with Ida (roll 1)
  attack 2014 with Ilse (roll 1) }
expect after turn 1 German combat { attack 2017 (attack 9, defense 4)  attack 2014 (attack 9, defense 2) }`,
  },
  {
    case: 'a division out of reach when the phase began may not overrun; a leader who came up lets it attack in full',
    rules: ['6.55', '10.35', '11.0'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6) of army "30"  3015: Kachalov }
  setup German { 1915: 25/7 }`,
    play: `
orders turn 1 Soviet {
  phase movement:
  move Kachalov to 2415
  overrun 1915 with 30/1
  phase combat: attack 1915 with 30/1 (roll 5) }
expect after turn 1 Soviet combat { attack 1915 (attack 7, defense 4) }`,
    findings: ['6.55/no-command'],
  },
  {
    case: 'a leader of a stack of which one division attacks stays out of a second attack',
    rules: ['10.26', '9.22'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915, 1916 with 30/1 (roll 3) { on A1: lose 30/1 } }
expect after turn 1 Soviet combat { attack 1915 (attack 7, defense 18, odds 1-3)  30/2 at 2015 (untried)  Konev at 2015 }`,
  },
];

/** Situations with guests: units that retreated into an attacked hex [9.75]. */
const guests: readonly Situation[] = [
  {
    case: 'an engaged result costs the host a step and eliminates the guest',
    rules: ['9.75', '9.67'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"
    2116: 1 rifle (face 6-8-6, revealed), 1 rifle (face 4-5-6, revealed) of army "31"
    ${EAST}
  }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2117: Ilse  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2116 { lose 31/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge (roll 3) { stay }
  attack 2116 with Ilse, Irma (roll 4) { lose Ilse } }
expect after turn 1 German combat { attack 2116 (defense 13, result Eng)  30/1 (eliminated)  31/1 (eliminated)  31/2 at 2116 }`,
  },
  {
    case: 'a leader who is a guest adds no rating, and survives when the attack fails',
    rules: ['9.75', '10.1.c'],
    scenario: `
  setup Soviet { 2015: Konev of army "30"  2116: 1 rifle (face 6-8-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2117: Ilse  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge (roll 4) { stay }
  attack 2116 with Ilse, Irma (roll 6) { on A1: lose Ilse } }
expect after turn 1 German combat { attack 2015 (defense 4, result D1)  attack 2116 (defense 8, result A1)  Konev at 2116 }`,
  },
  {
    case: 'a guest after its own failed attack defends in full in the enemy turn',
    rules: ['9.75', '9.65'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"  2116: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: Ida  2017: Ilse  2114: Iris }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 1) { on A1: retreat } }
orders turn 1 German {
  phase initial movement: move Ilse to 2016
  phase combat: attack 2116 with Ilse (roll 1) }
expect after turn 1 Soviet combat { attack 1915 (odds 1-3, result A1)  30/1 at 2116 }
expect after turn 1 German combat { attack 2116 (attack 9, defense 10) }`,
  },
];

describe('attacks that follow an attack', () => {
  play(sequence);
});
describe('guests of one attack in the next', () => {
  play(guests);
});
