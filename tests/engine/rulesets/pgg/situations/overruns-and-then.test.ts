import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations with several overruns from one hex, which cost three points each [6.51, 6.54, 6.56]. */
const chains: readonly Situation[] = [
  {
    case: 'three overruns follow each other, each out of the ZOC in which the last one ended; the fourth lacks points',
    rules: ['6.51', '6.56', '6.23'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6) of army "30"  2116: 1 rifle (face 1-2-6) of army "31"
    2216: 1 rifle (face 1-2-6) of army "32"  2317: 1 rifle (face 1-2-6) of army "33"  3515: Kachalov
  }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 1)
  overrun 2116 with "7.Pz" (roll 1)
  overrun 2216 with "7.Pz" (roll 1)
  overrun 2317 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { 30/1 (eliminated)  31/1 (eliminated)  32/1 (eliminated)  25/7 at 2216  33/1 at 2317 }`,
    findings: ['6.51/allowance'],
  },
  {
    case: 'regiments of one hex that came by different paths overrun together as a division',
    rules: ['6.54', '7.3', '6.55'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1715: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  move 25/7 1715 > 1815 > 1915
  move 6/7 1715 > 1814 > 1915
  move 7/7 1715 > 1714 > 1814 > 1915
  overrun 2015 with "7.Pz" (roll 5) { lose 25/7 } }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 8, result A1) }`,
  },
  {
    case: 'a third regiment from another hex cannot join the overrun, but its presence doubles the other two',
    rules: ['6.54', '7.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1715: 25/7, 6/7  1714: 7/7 }`,
    play: `
orders turn 1 German { phase initial movement:
  move 25/7, 6/7 to 1915
  move 7/7 to 1915
  overrun 2015 with "7.Pz"
  overrun 2015 with 25/7, 6/7 (roll 3) { lose 25/7 } }
expect after turn 1 German initial movement { overrun 2015 (attack 6, defense 8, odds 1-2, result A1) }`,
    findings: ['6.54/different-start'],
  },
  {
    case: 'a leader who overruns enters with his divisions and moves on with his remaining points',
    rules: ['6.51', '10.26', '10.21'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase movement:
  overrun 1915 with 30/1, 30/2, Konev (roll 1)
  move 30/1 1915 > 1815 > 1816 > 1817
  move Konev 1915 > 1914 > 1913 > 1912 > 1911 > 1910 }
expect after turn 1 Soviet movement { overrun 1915 (attack 9, defense 1)  30/1 at 1817  30/2 at 1915  Konev at 1910 }`,
  },
  {
    case: 'a marker on the target costs an overrun nothing: three points are the whole price',
    rules: ['6.51', '13.32'],
    scenario: `
  setup Soviet { 2315: 3 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Lehr  1010: Isa }`,
    play: `
orders setup German { interdict 1915 }
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, 30/3, Konev 2315 > 2214 > 2115 > 2015
  overrun 1915 with 30/1, 30/2, 30/3, Konev (roll 2) }
orders turn 1 German { defend 1915 { lose Lehr } }
expect after turn 1 Soviet movement { overrun 1915 (attack 12, defense 2, result D2)  Lehr (eliminated)  30/1 at 1915  Konev at 1915 }`,
  },
  {
    case: 'a marker on the way costs its point, and the overrun is no longer affordable',
    rules: ['6.51', '13.32', '6.23'],
    scenario: `
  setup Soviet { 2315: 3 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: Lehr  1010: Isa }`,
    play: `
orders setup German { interdict 2115 }
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, 30/3, Konev 2315 > 2214 > 2115 > 2015
  overrun 1915 with 30/1, 30/2, 30/3, Konev }
expect after turn 1 Soviet movement { 30/1 at 2015  Lehr at 1915 }`,
    findings: ['6.51/allowance'],
  },
  {
    case: 'an overrun by arrivals counts as supplied, however far they are from supply; their later attack does not',
    rules: ['11.33', '6.59', '11.36'],
    scenario: `
  setup Soviet { 4523: 1 rifle (face 1-2-6) of army "30"  4522: 1 rifle (face 2-4-6) of army "31"  4719: Kachalov }
  setup German { 1010: Isa }
  arrive turn 1 by 4525: Ida`,
    play: `
orders turn 1 Soviet { defend 4523 { lose 30/1 } }
orders turn 1 German {
  phase initial movement:
  enter Ida to 4525
  move Ida to 4524
  overrun 4523 with Ida (roll 1)
  phase combat:
  attack 4522 with Ida (roll 1) }
