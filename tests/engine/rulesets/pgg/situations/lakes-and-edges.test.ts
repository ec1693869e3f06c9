import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const LAKE = `
map Lake {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  lake 2015/2116 2015/2014
}`;

/** Situations about actions that a lake hexside forbids [6.7, 8.17]. */
const lakes: readonly Situation[] = [
  {
    case: 'a division does not overrun across a lake hexside, and no attack on two hexes reaches across one',
    rules: ['6.5', '6.7', '9.23'],
    map: LAKE,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  2115: 1 rifle (face 1-2-6, revealed) of army "31"  2515: Kachalov }
  setup German { 2116: "7.Pz"  2014: Ida }`,
    play: `
orders turn 1 German {
  phase initial movement: overrun 2015 with "7.Pz"
  phase combat: attack 2015, 2115 with "7.Pz"  attack 2115 with "7.Pz", Ida (roll 1) { stay } }
expect after turn 1 German { "7.Pz" at 2116  attack 2115 (attack 25, odds 10-1, result De)  30/1 at 2015 }`,
    findings: ['6.7/lake', '6.7/lake-hexside'],
  },
  {
    case: 'enemy ZOC stops at a lake, so a march passes the enemy on the other shore',
    rules: ['6.22', '8.17'],
    map: LAKE,
    scenario: `
  setup Soviet { 2117: 1 rifle of army "30"  2515: Kachalov }
  setup German { 2015: Ida  1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: move 30/1 2117 > 2116 > 2216 > 2215 }
expect after turn 1 Soviet { 30/1 at 2215 }`,
  },
  {
    case: 'a beaten division does not cross a lake: without another hex its owner loses the step',
    rules: ['6.7', '9.71', '9.65'],
    map: LAKE,
    scenario: `
  setup Soviet { 2015: 2 rifle (face 4-5-6, revealed) of army "30"  2515: Kachalov }
  setup German { 1915: Ida, Ilse  1917: Inge  2214: Irma }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 1) }
expect after turn 1 German combat { attack 2015 (result D2)  30/1 (eliminated)  30/2 (eliminated) }`,
  },
  {
    case: 'advancing victors do not cross a lake into the second hex',
    rules: ['6.7', '9.86'],
    map: LAKE,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  2515: Kachalov }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 3) { advance Ida to 2116  advance Ilse to 2115 } }
expect after turn 1 German combat { attack 2015 (odds 9-1, result De)  Ida at 1915  Ilse at 2115 }`,
    findings: ['9.84/off-the-line'],
  },
  {
    case: 'a leader in the corner of the map is surrounded if the three hexes around are closed',
    rules: ['10.4'],
    scenario: `
  set optional.evacuation = true
  setup Soviet { 1010: Konev of army "30"  4415: Kachalov }
  setup German { 1011: Ida  1111: Ilse }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev }
orders turn 2 Soviet { phase movement: enter Konev to 4920 }
expect after turn 2 Soviet movement { Konev at 4920 }`,
    turns: 2,
  },
  {
    case: 'in the corner of the map a stack that cannot retreat two hexes loses its steps',
    rules: ['9.65', '9.71'],
    scenario: `
  setup Soviet { 1010: 2 rifle (face 4-5-6, revealed) of army "30"  1310: Kachalov }
  setup German { 1011: "7.Pz", Ida  1111: "12.Pz" }`,
    play: `
orders turn 1 Soviet { defend 1010 { retreat } }
orders turn 1 German { phase combat: attack 1010 with Ida, "12.Pz" (roll 2) }
expect after turn 1 German combat { attack 1010 (attack 25, defense 4, odds 6-1, result D2)  30/1 (eliminated)  30/2 (eliminated) }`,
    findings: ['9.71/no-retreat'],
  },
];

const CUTS = `
map Cuts {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail 1012 - 1112 - 1211 - 1311 - 1410 - 1510
  area C 1012
  area X 4920
}`;

/** Situations about the hexes in which Germans may leave a marker, and the effects of the marker [6.37]. */
const cuts: readonly Situation[] = [
  {
    case: 'a regiment that enters the map by a rail hex cuts the railway there',
    rules: ['6.37', '14.0'],
    map: CUTS,
    scenario: `
  arrive turn 1 at C: 25/7
  setup Soviet { 4720: Kachalov }`,
    play: `
orders turn 1 German { phase initial movement: enter 25/7 to 1012  cut 1012 }
expect after turn 1 German initial movement { 25/7 at 1012 }`,
  },
  {
    case: 'victors of an overrun cut the railway in the hex that they entered',
    rules: ['6.37', '6.51'],
    turns: 2,
    map: CUTS,
    scenario: `
  setup Soviet { 1311: 1 rifle (face 1-2-6, revealed) of army "30"  1510: 1 rifle of army "31"  1811: Kachalov }
  setup German { 1211: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 1311 { lose 30/1 } }
orders turn 1 German { phase initial movement: overrun 1311 with "7.Pz" (roll 1)  cut 1311
  phase mechanized movement: move "7.Pz" to 1112 }
orders turn 2 Soviet { phase movement: rail 31/1 to 1311  rail 31/1 to 1410 }
expect after turn 1 German initial movement { overrun 1311 (odds 4-1, result D2)  25/7 at 1311 }
expect after turn 2 Soviet movement { 31/1 at 1410 }`,
    findings: ['6.37/rail-cut'],
  },
  {
    case: 'a unit that leaves a rail hex did not move into it, and cuts no railway there',
    rules: ['6.37'],
    map: CUTS,
    scenario: `
  setup Soviet { 4720: Kachalov }
  setup German { 1211: Ida }`,
    play: `
orders turn 1 German { phase initial movement: move Ida 1211 > 1311 > 1312  cut 1211  cut 1311 }
expect after turn 1 German initial movement { Ida at 1312 }`,
    findings: ['6.37/not-passed'],
  },
  {
    case: 'in its second movement a regiment may not cut a rail hex that it reached by an advance until the regiment has moved on',
    rules: ['6.37', '6.24', '4.2.B3'],
    map: CUTS,
    scenario: `
  setup Soviet { 1311: 1 rifle (face 1-2-6, revealed) of army "30"  1811: Kachalov }
  setup German { 1211: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 1311 { lose 30/1 } }
orders turn 1 German {
  phase combat: attack 1311 with "7.Pz" (roll 5) { advance 25/7 to 1311 }
  phase mechanized movement: cut 1311  move 25/7 1311 > 1410 > 1510  cut 1410 }
expect after turn 1 German { attack 1311 (result D2)  25/7 at 1510 }`,
    findings: ['6.37/not-passed'],
  },
];

describe('lakes and the corners of the map', () => {
  play(lakes);
});
describe('where railways are cut', () => {
  play(cuts);
});
