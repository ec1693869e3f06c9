import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const TWO_HEXES = `
  setup Soviet {
    2015: 1 rifle (face 6-8-6, revealed) of army "30"
    2014: 1 rifle (face 4-5-6, revealed) of army "31"
    2515: Kachalov
  }`;

/**
 * Situations in which a division splits its attacks and keeps its integrity while all its regiments are in the hex
 * [7.3, 9.22].
 */
const attacks: readonly Situation[] = [
  {
    case: 'both attacks of a division that stays whole are doubled',
    rules: ['7.3', '9.22'],
    scenario: `${TWO_HEXES}
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with 25/7 (roll 4) { on Eng: lose 25/7 }
  attack 2014 with 6/7, 7/7 (roll 6) }
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
expect after turn 1 German combat { attack 2015 (attack 8, defense 8, result Eng)  25/7 (step 2)  attack 2014 (attack 8, defense 5) }`,
  },
  {
    case: 'a regiment eliminated in the first attack removes the doubling of the second',
    rules: ['7.3', '9.61'],
    scenario: `${TWO_HEXES}
  setup German { 1915: 25/7 (step 2), 6/7, 7/7 }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with 25/7 (roll 3) { lose 25/7 }
  attack 2014 with 6/7, 7/7 (roll 6) }
expect after turn 1 German combat { attack 2015 (attack 4, result A1)  25/7 (eliminated)  attack 2014 (attack 4, defense 5) }`,
  },
  {
    case: 'a regiment that retreats after the first attack removes the doubling of the second',
    rules: ['7.3', '9.65'],
    scenario: `${TWO_HEXES}
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase combat:
  attack 2015 with 25/7 (roll 5) { on A1: retreat }
  attack 2014 with 6/7, 7/7 (roll 6) }
orders turn 1 Soviet { defend 2015 { retreat 25/7 to 1815 } }
expect after turn 1 German combat { attack 2015 (attack 8, result A1)  25/7 at 1815  attack 2014 (attack 4, defense 5) }`,
  },
  {
    case: 'a regiment that advances after the first attack removes the doubling of the second',
    rules: ['7.3', '9.81'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"
    2014: 1 rifle (face 4-5-6, revealed) of army "31"
    2515: Kachalov
  }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat:
  attack 2015 with 25/7 (roll 1) { advance 25/7 to 2015 }
  attack 2014 with 6/7, 7/7 (roll 6) }
expect after turn 1 German combat { attack 2015 (attack 8, result D2)  25/7 at 2015  attack 2014 (attack 4) }`,
  },
  {
    case: 'a unit of another division that leaves by its advance restores the doubling for the next attack',
    rules: ['7.3', '9.81'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 1-2-6, revealed) of army "30"
    2014: 1 rifle (face 4-5-6, revealed) of army "31"
    2515: Kachalov
  }
  setup German { 1915: 11/14, 53/14, Ida }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase combat:
  attack 2015 with Ida (roll 1) { advance Ida to 2015 }
  attack 2014 with 11/14, 53/14 (roll 3) }
expect after turn 1 German combat { attack 2015 (attack 9, result D2)  attack 2014 (attack 12) }`,
  },
];

/** Situations in which other units enter the hex of a division at different times [7.3, 9.75, 14.0]. */
const company: readonly Situation[] = [
  {
    case: "a guest adds nothing to a division's defense and removes its doubling",
    rules: ['7.3', '9.75'],
    scenario: `
  setup Soviet {
    2015: 2 rifle (face 7-7-6, revealed) of army "30"  1813: 1 rifle of army "32"
    1816: 2 rifle (face 7-7-6, revealed), Lukin of army "31"  1817: Konev  2515: Kachalov
  }
  setup German { 1915: 25/7  1815: 11/14, 53/14 }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2 (roll 3)
  attack 1815 with 31/1, 31/2 (roll 6) { on A1: lose 31/1 } }
orders turn 1 German { defend 1915 { retreat } }
expect after turn 1 Soviet combat { attack 1915 (attack 14, defense 4, result D1)  25/7 at 1815  attack 1815 (attack 14, defense 6, result A1) }`,
  },
  {
    case: 'two regiments are not a whole division while the third has not arrived',
    rules: ['7.3', '14.3'],
    turns: 2,
    scenario: `
  setup Soviet { 1213: 1 rifle (face 6-8-6, revealed) of army "30"  1515: Kachalov }
  setup German { 1025: Isa }
  arrive turn 1 by 1012: 25/7, 6/7
  arrive turn 2 by 1012: 7/7`,
    play: `
orders turn 1 German {
  phase initial movement: enter 25/7, 6/7 to 1012  move 25/7, 6/7 to 1113
  phase combat: attack 1213 with 25/7, 6/7 (roll 3) { lose 25/7 } }
orders turn 2 German {
  phase initial movement: enter 7/7 to 1012  move 7/7 to 1113
  phase combat: attack 1213 with "7.Pz" (roll 3) { lose 25/7 } }
expect after turn 1 German combat { attack 1213 (attack 6, defense 8) }
expect after turn 2 German combat { attack 1213 (attack 12, defense 8) }`,
  },
  {
    case: 'a regiment lost in one turn gives no points, and the last regiment in another turn gives all five',
    rules: ['15.12.1', '7.3', '9.61'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed) of army "30"  2515: Kachalov }
  setup German { 1915: 11/14 (step 2), 53/14 (step 2) }`,
    play: `
orders turn 1 Soviet { phase combat: attack 1915 with 30/1, 30/2, 30/3 (roll 4) { on D1/A1: lose 30/1 } }
orders turn 2 Soviet { phase combat: attack 1915 with 30/2, 30/3 (roll 1) }
orders turn 1 German { defend 1915 { lose 11/14 } }
expect after turn 1 Soviet { score Soviet 0 }
expect after turn 1 Soviet combat { attack 1915 (attack 21, defense 8, odds 2-1, result D1/A1)  11/14 (eliminated) }
expect after turn 2 Soviet { 53/14 (eliminated)  score Soviet 5 }`,
  },
];

describe('the integrity of a division in successive attacks', () => {
  play(attacks);
});
describe('the integrity of a division with other units in its hex', () => {
  play(company);
});
