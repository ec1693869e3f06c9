import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const FOREST_BEHIND_RIVER = `
map Lab {
  grid hexes flat columns 40 from 10 rows 15 from 10 labels CCRR even columns lower
  legend { "f" forest }
  terrain from 3615 {
    |f
  }
  river 3615/3715 3615/3716
}`;
const BEHIND_RIVER = `
  setup Soviet { 3715: 3 rifle (face 7-7-6, revealed) of army "30"  3915: Kurochkin }
  setup German { 3615: 25/7 (step 2), 6/7, 7/7 (step 2) }`;
const ACROSS = `
orders turn 1 Soviet { phase combat: attack 3615 with 30/1, 30/2, 30/3 (roll 6) }
expect after setup { 25/7 (unsupplied)  30/1 (supplied) }`;

const strengths: readonly Situation[] = [
  {
    case: 'defense with integrity, then supply, then terrain: (2+1+1) × 3',
    rules: ['7.3', '9.33', '11.31'],
    map: FOREST_BEHIND_RIVER,
    scenario: BEHIND_RIVER,
    play: `${ACROSS}
expect after turn 1 Soviet combat { attack 3615 (defense 15) }`,
  },
  {
    case: 'defense with integrity as one more multiple of the terrain: (1+1+1) × 4',
    rules: ['7.3', '9.33', '11.31'],
    map: FOREST_BEHIND_RIVER,
    scenario: `ruling integrity.withTerrain = additive ${BEHIND_RIVER}`,
    play: `${ACROSS}
expect after turn 1 Soviet combat { attack 3615 (defense 12) }`,
  },
  {
    case: 'defense with supply after the terrain: 12/2 + 12/2 + 6/2',
    rules: ['7.3', '9.33', '11.31'],
    map: FOREST_BEHIND_RIVER,
    scenario: `ruling supply.halveBeforeTerrain = false ${BEHIND_RIVER}`,
    play: `${ACROSS}
expect after turn 1 Soviet combat { attack 3615 (defense 15) }`,
  },
  {
    case: 'defense with both readings: 8/2 + 8/2 + 4/2',
    rules: ['7.3', '9.33', '11.31'],
    map: FOREST_BEHIND_RIVER,
    scenario: `
  ruling integrity.withTerrain = additive
  ruling supply.halveBeforeTerrain = false ${BEHIND_RIVER}`,
    play: `${ACROSS}
expect after turn 1 Soviet combat { attack 3615 (attack 21, defense 10, odds 2-1, roll 6, result A1) }`,
  },
];

const FOREST_ACROSS_RIVER = `
map Ford {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  legend { "f" forest }
  terrain from 2015 {
    |f
  }
  river Dvina 2014/2015
}`;

/** Situations in which two rulings change the same strength. */
const combined: readonly Situation[] = [
  {
    case: 'a tolerated regiment is not part of the division whose integrity is added to terrain: (3 + 3) × 4 + 2 × 3',
    rules: ['7.3', '9.33'],
    map: FOREST_ACROSS_RIVER,
    scenario: `
  ruling integrity.independents = toleratedWithTwoRegimentDivision
  ruling integrity.withTerrain = additive
  setup Soviet { 2014: 3 rifle (face 7-7-6, revealed), Lukin of army "30" }
  setup German { 2015: 11/14, 53/14, Lehr }`,
    play: `
orders turn 1 Soviet { phase combat: attack 2015 with 30/1 (roll 1) }
expect after turn 1 Soviet combat { attack 2015 (attack 7, defense 30, odds 1-3) }`,
  },
  {
    case: 'a tolerated regiment out of supply is halved before its own multiple: (1 + 1) × 4 + 1 × 3',
    rules: ['7.3', '9.33', '11.31'],
    map: FOREST_ACROSS_RIVER.replaceAll('2014', '4414').replaceAll('2015', '4415'),
    scenario: `
  ruling integrity.independents = toleratedWithTwoRegimentDivision
  ruling integrity.withTerrain = additive
  setup Soviet { 4414: 3 rifle (face 7-7-6, revealed), Lukin of army "30" }
  setup German { 4415: 11/14, 53/14, Lehr }`,
    play: `
orders turn 1 Soviet { phase combat: attack 4415 with 30/1 (roll 1) }
expect after turn 1 Soviet combat { attack 4415 (defense 11) }`,
  },
  {
    case: 'integrity added to terrain is one more multiple of one sum: 2 + 2 + 2 - 1 = 5 times 8',
    rules: ['7.3', '9.33'],
    map: FOREST_ACROSS_RIVER,
    scenario: `
  ruling defense.combination = onceForAll
  ruling integrity.withTerrain = additive
  setup Soviet { 2014: 2 rifle (face 2-4-6, revealed) of army "30"  2113: Kurochkin }
  setup German { 2015: 25/7, 6/7, 7/7 }`,
    play: `
orders turn 1 Soviet { phase combat: attack 2015 with 30/2 (roll 1) }
expect after turn 1 Soviet combat { attack 2015 (attack 2, defense 40, odds 1-3) }`,
  },
];

const overrunBy = (rifle: string, leader: string, reading: string, attack: number): Situation => ({
  case: `an overrun of ${rifle} with ${leader}, halved by ${reading}: ${attack}`,
  rules: ['6.55', '10.36'],
  scenario: `
  ruling overrun.halving = ${reading}
  setup Soviet { 2015: 1 rifle (face ${rifle}, revealed), ${leader} of army "30" }
  setup German { 1915: 25/7 }`,
  play: `
orders turn 1 German { defend 1915 { lose 25/7 } }
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, ${leader} (roll 1) }
expect after turn 1 Soviet movement { overrun 1915 (attack ${attack}) }`,
});

