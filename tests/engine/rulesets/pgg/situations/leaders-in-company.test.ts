import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/**
 * Situations in which a leader enters enemy ZOC together with other units, which are later revealed or lost [10.23,
 * AMB-45].
 */
const company: readonly Situation[] = [
  {
    case: 'a leader may not enter enemy ZOC with a division known only to defend, but may with an untried one that is there',
    rules: ['10.23', '12.3'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 0-1-6, revealed) of army "30"
    2017: 1 rifle of army "31"
    2217: Konev  2214: Lukin  ${EAST}
  }
  setup German { 1915: Ida  1917: Ilse }`,
    play: `
orders turn 1 Soviet { phase movement:
  move Lukin to 2015
  move Konev to 2017 }
expect after turn 1 Soviet movement { Lukin at 2214  Konev at 2017 }`,
    findings: ['10.23/leader-alone'],
  },
  {
    case: 'a leader whose division overruns and leaves him may stay alone in the remaining ZOC',
    rules: ['10.23', '6.51', '6.54'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2)  1916: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, 30/2, 30/3 (roll 1) }
expect after turn 1 Soviet movement { overrun 1915 (attack 10, defense 1)  30/1 at 1915  Konev at 2015 }`,
  },
  {
    case: 'a leader left alone in enemy ZOC may not move away',
    rules: ['10.23', '6.22', '8.13'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1 (roll 1) { on A1: lose 30/1 } }
orders turn 2 Soviet { phase movement: move Konev to 2115 }
expect after turn 2 Soviet { 30/1 (eliminated)  Konev at 2015 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'a leader left alone in enemy ZOC leads no attack before other units come, and then adds at most their strength',
    rules: ['10.22', '10.36', '11.31'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: Konev of army "30"  2116: 1 rifle (face 1-2-6, revealed) of army "31"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with Konev }
orders turn 2 Soviet {
  phase movement: move 31/1 to 2015
  phase combat: attack 1915 with 31/1, Konev (roll 1) { on A1: lose 31/1 } }
expect after turn 2 Soviet combat { attack 1915 (attack 2, defense 9, odds 1-3, result A1)  31/1 (eliminated)  Konev at 2015 }`,
    findings: ['10.36/leader-alone'],
  },
  {
    case: 'a leader overrun alone after his division was eliminated defends with his rating',
    rules: ['10.1.c', '6.53'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed), Konev of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet {
  phase combat: attack 1915 with 30/1 (roll 1) { on A1: lose 30/1 }
  defend 2015 { lose Konev } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 2) }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 4, odds 2-1, result D1)  Konev (eliminated)  25/7 at 2015 }`,
  },
  {
    case: 'two leaders in one hex both add to an attack, together at most the strength of the divisions',
    rules: ['10.36'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed), Konev, Lukin of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, Konev, Lukin (roll 1) { on D1/A1: lose Lukin } }
expect after turn 1 Soviet combat { attack 1915 (attack 8, defense 9) }`,
  },
  {
    case: 'a leader adds only to the units of his own hex, however many join from other hexes',
    rules: ['10.36', '9.13'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed), Kurochkin of army "30"
    2014: 2 rifle (face 7-7-6, revealed) of army "31"
    ${EAST}
  }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, Kurochkin, 31/1, 31/2 (roll 1) { on D1/A1: lose 30/1 } }
expect after turn 1 Soviet combat { attack 1915 (attack 16, defense 9) }`,
  },
  {
    case: 'a 0-1-6 that marched up to attack returns to its start; the leader with it stays with the others and attacks',
    rules: ['12.3', '10.23'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-1-6), 1 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement: move 30/1, 30/2, Konev 2116 > 2015
  phase combat: attack 1915 with 30/1, 30/2, Konev (roll 4) }
expect after turn 1 Soviet combat { attack 1915 (attack 11, defense 9, odds 1-1, result Eng)  30/1 at 2116 }`,
  },
  {
    case: 'a leader alone with a 0-1-6 returns with it, and the attack is called off',
    rules: ['12.3', '10.23'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-1-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement: move 30/1, Konev 2116 > 2015
  phase combat: attack 1915 with 30/1, Konev }
expect after turn 1 Soviet combat { 30/1 at 2116  Konev at 2116 }`,
  },
  {
    case: 'a 0-1-6 revealed in defense stays, and the leader who came with it returns: it fights the rest of the battle alone',
    rules: ['12.3', '10.23', '9.21'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-1-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement: move 30/1, Konev 2116 > 2015
  defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida (roll 6) }
expect after turn 1 German combat { attack 2015 (attack 9, defense 1, odds 9-1, result D2)  30/1 (eliminated)  Konev at 2116 }`,
  },
  {
    case: 'a leader who cannot return because the enemy is in his hex of entry is lost',
    rules: ['10.23', '6.21'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-0-6), Konev of army "30"  2512: Kachalov }
  setup German { 1915: Ida  2019: 25/7 }`,
    play: `
orders turn 1 Soviet { phase movement: move 30/1, Konev 2116 > 2015 }
orders turn 1 German {
  phase initial movement: move 25/7 2019 > 2119 > 2118 > 2117 > 2116
  phase combat: attack 2015 with Ida }
expect after turn 1 German combat { 30/1 (eliminated)  Konev (eliminated) }`,
  },
  {
    case: 'a leader who cannot return because four friendly units fill his hex of entry is lost',
    rules: ['10.23', '7.1'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-0-6), Konev of army "30"  2218: 3 rifle, Lukin of army "31"  ${EAST} }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement:
  move 30/1, Konev 2116 > 2015
  move 31/1, 31/2, 31/3, Lukin to 2116
  phase combat:
  attack 1915 with 30/1, Konev }
expect after turn 1 Soviet combat { 30/1 (eliminated)  Konev (eliminated)  31/3 at 2116  Lukin at 2116 }`,
    findings: ['10.23/costs-units'],
  },
];

/** Situations with leaders who are evacuated and return [10.4]. */
const evacuated: readonly Situation[] = [
  {
    case: 'a leader next to a friendly unit has a way out and is not surrounded',
    rules: ['10.4', '8.15'],
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: Konev of army "30"  2115: 1 rifle of army "31"  ${EAST} }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev }
expect after turn 1 Soviet { Konev at 2015 }`,
    findings: ['10.4/not-surrounded'],
  },
  {
    case: 'a leader is not evacuated after his side has moved, even if no move closed the ring',
    rules: ['10.4'],
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: Konev of army "30"  2515: 1 rifle, Kachalov of army "31" }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 31/1 to 2615
  evacuate Konev }
expect after turn 1 Soviet { Konev at 2015 }`,
    findings: ['10.4/too-late'],
  },
  {
    case: 'the evacuation of a leader ends the command of the units that stay',
    rules: ['10.4', '10.35'],
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed), Konev of army "30"  4515: Remezov }
  setup German { 1915: Lehr  1917: Ilse  2017: Inge  2013: Irma  2216: Iris  2214: Isa }`,
    play: `
orders turn 1 Soviet {
  phase movement: evacuate Konev
  phase combat: attack 1915 with 30/1 }
expect after turn 1 Soviet { 30/1 at 2015 }`,
    findings: ['10.35/out-of-command'],
  },
];

describe('leaders with other units', () => {
  play(company);
});
describe('leaders evacuated from an encirclement', () => {
  play(evacuated);
});
