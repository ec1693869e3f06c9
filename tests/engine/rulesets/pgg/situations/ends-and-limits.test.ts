import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const EAST = '2515: Kachalov';

/** Situations in which no unit advances, or a unit advances farther than expected [9.67, 9.86]. */
const advances: readonly Situation[] = [
  {
    case: 'after an engaged result that eliminates the last defender no unit enters the empty hex',
    rules: ['9.67', '9.81'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-1-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Isa (step 4), Lehr }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Isa, Lehr (roll 6) { lose Isa  advance Lehr to 2015 } }
expect after turn 1 German combat { attack 2015 (attack 3, defense 1, odds 3-1, result Eng)  Isa (eliminated)  30/1 (eliminated)  Lehr at 1915 }`,
    findings: ['sandtable/answer-not-asked'],
  },
  {
    case: 'if all units of a hex are eliminated in their retreat into a full hex, victors may advance two hexes',
    rules: ['9.73', '9.86'],
    scenario: `
  setup Soviet {
    2015: 1 rifle (face 4-5-6, revealed) of army "30"  2116: 3 rifle (face 4-5-6, revealed) of army "31"  ${EAST}
  }
  setup German { 1915: Ida  2014: Inge  2016: Irma  2114: Iris }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase combat: attack 2015 with Ida, Inge (roll 3) { advance Ida to 2115 } }
expect after turn 1 German combat { attack 2015 (odds 3-1, result D1)  30/1 (eliminated)  Ida at 2115 }`,
    findings: ['9.73/costs-units'],
  },
  {
    case: 'no victor crosses a lake after an enemy was eliminated: it enters the first hex, but no second hex beyond the water',
    rules: ['9.86', '6.7'],
    map: `
map Lakes {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  lake 2015/2115
}`,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 1-2-6, revealed) of army "30"  ${EAST} }
  setup German { 1915: Ida  1916: Ilse }`,
    play: `
orders turn 1 German { phase combat: attack 2015 with Ida, Ilse (roll 2) { advance Ida to 2115  advance Ilse to 2116 } }
expect after turn 1 German combat { Ida at 1915  Ilse at 2116 }`,
    findings: ['9.84/off-the-line'],
  },
];

/** Situations with units that enter the map: their turn and cost [14.0, 13.32]. */
const arrivals: readonly Situation[] = [
  {
    case: 'German units arrive only in the first movement phase',
    rules: ['4.2.B1', '4.2.B3', '14.3'],
    turns: 2,
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1025: Isa }
  arrive turn 1 by 1012: 25/7`,
    play: `
orders turn 1 German { phase mechanized movement: enter 25/7 to 1012 }
orders turn 2 German { phase initial movement: enter 25/7 to 1012 }
expect after turn 2 German initial movement { 25/7 at 1012 }`,
    findings: ['14.0/not-now'],
  },
  {
    case: 'a marker in the entry hex costs its point as in any other hex',
    rules: ['13.32', '14.0'],
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1025: Isa }
  arrive turn 1 by 3910 for Soviet: 1 rifle of army "28"`,
    play: `
orders setup German { interdict 3910 }
orders turn 1 Soviet { phase movement:
  enter 28/1 to 3910
  move 28/1 to 3411
  move 28/1 to 3510 }
expect after turn 1 Soviet movement { 28/1 at 3510 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'a leader who arrives commands and supplies the attack of that turn',
    rules: ['10.31', '10.35', '11.0', '14.0'],
    scenario: `
  setup Soviet { 4818: 1 rifle (face 7-7-6) of army "30" }
  setup German { 4718: Ida }
  arrive turn 1 at X: Rakutin`,
    play: `
orders turn 1 Soviet {
  phase movement: enter Rakutin to 4920
  phase combat: attack 4718 with 30/1 (roll 4) { on A1: lose 30/1 } }
expect after turn 1 Soviet movement { 30/1 (supplied) }
expect after turn 1 Soviet combat { attack 4718 (attack 7) }`,
  },
  {
    case: 'one leader is evacuated a turn, and no third in the game',
    rules: ['10.4'],
    turns: 3,
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: Konev, Lukin, Rakutin of army "30"  ${EAST} }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev  evacuate Lukin }
orders turn 2 Soviet { phase movement: evacuate Lukin }
orders turn 3 Soviet { phase movement: evacuate Rakutin }
expect after turn 1 Soviet { Lukin at 2015 }
expect after turn 3 Soviet { Rakutin at 2015 }`,
    findings: ['10.4/evacuations', '10.4/evacuations'],
  },
];

const SMOLENSK = `
map Sm {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  major city Smolensk at 2015 2016
}`;

/** Situations about the range of German interdiction markers [13.2]. */
const markers: readonly Situation[] = [
  {
    case: 'the loss and recapture of Smolensk in one turn closes the east again to German markers for that turn',
    rules: ['13.2', '15.11'],
    turns: 5,
    map: SMOLENSK,
    scenario: `
  setup Soviet { 2214: 1 rifle (face 0-0-6) of army "30"  4415: Kachalov }
  setup German { 2015: 25/7  2016: 6/7 }`,
    play: `
orders turn 1 German { phase initial movement: move 25/7 to 1715  move 6/7 to 1716 }
orders turn 2 German { phase air interdiction: interdict 4515 }
orders turn 3 Soviet { phase movement: move 30/1 to 2015 }
orders turn 3 German {
  phase initial movement:
  move 25/7 to 1915
  overrun 2015 with 25/7
  phase air interdiction: interdict 4515
}
orders turn 4 German { phase air interdiction: interdict 4515 }
expect after turn 3 German { 25/7 at 2015  30/1 (eliminated) }`,
    findings: ['13.2/interdiction-too-far-east'],
  },
  {
    case: 'a line that is cut when markers are placed also closes the east, although the Germans hold Smolensk',
    rules: ['13.2', '15.11', '8.15'],
    turns: 3,
    map: `
map Sm {
  grid hexes flat columns 40 from 10 rows 3 from 10 labels CCRR even columns lower
  major city Smolensk at 2010 2011
}`,
    scenario: `
  setup Soviet { 2811: 1 rifle, Konev of army "30"  4411: Kachalov }
  setup German { 2010: 25/7  2011: 6/7 }
  arrive turn 2 by 1511 for Soviet: 1 rifle of army "31"`,
    play: `
orders turn 2 Soviet { phase movement: enter 31/1 to 1511 }
orders turn 2 German { phase air interdiction: interdict 4510 }
expect after turn 2 German { 31/1 at 1511  25/7 at 2010 }`,
    findings: ['13.2/interdiction-too-far-east'],
  },
];

describe('advances and their limits', () => {
  play(advances);
});
describe('arrivals and evacuations', () => {
  play(arrivals);
});
describe('German markers in the east', () => {
  play(markers);
});