const overruns: readonly Situation[] = [
  overrunBy('6-8-6', 'Konev', 'perUnit', 5),
  overrunBy('6-8-6', 'Konev', 'total', 5),
  overrunBy('5-5-6', 'Lukin', 'perUnit', 3),
  overrunBy('5-5-6', 'Lukin', 'total', 4),
  overrunBy('1-2-6', 'Konev', 'perUnit', 1),
  overrunBy('1-2-6', 'Konev', 'total', 1),
];

const MARKERS = `house rule interdiction.soviet = 2 "stronger partisans" [13.41]
  setup Soviet { 4015: Kachalov }`;

const interdiction: readonly Situation[] = [
  {
    case: 'two markers of one turn use one of the three turns, in one order or in two',
    rules: ['13.41'],
    turns: 6,
    scenario: `${MARKERS}
  setup German { 1710: 25/7 }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1512, 1513 }
orders turn 2 Soviet { phase interdiction: interdict 1612  interdict 1613  interdict 1614 }
orders turn 3 Soviet { phase interdiction: interdict 1712, 1713 }
orders turn 4 Soviet { phase interdiction: interdict 1712, 1713 }
orders turn 3 German { phase initial movement:
  move 25/7 1710 > 1711 > 1712 > 1713 > 1714 > 1715 > 1716 > 1717 > 1718 > 1719 }
orders turn 4 German { phase initial movement:
  move 25/7 1710 > 1711 > 1712 > 1713 > 1714 > 1715 > 1716 > 1717 > 1718 > 1719 }
expect after turn 3 German initial movement { 25/7 at 1710 }
expect after turn 4 German initial movement { 25/7 at 1719 }`,
    findings: ['13.41/interdiction-markers', '6.23/allowance', '13.41/interdiction-used'],
  },
  {
    case: 'two markers of one turn may neither lie on Germans nor share a hex',
    rules: ['13.45', '13.33'],
    turns: 2,
    scenario: `${MARKERS}
  setup German { 1710: 25/7  1717: Ilse }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1512, 1710  interdict 1512, 1512 }
orders turn 1 German { phase initial movement:
  move Ilse 1717 > 1716 > 1715 > 1714 > 1713 > 1712 > 1711 > 1710 }
expect after turn 1 German initial movement { Ilse at 1710 }`,
    findings: ['13.45/interdiction-on-germans', '13.33/interdiction-twice'],
  },
];

/**
 * A map for situations about the western columns, which only the western armies of the Soviet side may enter [5.23,
 * 6.4].
 */
const WEST = 'map West { grid hexes flat columns 40 rows 20 labels CCRR even columns lower }';
const BORDER = `
  setup Soviet { 0210: 1 rifle (face 2-4-6, revealed) of army "20"  0510: Kachalov }
  setup German { 0514: Ida  0417: Irma  0109: Inge }`;
const DRIVEN_WEST = `
orders turn 1 Soviet { phase movement: move 20/1 0210 > 0211 > 0212 > 0213 > 0214 > 0215 > 0315 }
orders turn 2 Soviet { defend 0315 { on D1: retreat } }
orders turn 2 German {
  phase initial movement:
  move Ida to 0414
  move Irma to 0317
  move Inge to 0213
  phase combat:
  attack 0315 with Ida (roll 4)
}
expect after turn 1 Soviet { 20/1 at 0315 }`;

const west: readonly Situation[] = [
  {
    case: 'from turn 2 on a retreat into the west columns also eliminates the armies of the west',
    rules: ['6.4', '5.23'],
    turns: 2,
    map: WEST,
    scenario: BORDER,
    play: `${DRIVEN_WEST}
expect after turn 2 German combat { attack 0315 (result D1)  20/1 (eliminated) }`,
    findings: ['6.4/costs-units'],
  },
  {
    case: 'under the reading `firstSixTurns` a retreat into the west columns on turn 2 does not eliminate the armies of the west',
    rules: ['6.4', '5.23'],
    turns: 2,
    map: WEST,
    scenario: `ruling westColumns.exceptionTurns = firstSixTurns ${BORDER}`,
    play: `${DRIVEN_WEST}
expect after turn 2 German combat { attack 0315 (result D1)  20/1 at 0215 }`,
  },
  ...(['firstTurn', 'firstSixTurns'] as const).map((reading): Situation => ({
    case: `an advance of the armies of the west into the west columns on turn 2: ${reading}`,
    rules: ['6.4', '9.81'],
    turns: 2,
    map: WEST,
    scenario: `
  ruling westColumns.exceptionTurns = ${reading}
  doctrine Soviet { advance = advance }
  setup Soviet { 0210: 3 rifle (face 7-7-6, revealed) of army "20"  0512: Kachalov }
  setup German { 0119: "1.Kav" (step 2) }`,
    play: `
orders turn 1 Soviet { phase movement: move 20/1, 20/2, 20/3 0210 > 0211 > 0212 > 0213 > 0214 > 0215 > 0315 }
orders turn 1 German { phase initial movement: move "1.Kav" to 0215 }
orders turn 2 Soviet { phase combat: attack 0215 with 20/1, 20/2, 20/3 (roll 1) }
expect after turn 2 Soviet combat { attack 0215 (result De)  20/1 at ${reading === 'firstTurn' ? '0315' : '0215'} }`,
  })),
];

describe('defense strengths under four readings', () => {
  play(strengths);
});
describe('two rulings that change the same strength', () => {
  play(combined);
});
describe('overruns with a leader', () => {
  play(overruns);
});
describe('Soviet markers by house rule', () => {
  play(interdiction);
});
describe('the west columns', () => {
  play(west);
});
