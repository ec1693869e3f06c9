import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';
const CITY = `
map City {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  minor city Rudnya at 2015
  area X 4920
}`;

/** A map of one row, whose hexes run from the west edge to the east. */
const NARROW = `
map Narrow {
  grid hexes flat columns 20 from 10 rows 1 from 10 labels CCRR even columns lower
}`;

/** Situations with special rules of scenarios [10.35, 6.5, 6.32]. */
const special: readonly Situation[] = [
  {
    case: 'an overrun that the scenario forbids in a turn is refused in that turn and carried out in the next',
    rules: ['6.5'],
    turns: 2,
    scenario: `
  forbid overrun for German turn 1
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" }
orders turn 2 Soviet { defend 2015 { lose 30/1 } }
orders turn 2 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) }
expect after turn 1 German { "7.Pz" at 1915 }
expect after turn 2 German initial movement { 25/7 at 2015 }`,
    findings: ['4.2.B1/forbidden'],
  },
  {
    case: 'a leader removed by the scenario no longer commands or supplies any unit',
    rules: ['10.31', '10.35'],
    turns: 2,
    scenario: `
  leave turn 2 for Soviet: Konev
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed), Konev of army "30"  4415: Kachalov }
  setup German { 1915: Lehr }`,
    play: `
orders turn 2 Soviet { phase combat: attack 1915 with 30/1 }
expect after turn 1 Soviet combat { 30/1 (supplied) }
expect after turn 2 Soviet combat { 30/1 (unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'a group that comes by an offer is a reinforcement and moves by rail beyond the capacity of eight',
    rules: ['6.31', '6.32', '14.0'],
    turns: 2,
    scenario: `
  offer "Reserve" for Soviet turn 2 { arrive turn 2 at X: 1 rifle of army "40" }
  setup Soviet { 4720: 3 rifle of army "30"  4620: 3 rifle of army "31"  4520: 2 rifle of army "32"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet {
  take
  phase movement:
  rail 30/1, 30/2, 30/3 to 3520
  rail 31/1, 31/2, 31/3 to 3420
  rail 32/1, 32/2 to 3320
  enter 40/1 to 4920
  rail 40/1 to 3920 }
expect after turn 2 Soviet movement { 32/2 at 3320  40/1 at 3920 }`,
  },
];

/**
 * Situations in which points are scored for places: at the end of the game, or in a game that begins after turn 1 [15].
 */
const points: readonly Situation[] = [
  {
    case: 'a city that was German before the game begins is recaptured for points in the first turn',
    rules: ['15.12.2'],
    map: CITY,
    turns: '5..6',
    scenario: `
  set control of Rudnya = German
  score Rudnya 10
  setup Soviet { 2115: 1 rifle of army "30"  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 5 Soviet { phase movement: move 30/1 to 2015 }
expect after turn 5 Soviet { score Soviet 2  score German 0 }`,
  },
  {
    case: 'a city that was cut off before the game begins is recaptured for no points',
    rules: ['15.12.2', '15.11'],
    map: CITY,
    turns: '5..6',
    scenario: `
  set control of Rudnya = German
  score Rudnya 10
  setup Soviet {
    2115: 1 rifle of army "30"  ${EAST}
    1914: 1 rifle of army "31"  1916: 1 rifle of army "32"
    1110: 1 rifle of army "33"  1112: 1 rifle of army "34"  1114: 1 rifle of army "35"  1116: 1 rifle of army "36"
    1118: 1 rifle of army "37"  1120: 1 rifle of army "38"  1122: 1 rifle of army "39"  1124: 1 rifle of army "40"
  }
  setup German { 4010: Isa }`,
    play: `
orders turn 5 Soviet { phase movement: move 30/1 to 2015 }
expect after turn 5 Soviet { score Soviet 0 }`,
  },
  {
    case: 'a whole motorized division eliminated by one result gives five points, and the independent regiment with it none',
    rules: ['15.12.1', '9.64'],
    scenario: `
  setup Soviet {
    2015: 3 rifle (face 7-7-6, revealed) of army "30"  2014: 3 rifle (face 7-7-6, revealed) of army "31"
    1814: 3 rifle (face 7-7-6, revealed) of army "32"  2215: Kachalov  1913: Kurochkin
  }
  setup German { 1915: 11/14 (step 2), 53/14 (step 2), Lehr (step 2) }`,
    play: `
orders turn 1 Soviet { phase combat:
  attack 1915 with 30/1, 30/2, 30/3, 31/1, 31/2, 31/3, 32/1, 32/2, 32/3 (roll 1) }
expect after turn 1 Soviet combat { attack 1915 (odds 10-1, result De)  score Soviet 5 }`,
  },
  {
    case: 'a division that loses its last regiments in its own attack gives the Soviets points in the German turn',
    rules: ['15.12.1', '9.64'],
    scenario: `
  set lost of 11/14 = true
  setup Soviet { 2015: 3 rifle (face 7-7-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: 53/14 }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with 53/14 (roll 6) }
expect after turn 1 German combat { attack 2015 (odds 1-3, result Ae)  score Soviet 5 }`,
  },
  {
    case: 'a leader who moves through a city on the last turn takes its points from the Germans',
    rules: ['15.11', '10.22'],
    map: CITY,
    scenario: `
  set control of Rudnya = German
  score Rudnya 10
  setup Soviet { 2115: Konev of army "30"  ${EAST} }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: move Konev 2115 > 2015 > 2115 }
expect after setup { score German 10 }
expect after turn 1 { score German 0 }`,
  },
];

/** Situations in which a unit goes out of command, or a pool of units is used up, during a phase [6.55, 12.4, 14.2]. */
const running: readonly Situation[] = [
  {
    case: 'a division whose leader moved away overruns in command as it began, but at half strength out of supply',
    rules: ['6.55', '6.59', '11.36'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6, revealed) of army "30"  2115: Lukin  4415: Kachalov }
  setup German { 1915: Lehr (step 2) }`,
    play: `
orders turn 1 German { defend 1915 { lose Lehr } }
orders turn 1 Soviet { phase movement:
  move Lukin to 2615
  overrun 1915 with 30/1 (roll 2) }
expect after turn 1 Soviet movement { overrun 1915 (attack 1, defense 1) }`,
  },
  {
    case: 'two divisions of the front come by one hex with one order, and each is paid for',
    rules: ['14.21', '14.23', '14.14'],
    turns: 2,
    map: `
map South {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail 4024 - 4025
  area Z 4025
}`,
    scenario: `
  setup Soviet { 4720: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase movement: call 4025, 4025 }
expect after turn 2 Soviet movement { Front/1 at 4025  Front/2 at 4025  score German 2 }`,
  },
  {
    case: 'a Soviet leader who moves through Smolensk closes the east again to German markers',
    rules: ['13.2', '15.11'],
    turns: 2,
    map: `
map Smolensk {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  major city Smolensk at 2015 2016
}`,
    scenario: `
  ruling germanInterdiction.smolenskDelay = 0
  set control of Smolensk = German
  setup Soviet { 2115: Konev  4015: Kachalov }
  setup German { 1010: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: move Konev 2115 > 2015 > 2115 }
orders turn 1 German { phase air interdiction: interdict 4515  interdict 2515 }
expect after turn 1 German { score German 0 }`,
    findings: ['13.2/interdiction-too-far-east'],
  },
  {
    case: 'a victory hex outside of cities is recaptured for two points if such hexes count',
    rules: ['15.12.2'],
    turns: '5..6',
    scenario: `
  ruling victory.recaptureHexes = true
  set control of Bridge = German
  score Bridge 20
  setup Soviet { 2115: 1 rifle of army "30"  ${EAST} }
  setup German { 1010: Isa }`,
    map: `
map Crossing {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  area Bridge 2015
}`,
    play: `
orders turn 5 Soviet { phase movement: move 30/1 to 2015 }
expect after turn 5 Soviet { score Soviet 2  score German 0 }`,
  },
  {
    case: 'by default a victory hex outside of cities gives the Germans points, and the Soviets none for its recapture',
    rules: ['15.11', '15.12.2'],
    turns: '5..6',
    scenario: `
  set control of Bridge = German
  score Bridge 20
  setup Soviet { 2115: 1 rifle of army "30"  ${EAST} }
  setup German { 1010: Isa }`,
    map: `
map Crossing {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  area Bridge 2015
}`,
    play: `
orders turn 5 Soviet { phase movement: move 30/1 to 2015 }
expect after setup { score German 20 }
expect after turn 5 Soviet { score Soviet 0  score German 0 }`,
  },
];

/** Situations in which interdiction interacts with supply and railways [13]. */
const markers: readonly Situation[] = [
  {
    case: 'a German unit on the marker does not open its hex to a supply line: friendly units cancel ZOC, not markers',
    rules: ['13.44', '8.15'],
    turns: 2,
    map: NARROW,
    scenario: `
  setup Soviet { 1610: 1 rifle (face 2-2-6, revealed) of army "30"  2910: Kachalov }
  setup German { 1510: Ida  1310: Ilse }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1410 }
orders turn 1 German {
  phase initial movement: move Ilse to 1410
  phase combat: attack 1610 with Ida (roll 1) { stay } }
expect after turn 1 German combat { Ilse at 1410  attack 1610 (attack 4) }`,
  },
  {
    case: 'a marker that costs five leaves a train twenty-five other hexes',
    rules: ['13.31', '6.33'],
    scenario: `
  ruling rail.interdictedCost = 5
  setup Soviet { 4520: 1 rifle, Konev of army "30"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders setup German { interdict 4020 }
orders turn 1 Soviet { phase movement: rail 30/1 to 1820  rail 30/1 to 1920 }
expect after turn 1 Soviet movement { 30/1 at 1920 }`,
    findings: ['6.33/rail-hexes'],
  },
  {
    case: 'under the ruling `germanInterdiction.smolenskDelay` = 0 Smolensk opens the east to German markers in the turn of its fall',
    rules: ['13.2'],
    map: `
map Smolensk {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  major city Smolensk at 2015 2016
}`,
    scenario: `
  ruling germanInterdiction.smolenskDelay = 0
  setup Soviet { 4015: Kachalov }
  setup German { 1915: 25/7  1916: 6/7 }`,
    play: `
orders turn 1 German {
  phase initial movement: move 25/7 to 2015  move 6/7 to 2016
  phase air interdiction: interdict 4515 }
expect after turn 1 German { 25/7 at 2015 }`,
  },
];

/** Situations in which a ruling other than the default interacts with a second rule. */
const rulings: readonly Situation[] = [
  {
    case: 'a guest of the combat phase is not a guest in the second movement if guests last only for the phase',
    rules: ['9.75', '6.51'],
    scenario: `
  ruling retreat.guestStatus = phase
  house rule supply.divisor = 1 "everyone is supplied" [11.31]
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"  2115: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2113: Lehr  2114: "7.Pz"  2215: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat }  defend 2115 { lose 30/1 } }
orders turn 1 German {
  phase combat: attack 2015 with Ida, Inge, Irma (roll 5) { stay }
  phase mechanized movement: overrun 2115 with "7.Pz" (roll 6) }
expect after turn 1 German mechanized movement { overrun 2115 (attack 8, defense 10, odds 1-2, result Ae) }`,
  },
  {
    case: 'a disrupted friendly unit does not open the line if only ready units cancel enemy ZOC',
    rules: ['6.62', '8.15', '11.12'],
    map: `
map Pair {
  grid hexes flat columns 20 from 10 rows 2 from 10 labels CCRR even columns lower
}`,
    scenario: `
  ruling zoc.disruptedUnitNegates = false
  setup Soviet { 1111: 1 rifle of army "30"  2910: Kachalov }
  setup German { 1310: Ida  1210: Inge  1110: Ilse (disrupted)  1010: Irma }`,
    play: 'expect after setup { Ida (unsupplied)  Ilse (supplied) }',
  },
  {
    case: 'by default a disrupted friendly unit opens the line, because it is a unit',
    rules: ['6.62', '8.15', '11.12'],
    map: `
map Pair {
  grid hexes flat columns 20 from 10 rows 2 from 10 labels CCRR even columns lower
}`,
    scenario: `
  setup Soviet { 1111: 1 rifle of army "30"  2910: Kachalov }
  setup German { 1310: Ida  1210: Inge  1110: Ilse (disrupted)  1010: Irma }`,
    play: 'expect after setup { Ida (supplied)  Ilse (supplied) }',
  },
  {
    case: 'a leader to whom the enemy came is lost with his worthless companions if he must have a hex to return to',
    rules: ['10.23', '12.3'],
    scenario: `
  ruling leader.withdrawWithoutEntry = eliminated
  setup Soviet { 2015: 1 rifle (face 0-0-6), Konev of army "30"  ${EAST} }
  setup German { 1814: Ida }`,
    play: `
orders turn 1 German {
  phase initial movement: move Ida to 1915
  phase combat: attack 2015 with Ida }
expect after turn 1 German combat { Konev (eliminated)  30/1 (eliminated)  Ida at 1915 }`,
  },
  {
    case: "a beaten division retreats into a hex in the ZOC of both sides if its own ZOC cancels the enemy's",
    rules: ['8.14', '9.71'],
    scenario: `
  ruling zoc.friendlyZocNegates = true
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"  2217: 1 rifle (face 4-5-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: Ida, Ilse  2014: Inge  2017: Irma  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with Ida, Inge (roll 3) { retreat 30/1 to 2116  stay } }
expect after turn 1 German combat { attack 2015 (odds 3-1, result D1)  30/1 at 2116 }`,
  },
];

describe('special rules of scenarios', () => {
  play(special);
});
describe('points at the end of the game, and in a scenario that begins later', () => {
  play(points);
});
describe('command and pools', () => {
  play(running);
});
describe('interdiction', () => {
  play(markers);
});
describe('other rulings', () => {
  play(rulings);
});
