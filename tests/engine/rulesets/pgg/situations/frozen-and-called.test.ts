import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Situations in which a frozen army does everything except move [5.21, 6.24]. */
const frozen: readonly Situation[] = [
  {
    case: 'a frozen army may attack and advance, because neither is movement',
    rules: ['5.21', '6.24', '9.81'],
    scenario: `
  setup Soviet { 1414: 3 rifle (face 7-7-6), Konev of army "19"  2515: Kachalov }
  setup German { 1314: "1.Kav" (step 2)  1010: Isa }`,
    play: `
dice "1/Soviet/army 19" = 5
orders turn 1 Soviet { phase combat: attack 1314 with 19/1, 19/2, 19/3, Konev (roll 1) { advance 19/1 to 1314 } }
expect after turn 1 Soviet { attack 1314 (attack 25, result De)  19/1 at 1314 }`,
  },
  {
    case: 'a frozen army may not overrun, because an overrun is movement',
    rules: ['5.21', '6.5'],
    scenario: `
  setup Soviet { 1414: 3 rifle (face 7-7-6), Konev of army "19"  2515: Kachalov }
  setup German { 1314: "1.Kav" (step 2)  1010: Isa }`,
    play: `
dice "1/Soviet/army 19" = 5
orders turn 1 Soviet { phase movement: overrun 1314 with 19/1, 19/2, 19/3, Konev }
expect after turn 1 Soviet { 19/1 at 1414  "1.Kav" at 1314 }`,
    findings: ['5.22/frozen'],
  },
  {
    case: 'no unit leaves an overfull hex of a frozen army in enemy ZOC, so excess units are removed',
    rules: ['5.22', '6.22', '7.1'],
    scenario: `
  setup Soviet { 1414: 4 rifle, Konev of army "19"  2515: Kachalov }
  setup German { 1314: "1.Kav" (step 2)  1010: Isa }`,
    play: `
dice "1/Soviet/army 19" = 5
orders turn 1 Soviet { phase movement:
  move 19/1 to 1514
  pass
  remove 19/2 }
expect after turn 1 Soviet movement { 19/1 at 1414  19/2 (removed)  19/3 at 1414 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'units of a frozen army that retreat in the German turn may move freely, and all units may on turn 2',
    rules: ['5.21', '9.65'],
    turns: 2,
    scenario: `
  setup Soviet { 1414: 1 rifle (face 6-8-6), Konev of army "19"  2515: Kachalov }
  setup German { 1214: Ida, Ilse  1010: Isa }`,
    play: `
dice "1/Soviet/army 19" = 6
orders turn 1 German {
  phase initial movement: move Ida, Ilse to 1314
  phase combat: attack 1414 with Ida, Ilse (roll 1) { retreat 19/1 to 1514  retreat Konev to 1514 } }
orders turn 1 Soviet { defend 1414 { retreat } }
orders turn 2 Soviet { phase movement: move 19/1, Konev to 1814 }
expect after turn 1 German { attack 1414 (attack 18, defense 12, result D1)  19/1 at 1514 }
expect after turn 2 Soviet { 19/1 at 1814  Konev at 1814 }`,
  },
];

const PROV = `
map Prov {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail 2510 - 2511 - 2512 - 2513 - 2514 - 2515
  rail 4025 - 4024 - 4023 - 4022
  area 1 2510  area 2 2510  area 3 2510  area 4 2510  area 5 2510  area 6 2510
  area X 4920  area Z 4025
}`;

/** Situations with divisions that arrive in addition to the reinforcement list [14.1, 14.2]. */
const called: readonly Situation[] = [
  {
    case: 'a provisional division moves by rail beyond the capacity of eight',
    rules: ['14.11', '6.32', '6.31'],
    map: PROV,
    scenario: `
  setup Soviet { 2515: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: enter to 2510  rail Provisional/1 to 2515 }
expect after turn 1 Soviet movement { Provisional/1 at 2515 (untried, supplied) }`,
  },
  {
    case: 'a provisional division attacks in its turn only in reach of a leader',
    rules: ['14.11', '10.35', '11.33'],
    map: PROV,
    scenario: `
  setup Soviet { 3820: Lukin }
  setup German { 2411: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement: enter to 2510
  phase combat: attack 2411 with Provisional/1 }
expect after turn 1 Soviet movement { Provisional/1 at 2510 }
expect after turn 1 Soviet combat { Provisional/1 at 2510 (untried, unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'a division of the front and the provisional one come in one turn, and only the first costs a point',
    rules: ['14.11', '14.21', '14.23'],
    turns: 2,
    map: PROV,
    scenario: `
  setup Soviet { 2515: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase movement: enter to 2510  call 4025 }
expect after turn 2 Soviet movement { Provisional/2 at 2510  Front/1 at 4025  score German 1 }`,
  },
  {
    case: 'the front sends no division on turn 1',
    rules: ['14.21'],
    map: PROV,
    scenario: `
  setup Soviet { 2515: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: call 4025 }
expect after turn 1 Soviet { score German 0 }`,
    findings: ['14.21/too-early'],
  },
  {
    case: 'the sixth division of the front costs two points, in a later turn',
    rules: ['14.21', '14.23'],
    turns: 3,
    map: PROV,
    scenario: `
  setup Soviet { 2515: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase movement:
  call 4025  call 4025  call 4024  call 4025
  move Front/1 to 3823  move Front/2 to 3822  move Front/3 to 3722
  call 4025  call 4025  call 4025 }
orders turn 3 Soviet { phase movement: call 4025 }
expect after turn 2 Soviet { score German 5 }
expect after turn 3 Soviet { score German 7 }`,
    findings: ['14.22/wrong-entry', '14.21/too-many'],
  },
  {
    case: 'a division of the front that was eliminated may come again as another, untried',
    rules: ['12.4', '14.14', '12.1'],
    turns: 2,
    map: PROV,
    scenario: `
  setup Soviet { 2014: 1 rifle (face 1-2-6, revealed) of army "30"  2515: Kachalov }
  setup German { 1914: Ida }`,
    play: `
orders turn 1 Soviet { defend 2014 { lose 30/1 } }
orders turn 1 German { phase combat: attack 2014 with Ida (roll 1) }
orders turn 2 Soviet { phase movement: enter to 2510 }
expect after turn 1 German { 30/1 (eliminated) }
expect after turn 2 Soviet movement { Provisional/2 at 2510 (untried)  30/1 (eliminated) }`,
  },
];

describe('frozen armies in combat', () => {
  play(frozen);
});
describe('provisional divisions and divisions of the front', () => {
  play(called);
});
