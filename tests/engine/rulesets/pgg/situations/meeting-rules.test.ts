import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which a reveal of untried units affects the rest of the battle [12.2, 12.3, 10.23]. */
const reveals: readonly Situation[] = [
  {
    case: 'of two attacked hexes one is emptied by the reveal, and victors may advance into it as well',
    rules: ['12.3', '9.23', '9.86'],
    scenario: `
  setup Soviet { 2014: 1 rifle (face 0-0-6) of army "30"  2015: 1 rifle (face 2-3-6) of army "31"  ${EAST} }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat:
  attack 2014, 2015 with Ida, Ilse (roll 2) { advance Ida to 2014  advance Ilse to 2015 } }
expect after turn 1 German combat { 30/1 (eliminated)  attack 2015 (defense 3, result D2)  Ida at 2014  Ilse at 2015 }`,
  },
  {
    case: 'a leader returns from an overrun: no unit follows, and the overrunning units stop',
    rules: ['10.23', '6.52'],
    turns: 2,
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-0-6), Konev of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { phase movement: move 30/1, Konev 2116 > 2015 }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz"
  move "7.Pz" to 2015 }
expect after turn 1 German initial movement { 30/1 (eliminated)  Konev at 2116  25/7 at 1915 }`,
    findings: ['6.52/overrun-failed'],
  },
  {
    case: 'Soviets overrun with a division without strength, which is eliminated, and the others move no farther',
    rules: ['6.52', '12.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6), Konev of army "30"  ${EAST} }
  setup German { 1915: 25/7 }`,
    play: `
orders turn 1 Soviet { phase movement:
  overrun 1915 with 30/1, Konev
  move Konev to 2016 }
expect after turn 1 Soviet movement { 30/1 (eliminated)  Konev at 2015  25/7 at 1915 }`,
    findings: ['6.52/overrun-failed'],
  },
  {
    case: 'a unit that called off its attack for lack of strength leaves the defender to other attackers',
    rules: ['12.3', '9.14'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6) of army "30"  2016: 1 rifle (face 7-7-6) of army "31"  ${EAST} }
  setup German { 1916: Ida }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1916 with 30/1
  attack 1916 with 31/1 (roll 4) }
expect after turn 1 Soviet combat { 30/1 (eliminated)  attack 1916 (attack 7) }`,
  },
  {
    case: 'a division that can only defend, revealed in defense, stays',
    rules: ['12.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-1-6), 1 rifle (face 4-5-6) of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Ida (roll 4) }
expect after turn 1 German combat { attack 2015 (attack 9, defense 6, odds 1-1, result Eng)  Ida (step 2) }`,
  },
  {
    case: 'a division revealed in an overrun that it defeats stays known in the next turn',
    rules: ['12.2'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 5) { lose 25/7 } }
expect after turn 2 Soviet movement { 30/1 at 2015 (revealed, face 6-8-6) }`,
  },
];

/** Situations in which leaders are treated like other units [10.1, 10.2]. */
const leaders: readonly Situation[] = [
  {
    case: 'a leader defends with his rating, halved out of supply, and takes the loss for the other units',
    rules: ['10.1.c', '10.24', '10.26', '11.31'],
    map: 'map Neck { grid hexes flat columns 30 from 10 rows 3 from 10 labels CCRR even columns lower }',
    scenario: `
  setup Soviet { 2011: 1 rifle (face 4-5-6), Konev of army "30" }
  setup German { 1911: "7.Pz"  2311: Isa }`,
    play: `
orders turn 1 Soviet { defend 2011 { lose Konev } }
orders turn 1 German { phase combat: attack 2011 with "7.Pz" (roll 4) }
expect after turn 1 German combat { attack 2011 (attack 16, defense 4, odds 4-1, result D1)  Konev (eliminated)  30/1 at 2011 }`,
  },
  {
    case: 'a leader does not advance alone into enemy ZOC',
    rules: ['10.23', '9.83'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2)  1815: Ida }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2, Konev (roll 1) { advance Konev to 1915 } }
expect after turn 1 Soviet combat { 30/1 at 2015  Konev at 2015 }`,
    findings: ['10.23/leader-alone'],
  },
  {
    case: 'an advance does not count as an entry: when the units that advanced with a leader are eliminated he stays',
    rules: ['10.23', '6.24'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2)  1815: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { defend 1915 { lose 30/1 }
  phase combat:
  attack 1915 with 30/1, 30/2, Konev (roll 1) { advance 30/1 to 1915  advance Konev to 1915 } }
orders turn 1 German { phase combat: attack 1915 with Ida, Ilse (roll 4) }
expect after turn 1 German combat { attack 1915 (attack 18, defense 11, odds 1-1, result Eng)  30/1 (eliminated)  Konev at 1915 }`,
  },
  {
    case: 'a fourth unit that retreats into a hex needs a leader that is already there',
    rules: ['7.1', '9.73'],
    scenario: `
  setup Soviet {
    2015: 2 rifle (face 2-3-6), Konev of army "30"
    2115: 2 rifle (face 4-5-6) of army "31"
    2116: 3 rifle (face 4-5-6) of army "32"
    ${EAST}
  }
  setup German { 1915: Ida, Inge  1916: Ilse, Iris  2014: Isa  2017: Irma }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat:
  attack 2015 with Ida, Inge, Ilse (roll 2) { retreat 30/1 to 2115  retreat 30/2 to 2115  retreat Konev to 2115 } }
