import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Situations in which units leave an overstacked hex of a frozen army until the hex is within its limit [5.22]. */
const frozen: readonly Situation[] = [
  {
    case: 'one of four frozen divisions leaves an overfull hex with a leader, whichever others are named',
    rules: ['5.22'],
    scenario: `
  setup Soviet { 1414: 4 rifle, Konev of army "19"  2515: Kachalov }
  setup German { 1010: "1.Kav" (step 2) }`,
    play: `
dice "1/Soviet/army 19" = 5
orders turn 1 Soviet { phase movement: move 19/1, 19/2, 19/3, 19/4 to 1514 }
expect after turn 1 Soviet { 19/1 at 1514  19/2 at 1414  19/3 at 1414  19/4 at 1414 }`,
    findings: ['5.22/frozen'],
  },
  {
    case: 'three of six frozen divisions of the 16th Army leave their hex one by one, and no fourth',
    rules: ['5.22'],
    scenario: `
  setup Soviet { 2216: 6 rifle, Lukin of army "16"  4015: Kachalov }
  setup German { 1516: Ida }`,
    play: `
dice "1/Soviet/army 16" = 6
orders turn 1 Soviet { phase movement:
  move 16/1 to 2215
  move 16/2 2216 > 2217 > 2218
  move 16/3, 16/4, 16/5, 16/6 to 2217
  move 16/2 to 2217
}
expect after turn 1 Soviet movement { 16/1 at 2215  16/2 at 2216  16/4 at 2217  16/5 at 2216  Lukin at 2216 }`,
    findings: ['5.22/frozen', '5.22/frozen', '5.22/frozen'],
  },
  {
    case: 'a leader who makes room for a fourth unit stays in a frozen hex, because the hex would stay overfull without him',
    rules: ['5.22', '7.1'],
    scenario: `
  setup Soviet { 1414: 4 rifle, Konev of army "19"  2515: Kachalov }
  setup German { 1010: "1.Kav" (step 2) }`,
    play: `
dice "1/Soviet/army 19" = 5
orders turn 1 Soviet { phase movement: move Konev to 1514 }
expect after turn 1 Soviet { Konev at 1414 }`,
    findings: ['5.22/frozen'],
  },
];

/** Situations in which all stacks are within their limit when a combat phase ends [7.1, 7.2]. */
const limits: readonly Situation[] = [
  {
    case: 'Germans that advanced in the Soviet combat phase must meet the stacking limit when the phase ends',
    rules: ['7.2', '9.87'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6) of army "30"  2515: Kachalov  2415: Lukin }
  setup German { 1915: Ida, Ilse, Inge  1916: Irma, Iris, Isa }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915, 1916 with 30/1 (roll 6) }
orders turn 1 German {
  defend 1915 { advance Ida, Ilse, Inge to 2015  advance Irma, Iris, Isa to 2015 }
  defend 2015 { remove Irma, Iris, Isa }
}
expect after turn 1 Soviet combat {
  attack 1915 (result Ae)  Ida at 2015  Ilse at 2015  Inge at 2015  Irma (removed)  Iris (removed)  Isa (removed)
}`,
  },
  {
    case: 'Soviet units that advance together must meet the limit at once: a fifth unit does not fit',
    rules: ['7.1', '9.81'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6), Konev of army "30"
    2014: 2 rifle (face 7-7-6) of army "31"
    2515: Kachalov
  }
  setup German { 1915: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2, 30/3, Konev, 31/1, 31/2 (roll 1) {
    advance 30/1, 30/2, 30/3, 31/1, Konev to 1915
    advance 30/1, 30/2, 30/3, Konev to 1915
  } }
expect after turn 1 Soviet combat { 30/1 at 1915  30/3 at 1915  Konev at 1915  31/1 at 2014 }`,
    findings: ['7.1/stack-limit'],
  },
  {
    case: 'four divisions without a leader do not fit in an advance either',
    rules: ['7.1', '9.81'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6), Konev of army "30"
    2014: 2 rifle (face 7-7-6) of army "31"
    2515: Kachalov
  }
  setup German { 1915: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2, 30/3, Konev, 31/1, 31/2 (roll 1) { advance 30/1, 30/2, 30/3, 31/1 to 1915 } }
expect after turn 1 Soviet combat { 30/1 at 2015  31/1 at 2014 }`,
    findings: ['7.1/stack-limit'],
  },
];

/** Situations with a guest: a unit that has retreated into a friendly hex, which is then attacked [9.75]. */
const guests: readonly Situation[] = [
  {
    case: 'a guest that attacks suffers like any attacker',
    rules: ['9.75', '9.65'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6), Kachalov of army "30"
    1913: 1 rifle (face 4-5-6) of army "31"
    2113: 1 rifle (face 1-2-6) of army "32"
    1814: Lukin
  }
  setup German { 2014: 25/7  2114: Ida, Ilse }`,
    play: `
orders turn 1 German {
  phase initial movement:
  overrun 2015 with 25/7 (roll 1) { on A1: retreat }
  phase combat:
  attack 2113 with 25/7 (roll 3) { on D1/A1: lose 25/7 }
}
orders turn 1 Soviet { defend 2015 { retreat 25/7 to 2114 } defend 2113 { lose 32/1 } }
expect after turn 1 German initial movement { overrun 2015 (result A1) }
expect after turn 1 German combat { attack 2113 (attack 4)  25/7 (step 2) }`,
  },
  {
    case: 'a guest left alone when its host has gone defends with its own strength',
    rules: ['9.75', '9.81'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 3-4-6, revealed) of army "30"
    2116: 1 rifle (face 4-5-6, revealed) of army "31"
    2416: Kachalov
  }
  setup German { 1915: Ida  2117: Ilse (step 4)  2114: 25/7 }`,
    play: `
orders turn 1 Soviet {
  defend 2015 { on D1: retreat }
  defend 2116 { on A1: retreat Ilse to 2118  on A1: advance 31/1 to 2117 }
}
orders turn 1 German {
  phase combat:
  attack 2015 with Ida (roll 2) { stay }
  attack 2116 with Ilse (roll 1) { on A1: retreat }
  phase mechanized movement:
  move 25/7 to 2115
  overrun 2116 with 25/7 (roll 3)
}
expect after turn 1 German combat { 30/1 at 2116  31/1 at 2117  Ilse at 2118 }
expect after turn 1 German mechanized movement {
  overrun 2116 (attack 2, defense 4, odds 1-2, roll 3, result A1)
  30/1 at 2116
}`,
  },
];

describe('frozen armies', () => {
  play(frozen);
});
describe('stacking in combat phases', () => {
  play(limits);
});
describe('guests', () => {
  play(guests);
});
