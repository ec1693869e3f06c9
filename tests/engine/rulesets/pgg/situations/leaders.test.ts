import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const SPLIT = `
  setup Soviet { 2015: 2 rifle (face 7-7-6), Konev of army "30"  2515: Kachalov }`;

/**
 * Situations in which a stack splits its attacks and its leader joins one of them, whatever the result of the first
 * attack [10.26].
 */
const duty: readonly Situation[] = [
  {
    case: 'the leader of a split stack joins the second attack after the first attacker has advanced',
    rules: ['10.26', '9.81'],
    scenario: `${SPLIT}
  setup German { 1915: "1.Kav" (step 2)  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1 (roll 1) { advance 30/1 to 1915 }
  attack 1916 with 30/2 (roll 4)
  attack 1916 with 30/2, Konev (roll 4) }
expect after turn 1 Soviet combat { attack 1915 (attack 7, result De)  30/1 at 1915  attack 1916 (attack 11) }`,
    findings: ['10.26/leader-unassigned'],
  },
  {
    case: 'the leader of a split stack joins the second attack after the first attacker was eliminated',
    rules: ['10.26', '9.62'],
    scenario: `${SPLIT}
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1 (roll 4) { on A1: lose 30/1 }
  attack 1916 with 30/2 (roll 4) }
expect after turn 1 Soviet combat { attack 1915 (result A1)  30/1 (eliminated)  30/2 (untried) }`,
    findings: ['10.26/leader-unassigned'],
  },
  {
    case: 'the leader of a split stack joins the second attack after the first attacker has retreated',
    rules: ['10.26', '9.65'],
    scenario: `${SPLIT}
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1 (roll 4) { on A1: retreat }
  attack 1916 with 30/2 (roll 4) }
orders turn 1 German { defend 1915 { retreat 30/1 to 2115 } }
expect after turn 1 Soviet combat { attack 1915 (result A1)  30/1 at 2115  30/2 (untried) }`,
    findings: ['10.26/leader-unassigned'],
  },
  {
    case: 'a leader that joined the first attack need not join the second',
    rules: ['10.26'],
    scenario: `${SPLIT}
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, Konev (roll 1)
  attack 1916 with 30/2 (roll 4) }
expect after turn 1 Soviet combat { attack 1915 (attack 11)  attack 1916 (attack 7) }`,
  },
];

/**
 * Situations in which a leader must return to his hex of entry because his companions prove worthless [10.23, 12.3].
 */
