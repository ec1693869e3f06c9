import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Moves whose order names a whole path, or hexes after `via`: the move follows them, or the order is refused. */
const moves: readonly Situation[] = [
  {
    case: 'a regiment passes the `via` hex, where it can cut the railway, on its way to an adjacent hex',
    rules: ['6.0', '6.12', '6.37'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1915: 25/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1916 via 1920  cut 1920 }
expect after turn 1 German initial movement { 25/7 at 1916 }`,
  },
  {
    case: 'a regiment passes several `via` hexes in the order written',
    rules: ['6.0', '6.12', '6.37'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1918: 25/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 2218 via 1920, 2020, 2220  cut 1920  cut 2220 }
expect after turn 1 German initial movement { 25/7 at 2218 }`,
  },
  {
    case: 'a regiment goes straight from each hex of a `via` path to the next',
    rules: ['6.0', '6.12', '6.37'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1918: 25/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 2218 via 1920 > 2020 > 2120  cut 2120 }
expect after turn 1 German initial movement { 25/7 at 2218 }`,
  },
  {
    case: 'a `via` path that jumps over a hex is refused',
    rules: ['6.0'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1918: 25/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 2218 via 1920 > 2120 }
expect after turn 1 German { 25/7 at 1918 }`,
    findings: ['6.0/not-adjacent'],
  },
  {
    case: 'a path through a hex so far away that the points do not suffice is refused, although the destination is near',
    rules: ['6.12', '6.23'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1915: Ida }',
    play: `
orders turn 1 German { phase initial movement: move Ida to 2115 via 1919 }
expect after turn 1 German { Ida at 1915 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'a path through a hex in enemy ZOC is refused, because the unit stops there',
    rules: ['6.22'],
    scenario: `
  setup Soviet { 2017: 1 rifle (face 7-7-6, revealed) of army "30"  4018: Konev }
  setup German { 1915: 25/7 }`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 2115 via 2016 }
expect after turn 1 German { 25/7 at 1915 }`,
    findings: ['6.22/zoc-stop'],
  },
  {
    case: 'units of two hexes may not share one `via` path',
    rules: ['6.0'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1915: 25/7  1916: 6/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7, 6/7 to 2115 via 2017 }
expect after turn 1 German { 25/7 at 1915  6/7 at 1916 }`,
    findings: ['6.0/several-starts'],
  },
];

const cuts: readonly Situation[] = [
  {
    case: 'a unit named after `cut` that has not moved cuts no railway',
    rules: ['6.37'],
    scenario: 'setup Soviet { 4018: Konev }  setup German { 1918: 25/7, 6/7 }',
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1920  cut 1920 with 6/7  cut 1920 with 25/7 }`,
    findings: ['6.37/not-moved'],
  },
];

const rails: readonly Situation[] = [
  {
    case: 'a train to a near station via a far one counts the hexes of both parts',
    rules: ['6.33'],
    scenario: 'setup Soviet { 3020: 1 rifle of army "30"  3018: Konev }  setup German { 1010: Ida }',
    play: `
orders turn 1 Soviet { phase movement: rail 30/1 to 3220 via 4920 }
expect after turn 1 Soviet { 30/1 at 3020 }`,
    findings: ['6.33/rail-hexes'],
  },
  {
    case: 'a train does not enter a hex that Germans hold',
    rules: ['6.21', '6.32'],
    scenario: 'setup Soviet { 3020: 1 rifle of army "30"  3520: Konev }  setup German { 2020: Ida }',
    play: `
orders turn 1 Soviet { phase movement: rail 30/1 to 2020 }
expect after turn 1 Soviet { 30/1 at 3020 }`,
    findings: ['6.21/enemy-occupied'],
  },
];

const BEATEN = `
  setup Soviet { 2015: 1 rifle (face 4-5-6, revealed) of army "30"  3018: Konev }
  setup German { 1915: 25/7, 6/7, 7/7  1916: Ida, Ilse }`;
const ATTACK = 'phase combat: attack 2015 with 25/7, 6/7, 7/7, Ida, Ilse';

const afterCombat: readonly Situation[] = [
  {
    case: 'a retreat along a path that skips a hex is refused, and the rest of the answer stays in reserve',
    rules: ['9.73'],
    scenario: BEATEN,
    play: `
dice "1/German/combat/2015/die" = 2
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with 25/7, 6/7 { retreat 30/1 2015 > 3015 > 2116 } }
expect after turn 1 German combat { attack 2015 (result D2) }`,
    findings: ['9.73/retreat-path'],
  },
  {
    case: 'a victor advances along the written path, or not at all',
    rules: ['9.81', '9.82'],
    scenario: BEATEN,
    play: `
dice "1/German/combat/2015/die" = 2
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { ${ATTACK} { advance 25/7 1915 > 4015 > 2015 } }
expect after turn 1 German combat { 25/7 at 1915 }`,
    findings: ['9.82/another-way'],
  },
  {
    case: 'a victor advances along the line of retreat as written',
    rules: ['9.81'],
    scenario: BEATEN,
    play: `
dice "1/German/combat/2015/die" = 2
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { ${ATTACK} { advance 25/7 1915 > 2015 } }
expect after turn 1 German combat { 25/7 at 2015 }`,
  },
];

const froms: readonly Situation[] = [
  {
    case: 'an attack ordered from a hex that does not contain one of its units is refused',
    rules: ['9.11'],
    scenario: BEATEN,
    play: `
orders turn 1 German { phase combat: attack 2015 with 25/7, Ida from 1915 }
expect after turn 1 German combat { 30/1 at 2015 }`,
    findings: ['9.11/not-there'],
  },
  {
    case: 'an attack ordered from a hex that contains none of its units is refused',
    rules: ['9.11'],
    scenario: BEATEN,
    play: `
orders turn 1 German { phase combat: attack 2015 from 1915, 2014 }
expect after turn 1 German combat { 30/1 at 2015 }`,
    findings: ['9.11/not-there'],
  },
  {
    case: 'an overrun ordered from a hex that does not contain its units is refused',
    rules: ['6.51'],
    scenario: BEATEN,
    play: `
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" from 1916 }
expect after turn 1 German initial movement { 30/1 at 2015 }`,
    findings: ['6.51/not-there'],
  },
];

describe('units fight from the hexes that the order names', () => {
  play(froms);
});
describe('moves follow the path written in the order', () => {
  play(moves);
});
describe('railways are cut by the named units', () => {
  play(cuts);
});
describe('trains follow the path written in the order', () => {
  play(rails);
});
describe('retreats and advances follow the path written in the order', () => {
  play(afterCombat);
});
