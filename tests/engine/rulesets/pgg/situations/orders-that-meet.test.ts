import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations with stacks that move together, and rules that stop one of the units [6.0, 6.22, 7.1]. */
const stacks: readonly Situation[] = [
  {
    case: 'a stack whose slower units cannot follow does not move',
    rules: ['6.0', '6.7', '6.23'],
    map: `
map Wood {
  grid hexes flat columns 12 from 10 rows 3 from 10 labels CCRR even columns lower
  legend { "." clear "f" forest }
  terrain from 1010 {
    |f f f f f f f f f f f f
    |f f f f f f f f f f f f
    |f f f f f f f f f f f f
  }
}`,
    scenario: `
  setup Soviet { 2011: 1 rifle, 1 tank, Kachalov of army "30" }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, Kachalov to 1411
  move 30/1, Kachalov to 1411
  move 30/2 to 1511 }
expect after turn 1 Soviet movement { 30/1 at 1411  Kachalov at 1411  30/2 at 1511 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'five units may pass together through a hex of three: only the end of the move counts',
    rules: ['7.1', '6.0'],
    scenario: `
  setup Soviet { 2015: 3 rifle of army "30"  2115: 2 rifle, Konev of army "31"  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: move 31/1, 31/2, Konev 2115 > 2015 > 1915 }
expect after turn 1 Soviet movement { 31/1 at 1915  31/2 at 1915  Konev at 1915  30/3 at 2015 }`,
  },
  {
    case: 'three divisions and two leaders are one too many when the phase ends, and a leader may be the excess unit',
    rules: ['7.1', '10.25'],
    scenario: `
  setup Soviet { 2015: 3 rifle, Konev of army "30"  2115: Lukin  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  move Lukin to 2015
  pass
  remove Lukin }
expect after turn 1 Soviet movement { 30/3 at 2015  Konev at 2015  Lukin (removed) }`,
  },
  {
    case: 'when the leader of four divisions moves away, three may stay and the fourth leaves',
    rules: ['7.1'],
    scenario: `
  setup Soviet { 2015: 3 rifle, Konev of army "30"  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: move Konev to 2115 }
expect after turn 1 Soviet movement { 30/1 at 2015  30/2 at 2015  30/3 at 2015  Konev at 2115 }`,
  },
  {
    case: 'a leader lost in the combat phase leaves three divisions, which are within the limit',
    rules: ['7.1', '10.24'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida, Ilse, Inge }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3, Konev (roll 3) { on A1: lose Konev } }
expect after turn 1 Soviet combat { attack 1915 (attack 25, defense 27, odds 1-2, result A1)  Konev (eliminated)  30/1 at 2015  30/2 at 2015  30/3 at 2015 }`,
  },
  {
    case: 'two divisions and two leaders that lose one leader stay within the limit',
    rules: ['7.1', '10.24', '9.65'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 7-7-6, revealed), Konev, Lukin of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, Konev, Lukin (roll 3) { on D1/A1: lose Konev } }
orders turn 1 German { defend 1915 { lose Ida } }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 9, odds 2-1, result D1/A1)  Konev (eliminated)  Lukin at 2015  30/2 at 2015 }`,
  },
  {
    case: 'German units pass five at a time through a hex of three in both movement phases',
    rules: ['7.2', '4.2.B3'],
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1515: Ida, Ilse, Inge  1415: "7.Pz" }`,
    play: `
orders turn 1 German {
  phase initial movement: move "7.Pz" 1415 > 1515 > 1614
  phase mechanized movement: move "7.Pz" 1614 > 1515 > 1415 }
expect after turn 1 German { 25/7 at 1415  7/7 at 1415  Ida at 1515 }`,
  },
  {
    case: 'excess German units at the end of the first movement are removed before they could fight',
    rules: ['7.2', '4.2.B1'],
    scenario: `
  setup Soviet { 1715: 1 rifle (face 4-5-6, revealed) of army "30"  2115: Kachalov }
  setup German { 1615: Ida, Ilse, Inge  1515: Irma }`,
    play: `
orders turn 1 German {
  phase initial movement:
  move Irma to 1615
  pass
  remove Irma
  phase combat: attack 1715 with Ida, Ilse, Inge (roll 1) }
expect after turn 1 German combat { Irma (removed)  attack 1715 (attack 27) }`,
  },
];

describe('stacks that move together', () => {
  play(stacks);
});
