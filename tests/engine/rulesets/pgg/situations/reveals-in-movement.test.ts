import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which an overrun reveals untried units, and the later fate of those units [12.2, 12.3, 6.5]. */
const shown: readonly Situation[] = [
  {
    case: 'a division that can only defend returns from an overrun, and the other units continue without it',
    rules: ['12.3', '6.51'],
    scenario: `
  setup Soviet { 2116: 1 rifle (face 0-1-6), 2 rifle (face 7-7-6) of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 30/1, 30/2, 30/3 2116 > 2015
  overrun 1915 with 30/1, 30/2, 30/3 (roll 1) }
expect after turn 1 Soviet movement { overrun 1915 (attack 7, defense 1)  30/1 at 2116 (revealed)  30/2 at 1915  30/3 at 1915 }`,
  },
  {
    case: 'a division without strength is removed from an overrun, and the other units win and enter',
    rules: ['12.3', '6.51'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6), 2 rifle (face 7-7-6) of army "30"  ${EAST} }
  setup German { 1915: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, 30/2, 30/3 (roll 1) }
expect after turn 1 Soviet movement { overrun 1915 (attack 7, defense 1)  30/1 (eliminated)  30/2 at 1915 }`,
  },
  {
    case: 'of two overrun divisions one has no strength, so the other defends alone',
    rules: ['12.3', '9.21', '6.51'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6), 1 rifle (face 4-5-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/2 } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 5, odds 1-1, result D1)  30/1 (eliminated)  30/2 (eliminated)  25/7 at 2015 }`,
  },
  {
    case: 'a unit forced onto friendly units and overrun again with them adds nothing and is eliminated with its host',
    rules: ['9.75', '6.56', '6.61'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 3-4-6) of army "30"  2116: 1 rifle (face 4-5-6) of army "31"  ${EAST} }
  setup German { 1915: "7.Pz"  1914: Ida  2017: Ilse  2114: Inge }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2116 { lose 31/1 } }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 2)
  overrun 2116 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 2015 (defense 4, result D1)  overrun 2116 (defense 5, result D1)  30/1 (eliminated)  31/1 (eliminated)  25/7 at 2116 }`,
  },
  {
    case: 'a disrupted unit overrun again by the same stack defends in full and stays disrupted',
    rules: ['6.62', '6.51'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 3-4-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015, 2116 { retreat } }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 2) { retreat 30/1 to 2116 }
  overrun 2116 with "7.Pz" (roll 2) { retreat 30/1 to 2216 } }
orders turn 1 Soviet { defend 2116 { retreat } }
expect after turn 1 German initial movement { overrun 2116 (attack 8, defense 4, odds 2-1)  30/1 at 2216 (disrupted)  25/7 at 2116 }`,
  },
  {
    case: 'a unit may be overrun in the first movement, attacked in combat and overrun again in the second movement',
    rules: ['9.14', '6.54', '4.2.B3'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 6-8-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1916: "12.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { on Eng: lose 30/1 } }
orders turn 1 German {
  phase initial movement: overrun 2015 with "7.Pz" (roll 1) { on A1: lose 25/7 }
  phase combat: attack 2015 with "7.Pz", "12.Pz" (roll 4) { on Eng: lose 29/12 }
  phase mechanized movement: overrun 2015 with "12.Pz" (roll 1) { on A1: lose 5/12 } }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 24, odds 1-3, result A1)  25/7 (step 2) }
expect after turn 1 German combat { attack 2015 (attack 28, defense 24, odds 1-1, result Eng)  30/1 (eliminated) }
expect after turn 1 German mechanized movement { overrun 2015 (attack 6, defense 16, odds 1-3, result A1)  5/12 (step 2) }`,
  },
];

describe('untried units that are overrun repeatedly', () => {
  play(shown);
});
