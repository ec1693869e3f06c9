import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const RUDNYA = `
map Rc {
  grid hexes flat columns 30 from 10 rows 16 from 10 labels CCRR even columns lower
  minor city Rudnya at 2015
}`;
const TWO = `
map Rc {
  grid hexes flat columns 30 from 10 rows 16 from 10 labels CCRR even columns lower
  major city Smolensk at 2015 2016
}`;

/** Situations in which a city changes hands more than once [15.11, 15.12.2]. */
const hands: readonly Situation[] = [
  {
    case: 'a city lost, recaptured, lost by an overrun and recaptured gives two points each time',
    rules: ['15.12.2', '6.51', '12.3'],
    turns: 4,
    map: RUDNYA,
    scenario: `
  setup Soviet { 2215: 1 rifle (face 0-0-6) of army "30"  2216: 1 rifle (face 4-5-6) of army "31"  2415: Kachalov }
  setup German { 2015: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715 }
orders turn 2 Soviet { phase movement: move 30/1 to 2015 }
orders turn 2 German { phase initial movement:
  move 25/7 to 1915
  overrun 2015 with 25/7
  move 25/7 to 1715 }
orders turn 3 Soviet { phase movement: move 31/1 to 2015 }
expect after turn 2 Soviet { score Soviet 2 }
expect after turn 2 German { 30/1 (eliminated)  25/7 at 1715 }
expect after turn 3 Soviet { score Soviet 4 }
expect after end { score German 0 }`,
  },
  {
    case: "a city recaptured by a defender's advance in the German turn gives no points, then or later",
    rules: ['15.12.2', '9.87'],
    turns: 2,
    map: RUDNYA,
    scenario: `
  setup Soviet { 2116: 1 rifle (face 6-8-6, revealed) of army "30"  2415: Kachalov }
  setup German { 2015: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 Soviet { defend 2116 { advance 30/1 to 2015  retreat 25/7 to 1915 } }
orders turn 1 German { phase combat: attack 2116 with 25/7 (roll 3) { on A1: retreat } }
expect after turn 1 German { 30/1 at 2015  score Soviet 0 }
expect after turn 2 Soviet { score Soviet 0 }`,
  },
  {
    case: 'a city entered in the movement phase and lost again by a retreat is not occupied at the end of the turn',
    rules: ['15.12.2', '9.65', '15.11'],
    turns: 2,
    map: RUDNYA,
    scenario: `
  setup Soviet { 2215: 1 rifle (face 4-5-6, revealed) of army "30"  2415: Kachalov }
  setup German { 2015: 25/7  1814: Ida }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715  move Ida to 1915 }
orders turn 2 Soviet {
  phase movement: move 30/1 to 2015
  phase combat: attack 1915 with 30/1 (roll 1) { on A1: retreat } }
expect after turn 2 Soviet { attack 1915 (result A1)  score Soviet 0 }
expect after end { score German 0 }`,
  },
  {
    case: 'under the reading `controlOfAllHexes` the controller of a city decides',
    rules: ['15.12.2'],
    turns: 2,
    map: RUDNYA,
    scenario: `
  ruling victory.recaptureNeeds = controlOfAllHexes
  setup Soviet { 2215: 1 rifle (face 4-5-6, revealed) of army "30"  2415: Kachalov }
  setup German { 2015: 25/7  1814: Ida }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715  move Ida to 1915 }
orders turn 2 Soviet {
  phase movement: move 30/1 to 2015
  phase combat: attack 1915 with 30/1 (roll 1) { on A1: retreat } }
expect after turn 2 Soviet { attack 1915 (result A1)  score Soviet 2 }`,
  },
  {
    case: 'a city of two hexes that are recaptured in different turns is never recaptured as a whole',
    rules: ['15.12.2', '15.11'],
    turns: 3,
    map: TWO,
    scenario: `
  setup Soviet { 2215: 1 rifle of army "30"  2217: 1 rifle of army "31"  2415: Kachalov }
  setup German { 2015: 25/7  2016: 6/7 }
  score Smolensk 25`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715  move 6/7 to 1716 }
orders turn 2 Soviet { phase movement: move 30/1 to 2015 }
orders turn 3 Soviet { phase movement: move 31/1 to 2016 }
expect after turn 3 Soviet { 30/1 at 2015  31/1 at 2016  score Soviet 0 }`,
  },
  {
    case: 'a city of two hexes recaptured in one turn gives two points, not four',
    rules: ['15.12.2'],
    turns: 3,
    map: TWO,
    scenario: `
  setup Soviet { 2215: 1 rifle of army "30"  2217: 1 rifle of army "31"  2415: Kachalov }
  setup German { 2015: 25/7  2016: 6/7 }
  score Smolensk 25`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715  move 6/7 to 1716 }
orders turn 2 Soviet { phase movement: move 30/1 to 2015  move 31/1 to 2016 }
expect after turn 3 Soviet { score Soviet 2 }`,
  },
  {
    case: 'a city crossed by an overrun on the last turn and held by no unit is German',
    rules: ['15.11', '6.51', '4.2.B3'],
    map: RUDNYA,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6) of army "30"  3415: Kachalov }
  setup German { 1915: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase mechanized movement:
  overrun 2015 with 25/7
  move 25/7 to 1915 }
expect after end { 25/7 at 1915  score German 10 }`,
  },
  {
    case: 'a city recaptured on the last turn gives two points to the Soviets and none to the Germans',
    rules: ['15.12.2', '15.11', '15.0'],
    turns: 2,
    map: RUDNYA,
    scenario: `
  setup Soviet { 2215: 1 rifle (face 4-5-6) of army "30"  2415: Kachalov }
  setup German { 2015: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715 }
orders turn 2 Soviet { phase movement: move 30/1 to 2015 }
expect after end { score Soviet 2  score German 0 }`,
  },
  {
    case: 'a unit that retreats through a city controls it as the last unit to pass',
    rules: ['15.11', '9.72'],
    map: RUDNYA,
    scenario: `
  doctrine German { loss = retreat }
  setup Soviet { 2215: 2 rifle (face 7-7-6, revealed) of army "31"  2515: Kachalov }
  setup German { 2116: 25/7 }
  score Rudnya 10`,
    play: `
orders turn 1 Soviet { phase combat: attack 2116 with 31/1, 31/2 (roll 1) { retreat 25/7 2015 > 1915 } }
expect after turn 1 Soviet combat { attack 2116 (result D2)  25/7 at 1915 }
expect after end { score German 10 }`,
  },
];

describe('cities that change hands', () => {
  play(hands);
});
