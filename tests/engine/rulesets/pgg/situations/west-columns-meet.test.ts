import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const WEST = 'map West { grid hexes flat columns 40 rows 20 labels CCRR even columns lower }';

/** Situations about columns 01 and 02, which Soviet units may not enter in any way for six turns [6.4]. */
const shut: readonly Situation[] = [
  {
    case: 'an attacker whose only retreat leads into the west columns is eliminated',
    rules: ['6.4', '9.65', '9.72'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle (face 4-5-6, revealed), Konev of army "30"  0712: Kachalov }
  setup German { 0309: Ida  0411: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat: attack 0309 with 30/1 (roll 1) { on A1: retreat } }
expect after turn 1 Soviet combat { attack 0309 (result A1)  30/1 (eliminated) }`,
    findings: ['6.4/costs-units'],
  },
  {
    case: 'while another retreat is open the German may not force a unit into the west columns',
    rules: ['6.4', '9.72'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle (face 4-5-6, revealed) of army "30"  0712: Kachalov }
  setup German { 0309: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 0309 with 30/1 (roll 1) { on A1: retreat } }
orders turn 1 German { defend 0309 { retreat 30/1 to 0210 } }
expect after turn 1 Soviet combat { attack 0309 (result A1)  30/1 at 0410 }`,
    findings: ['6.4/retreat-order'],
  },
  {
    case: 'a defender that won does not advance into the west columns',
    rules: ['6.4', '9.87'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle (face 6-8-6, revealed) of army "30"  0712: Kachalov }
  setup German { 0210: Isa (step 4)  0102: Ida }`,
    play: `
orders turn 1 Soviet { defend 0310 { advance 30/1 to 0210 } }
orders turn 1 German { phase combat: attack 0310 with Isa (roll 6) }
expect after turn 1 German combat { attack 0310 (result Ae)  30/1 at 0310 }`,
  },
  {
    case: 'an attacker that won advances one hex, but no second hex into the west columns',
    rules: ['6.4', '9.86'],
    map: WEST,
    scenario: `
  setup Soviet { 0410: 3 rifle (face 7-7-6, revealed) of army "30"  0712: Kachalov }
  setup German { 0310: "1.Kav" (step 2)  0102: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 0310 with 30/1, 30/2, 30/3 (roll 1) {
  advance 30/1 to 0210
  advance 30/2 to 0310 } }
expect after turn 1 Soviet combat { attack 0310 (result De)  30/1 at 0410  30/2 at 0310 }`,
    findings: ['6.4/west-columns'],
  },
  {
    case: 'Germans in the west columns are not overrun on turn 6, but are on turn 7',
    rules: ['6.4', '6.5'],
    turns: 7,
    map: WEST,
    scenario: `
  setup Soviet { 0310: 3 rifle (face 7-7-6, revealed), Konev of army "30"  0712: Kachalov }
  setup German { 0210: "1.Kav" (step 2)  0102: Ida }`,
    play: `
orders turn 6 Soviet { phase movement: overrun 0210 with 30/1, 30/2, 30/3, Konev }
orders turn 7 Soviet { phase movement: overrun 0210 with 30/1, 30/2, 30/3, Konev (roll 1) }
expect after turn 6 Soviet { 30/1 at 0310 }
expect after turn 7 Soviet { overrun 0210  30/1 at 0210  Konev at 0210 }`,
    findings: ['6.4/west-columns'],
  },
  {
    case: 'an attack on Germans in the west columns on turn 2 does not count as an entry',
    rules: ['6.4', '9.1'],
    turns: 2,
    map: WEST,
    scenario: `
  setup Soviet { 0310: 3 rifle (face 7-7-6, revealed), Konev of army "30"  0712: Kachalov }
  setup German { 0210: "1.Kav" (step 2)  0102: Ida }`,
    play: `
orders turn 2 Soviet { phase combat: attack 0210 with 30/1, 30/2, 30/3, Konev (roll 1) { advance 30/1 to 0210 } }
expect after turn 2 Soviet { attack 0210 (result De)  "1.Kav" (eliminated)  30/1 at 0310 }`,
    findings: ['sandtable/answer-not-asked'],
  },
  {
    case: 'a unit in the west columns on turn 2 leaves them, but not by way of the west columns',
    rules: ['6.4', '5.23'],
    turns: 2,
    map: WEST,
    scenario: `
  setup Soviet { 0110: 1 rifle of army "30"  0210: 1 rifle of army "31"  0512: Kachalov }
  setup German { 0119: Ida }`,
    play: `
orders turn 2 Soviet { phase movement:
  move 31/1 to 0310
  move 30/1 to 0310 }
expect after turn 2 Soviet { 31/1 at 0310  30/1 at 0110 }`,
    findings: ['6.4/west-columns'],
  },
  {
    case: 'a retreat of two hexes from column 01 leads through column 02 and eliminates the unit',
    rules: ['6.4', '9.65'],
    turns: 2,
    map: WEST,
    scenario: `
  setup Soviet { 0110: 1 rifle (face 7-7-6, revealed) of army "30"  0411: Kachalov }
  setup German { 0114: Ida, Ilse, Inge }`,
    play: `
orders turn 1 German { phase initial movement: move Ida, Ilse, Inge to 0111 }
orders turn 2 German { phase combat: attack 0110 with Ida, Ilse, Inge (roll 1) }
orders turn 2 Soviet { defend 0110 { retreat } }
expect after turn 2 German combat { attack 0110 (attack 27, defense 7, odds 3-1, result D2)  30/1 (eliminated) }`,
    findings: ['6.4/costs-units'],
  },
  {
    case: 'a line of command may lead through the west columns',
    rules: ['6.4', '11.21', '11.22'],
    turns: 2,
    map: `
map Wall {
  grid hexes flat columns 8 rows 5 labels CCRR even columns lower
  missing 0302 0402 0502 0602 0702 0802
}`,
    scenario: `
  setup Soviet { 0301: 1 rifle of army "30"  0304: Kachalov }
  setup German { 0105: Isa }`,
    play: `
expect after turn 2 Soviet movement { 30/1 (supplied) }`,
  },
];

describe('the west columns', () => {
  play(shut);
});