expect after turn 1 German initial movement { overrun 4523 (attack 4, defense 2)  Ida at 4523 }
expect after turn 1 German combat { attack 4522 (attack 4, defense 4) }`,
  },
  {
    case: 'a unit supplied when the phase began is out of supply where it overruns, and is halved twice',
    rules: ['6.59', '6.55', '11.31'],
    scenario: `
  setup Soviet { 3515: 1 rifle (face 1-2-6) of army "30"  3815: Kachalov }
  setup German { 2715: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 3515 { lose 30/1 } }
orders turn 1 German { phase initial movement:
  move "7.Pz" to 3415
  overrun 3515 with "7.Pz" (roll 2) }
expect after turn 1 German initial movement { overrun 3515 (attack 4, defense 2, result D1)  25/7 at 3515 }`,
  },
];

/** Situations about the units of an overrun hex in the following phases [6.6]. */
const disrupted: readonly Situation[] = [
  {
    case: 'Germans overrun in the Soviet turn do not move before or after their combat, but do in the next turn',
    rules: ['6.62', '6.63', '4.2.B3'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: 6/7  1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, 30/2, 30/3, Konev (roll 2) { retreat 6/7 to 1715 } }
orders turn 1 German {
  defend 1915 { retreat }
  phase initial movement: move 6/7 to 1615
  phase mechanized movement: move 6/7 to 1614
}
orders turn 2 German { phase initial movement: move 6/7 to 1415 }
expect after turn 1 Soviet { overrun 1915 (attack 12, defense 2, odds 6-1, result D2)  6/7 at 1715 (disrupted)  30/1 at 1915 }
expect after turn 1 German mechanized movement { 6/7 at 1715 (disrupted) }
expect after turn 2 German initial movement { 6/7 at 1415 }`,
    findings: ['6.62/disrupted', '6.62/disrupted'],
  },
  {
    case: 'a division with a disrupted regiment keeps its integrity in defense',
    rules: ['6.62', '7.3', '6.61'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6), Konev of army "30"
    1916: 3 rifle (face 7-7-6) of army "31"
    ${EAST}
  }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet {
  phase movement: overrun 1915 with 30/1, 30/2, 30/3, Konev (roll 1) { lose 30/1 }
  phase combat: attack 1915 with 31/1, 31/2, 31/3 (roll 1) }
orders turn 1 German { defend 1915 { lose 6/7 } }
expect after turn 1 Soviet movement { overrun 1915 (attack 12, defense 16, odds 1-2, result D1/A1)  25/7 at 1915 (disrupted) }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 14, odds 1-1) }`,
  },
  {
    case: 'regiments that attack next to a disrupted one are doubled, because the whole division is there',
    rules: ['7.3', '6.62', '9.12'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 7/7 (disrupted)  1814: 25/7, 6/7 }`,
    play: `
orders turn 1 German {
  phase initial movement: move 25/7, 6/7 to 1915
  phase combat:
  attack 2015 with "7.Pz"
  attack 2015 with 25/7, 6/7 (roll 6) }
expect after turn 1 German combat { attack 2015 (attack 12, defense 8, odds 1-1) }`,
    findings: ['6.62/disrupted'],
  },
  {
    case: 'after an engaged overrun that costs the leader as a step, the other units are neither disrupted nor moved',
    rules: ['9.67', '6.61', '10.24'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 2-3-6), Konev of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose Konev } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 4) { lose 25/7 } }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 7, odds 1-1, result Eng)  Konev (eliminated)  30/1 at 2015 (revealed) }`,
  },
  {
    case: 'a leader alone is overrun by his rating, retreats disrupted, and his division is out of command in the combat phase',
    rules: ['6.53', '6.64', '10.35'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: Konev of army "30"  2217: 1 rifle (face 7-7-6) of army "31"  4515: Remezov }
  setup German { 1915: "7.Pz"  2117: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 2) { retreat Konev to 2115 } }
orders turn 2 Soviet {
  phase movement: move Konev to 2215
  phase combat: attack 2117 with 31/1 }
expect after turn 1 German { overrun 2015 (attack 8, defense 4, odds 2-1, result D1)  Konev at 2115 (disrupted) }
expect after turn 2 Soviet combat { 31/1 (untried)  Konev at 2115 (disrupted) }`,
    findings: ['6.62/disrupted', '10.35/out-of-command'],
  },
];

describe('overruns that follow an overrun', () => {
  play(chains);
});
describe('disrupted units in later phases', () => {
  play(disrupted);
});