expect after turn 1 German combat { attack 2015 (attack 27, defense 10, odds 2-1, result D1)  30/1 at 2115  30/2 (eliminated)  Konev at 2115 }`,
    findings: ['9.73/costs-units'],
  },
  {
    case: 'under the option an evacuated leader returns a turn later',
    rules: ['10.4'],
    turns: 3,
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: Konev of army "30"  ${EAST} }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev  enter Konev to 4920 }
orders turn 2 Soviet { phase movement: enter Konev to 4920  move Konev to 4720 }
expect after turn 2 Soviet movement { Konev at 4720 }`,
    findings: ['14.3/too-early'],
  },
];

/** Situations about ZOC, disruption and lines of communication [8.0, 6.6, 11.0]. */
const zones: readonly Situation[] = [
  {
    case: 'an enemy marches on past a disrupted division, but stops next to one that has recovered',
    rules: ['6.62', '6.22'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  2017: "1.Kav" }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German {
  phase initial movement:
  overrun 2015 with "7.Pz" (roll 1) { retreat 30/1 to 2116 }
  move "1.Kav" 2017 > 2117 > 2217 > 2216 > 2215 }
expect after turn 1 German initial movement { overrun 2015 (result D1)  "1.Kav" at 2215 }`,
  },
  {
    case: 'a guest of the combat phase is eliminated with the loss of its host in the overrun that follows',
    rules: ['9.75', '4.2.B3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 2-3-6, revealed) of army "30"  2116: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida  2014: Ilse  2016: Inge  1814: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2116 { retreat } }
orders turn 1 German {
  phase combat:
  attack 2015 with Ida, Ilse (roll 6) { stay }
  phase mechanized movement:
  move "7.Pz" 1814 > 1914 > 2014 > 2115
  overrun 2116 with "7.Pz" (roll 1) }
expect after turn 1 German combat { attack 2015 (result D1)  30/1 at 2116 }
expect after turn 1 German mechanized movement { overrun 2116  30/1 (eliminated) }`,
  },
  {
    case: 'a city entered by an advance in the Soviet combat phase is recaptured at the end of the Soviet turn',
    rules: ['15.12.2', '9.81'],
    turns: 2,
    map: `
map Rc {
  grid hexes flat columns 30 from 10 rows 16 from 10 labels CCRR even columns lower
  minor city Rudnya at 2015
}`,
    scenario: `
  setup Soviet { 2115: 2 rifle (face 7-7-6) of army "30"  ${EAST} }
  setup German { 2015: "1.Kav" (step 2) }`,
    play: `
orders turn 2 Soviet { phase combat: attack 2015 with 30/1, 30/2 (roll 1) { advance 30/1 to 2015 } }
expect after turn 2 Soviet { 30/1 at 2015  score Soviet 2 }`,
  },
  {
    case: 'no Soviet unit survives a retreat into the west after an overrun on turn 3',
    rules: ['6.4', '9.73'],
    turns: 3,
    map: 'map West { grid hexes flat columns 40 rows 20 labels CCRR even columns lower }',
    scenario: `
  setup Soviet { 0310: 1 rifle (face 6-8-6) of army "30"  0712: Kachalov }
  setup German { 0309: "7.Pz"  0312: Ilse  0508: Ida }`,
    play: `
orders turn 1 Soviet { defend 0310 { retreat } }
orders turn 1 German { phase initial movement:
  move Ida to 0510
  overrun 0310 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 0310 (odds 2-1, result D2)  30/1 (eliminated) }`,
    findings: ['6.4/costs-units'],
  },
  {
    case: 'the owner chooses the excess units when the Soviet movement phase ends',
    rules: ['7.1'],
    scenario: `
  setup Soviet { 2015: 2 rifle of army "30"  2017: 2 rifle of army "31"  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 31/1, 31/2 to 2015
  pass
  remove 30/2 }
expect after turn 1 Soviet movement { 30/1 at 2015  30/2 (removed)  31/2 at 2015 }`,
  },
];

describe('reveals', () => {
  play(reveals);
});
describe('leaders', () => {
  play(leaders);
});
describe('zones, guests and places', () => {
  play(zones);
});