const withdrawing: readonly Situation[] = [
  {
    case: 'the hex of entry is forgotten when the ZOC ends: an enemy that comes later came to the leader',
    rules: ['10.23', '8.0'],
    scenario: `
  setup Soviet {
    2116: 1 rifle (face 0-0-6), Konev of army "30"
    1914: 3 rifle (face 7-7-6), Lukin of army "31"
  }
  setup German { 1915: "1.Kav" (step 2)  1617: "7.Pz" }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, Konev 2116 > 2015
  phase combat: attack 1915 with 31/1, 31/2, 31/3 (roll 1) }
orders turn 1 German { phase initial movement:
  move "7.Pz" to 1916
  phase combat:
  attack 2015 with "7.Pz" (roll 2) }
expect after turn 1 Soviet combat { attack 1915 (result De)  Konev at 2015 }
expect after turn 1 German combat { attack 2015 (attack 16, defense 4) }`,
  },
  {
    case: 'a leader who entered from off the map has no hex to return to',
    rules: ['10.23', '14.0'],
    scenario: `
  setup Soviet { 4515: 1 rifle of army "30" }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 0-0-6), Rakutin of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1, Rakutin to 4920
  phase combat:
  attack 4819 with 28/1, Rakutin }
expect after turn 1 Soviet movement { 28/1 at 4920  Rakutin at 4920 }
expect after turn 1 Soviet combat { 28/1 (eliminated)  Rakutin (eliminated) }`,
    findings: ['10.23/costs-units'],
  },
  {
    case: 'a division that can only defend has no hex to return to either, and the others attack',
    rules: ['12.3', '14.0'],
    scenario: `
  setup Soviet { 4722: Kachalov }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 0-1-6), 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1, 28/2 to 4920
  phase combat:
  attack 4819 with 28/1, 28/2 (roll 5) }
expect after turn 1 Soviet combat { attack 4819 (attack 6, defense 4, odds 1-1, roll 5, result A1)  28/1 (eliminated) }`,
    findings: ['12.3/costs-units'],
  },
  {
    case: 'a leader who entered with a proven division stays, although a later companion proves worthless',
    rules: ['10.23', '12.2'],
    turns: 2,
    scenario: `
  setup Soviet {
    2116: 1 rifle (face 4-5-6, revealed), Konev of army "30"
    2217: 1 rifle (face 0-0-6) of army "31"
  }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, Konev 2116 > 2015
  defend 2015 { on D1: lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 2) }
orders turn 2 Soviet { phase movement:
  move 31/1 to 2015
  phase combat:
  attack 1915 with 31/1, Konev }
expect after turn 1 German combat { attack 2015 (result D1)  30/1 (eliminated)  Konev at 2015 }
expect after turn 2 Soviet combat { 31/1 (eliminated)  Konev at 2015 }`,
  },
  {
    case: 'a leader who entered with an untried division that proved good and was eliminated stays, too',
    rules: ['10.23', '12.2'],
    turns: 2,
    scenario: `
  setup Soviet {
    2116: 1 rifle (face 4-5-6), Konev of army "30"
    2217: 1 rifle (face 0-0-6) of army "31"
  }
  setup German { 1915: Ida, Ilse }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, Konev 2116 > 2015
  defend 2015 { on D1: lose 30/1 } }
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 2) }
orders turn 2 Soviet { phase movement:
  move 31/1 to 2015
  phase combat:
  attack 1915 with 31/1, Konev }
expect after turn 2 Soviet combat { 31/1 (eliminated)  Konev at 2015 }`,
  },
  {
    case: 'a leader who entered with two untried divisions returns when the remaining one proves worthless',
    rules: ['10.23', '12.2'],
    scenario: `
  setup Soviet { 2116: 2 rifle (face 0-0-6), Konev of army "30" }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, Konev 2116 > 2015
  phase combat:
  attack 1915 with 30/1, Konev }
expect after turn 1 Soviet combat { 30/1 (eliminated)  30/2 at 2015  Konev at 2015 }`,
  },
  {
    case: 'under the reading `anyZeroRevealed` a leader returns as soon as one companion proves worthless, even with a proven division',
    rules: ['10.23'],
    scenario: `
  ruling leader.withdrawIf = anyZeroRevealed
  setup Soviet { 2116: 1 rifle (face 4-5-6, revealed), 1 rifle (face 0-0-6), Konev of army "30" }
  setup German { 1915: Ida }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, Konev 2116 > 2015
  phase combat:
  attack 1915 with 30/1, 30/2, Konev (roll 1) }
expect after turn 1 Soviet combat { attack 1915 (attack 4)  Konev at 2116 }`,
  },
  {
    case: 'a leader repairs a railway like any combat unit',
    rules: ['6.37', '10.22'],
    turns: 3,
    scenario: `
  setup Soviet { 3320: 1 rifle (face 5-5-6) of army "30"  3215: Kachalov  3217: Lukin }
  setup German { 2518: 25/7 }`,
    play: `
orders turn 1 German {
  phase initial movement:
  move 25/7 2518 > 2519 > 2520 > 2620
  cut 2620
  phase mechanized movement:
  move 25/7 2620 > 2521 > 2421
}
orders turn 2 Soviet { phase movement: move Kachalov to 2620 }
orders turn 3 Soviet { phase movement: rail 30/1 to 2620 }
expect after turn 3 Soviet movement { 30/1 at 2620 }`,
  },
];

describe('the leader of a stack that splits its attacks', () => {
  play(duty);
});
describe('leaders that withdraw from enemy ZOC', () => {
  play(withdrawing);
});
