import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const COAST = `
map Coast {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail ${Array.from({ length: 40 }, (_, i) => `${i + 10}20`).join(' - ')}
  rail 4020 - 4021 - 4022 - 4023 - 4024 - 4025
  area X 4920
  area Z 4025
}`;

/** Situations about the units that may move by rail, and the hexes where a rail move may begin [6.31, 6.32]. */
const trains: readonly Situation[] = [
  {
    case: 'a unit in enemy ZOC does not leave by train',
    rules: ['6.22', '6.32'],
    scenario: `
  setup Soviet { 3020: 1 rifle of army "30"  3215: Kachalov }
  setup German { 2920: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: rail 30/1 to 3520 }
expect after turn 1 Soviet { 30/1 at 3020 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'a train passes a disrupted regiment and ends next to it',
    rules: ['6.32', '6.62', '8.11'],
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  3215: Kachalov }
  setup German { 2819: 25/7 (disrupted)  1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: rail 30/1 to 2820 }
expect after turn 1 Soviet { 30/1 at 2820 }`,
  },
  {
    case: 'a unit that came by train does not march on, and a unit that marched takes no train',
    rules: ['6.32'],
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  3321: 1 rifle of army "31"  3215: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 30/1 to 2820
  move 30/1 to 2819
  move 31/1 to 3320
  rail 31/1 to 2820 }
expect after turn 1 Soviet { 30/1 at 2820  31/1 at 3320 }`,
    findings: ['6.0/moved-already', '6.32/moved-already'],
  },
  {
    case: 'the victors of an overrun do not move by rail from the hex they entered; another train passes through it',
    rules: ['6.32', '6.51'],
    scenario: `
  setup Soviet {
    2121: 3 rifle (face 7-7-6, revealed) of army "30"
    2122: Kachalov
    3020: 1 rifle of army "31"
  }
  setup German { 2120: Lehr }`,
    play: `
orders turn 1 German { defend 2120 { on D2: lose Lehr, Lehr } }
orders turn 1 Soviet {
  phase movement:
  rail 31/1 to 1520
  overrun 2120 with 30/1, 30/2, 30/3 (roll 1)
  rail 30/1 to 2820
  rail 31/1 to 1520
}
expect after turn 1 Soviet movement { Lehr (eliminated)  30/1 at 2120  31/1 at 1520 }`,
    findings: ['6.32/no-line', '6.32/moved-already'],
  },
  {
    case: 'a frozen army may not move by rail',
    rules: ['5.21', '5.22', '6.3'],
    scenario: `
  setup Soviet { 2220: 3 rifle, Lukin of army "16"  4015: Kachalov }
  setup German { 1010: Isa }`,
    play: `
dice "1/Soviet/army 16" = 4
orders turn 1 Soviet { phase movement: rail 16/1 to 3020 }
expect after turn 1 Soviet { 16/1 at 2220 }`,
    findings: ['5.22/frozen'],
  },
  {
    case: 'a train with or without a leader stops before the enemy, because no train enters enemy ZOC',
    rules: ['6.32', '10.21', '10.23'],
    scenario: `
  setup Soviet { 3320: 1 rifle (face 7-7-6, revealed), Lukin of army "30"  3215: Kachalov }
  setup German { 2720: Ida  1010: Isa }`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 30/1, Lukin to 2820
  rail 30/1, Lukin to 2920 }
expect after turn 1 Soviet { 30/1 at 2920  Lukin at 2920 }`,
    findings: ['6.32/rail-zoc'],
  },
  {
    case: 'a division of the South-Western Front is a reinforcement and does not use the rail capacity of eight',
    rules: ['6.32', '14.21', '14.22', '6.31'],
    turns: 2,
    map: COAST,
    scenario: `
  setup Soviet { 4720: 3 rifle of army "30"  4620: 3 rifle of army "31"  4520: 2 rifle of army "32"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase movement:
  rail 30/1, 30/2, 30/3 to 3520
  rail 31/1, 31/2, 31/3 to 3420
  rail 32/1, 32/2 to 3320
  call 4025
  rail Front/1 to 3920 }
expect after turn 2 Soviet movement { 32/2 at 3320  Front/1 at 3920  score German 1 }`,
  },
  {
    case: 'in the turn after its arrival a division of the front uses the rail capacity',
    rules: ['6.31', '6.32', '14.21'],
    turns: 3,
    map: COAST,
    scenario: `
  setup Soviet { 4720: 3 rifle of army "30"  4620: 3 rifle of army "31"  4520: 2 rifle of army "32"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders turn 2 Soviet { phase movement: call 4025 }
orders turn 3 Soviet { phase movement:
  rail 30/1, 30/2, 30/3 to 3520
  rail 31/1, 31/2, 31/3 to 3420
  rail 32/1, 32/2 to 3320
  rail Front/1 to 3920 }
expect after turn 3 Soviet movement { 32/2 at 3320  Front/1 at 4025 }`,
    findings: ['6.31/rail-capacity'],
  },
  {
    case: 'a leader evacuated in one turn returns by train in the next, beyond the rail capacity',
    rules: ['10.4', '10.21', '6.32'],
    turns: 2,
    scenario: `
  set optional.evacuation = true
  setup Soviet { 2015: Konev of army "30"  4720: 3 rifle of army "31"  4620: 3 rifle of army "32"  4520: 2 rifle of army "33"  4415: Kachalov }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`,
    play: `
orders turn 1 Soviet { phase movement: evacuate Konev }
orders turn 2 Soviet { phase movement:
  rail 31/1, 31/2, 31/3 to 4020
  rail 32/1, 32/2, 32/3 to 3920
  rail 33/1, 33/2 to 3820
  enter Konev to 4920
  rail Konev to 3820 }
expect after turn 2 Soviet movement { Konev at 3820 }`,
  },
  {
    case: 'the limit of thirty points applies to one turn: three markers on the railway leave twenty-one hexes',
    rules: ['6.33', '13.31'],
    scenario: `
  setup Soviet { 4520: 1 rifle, Konev of army "30"  4415: Kachalov }
  setup German { 1010: Isa }`,
    play: `
orders setup German { interdict 4020, 3920, 3820 }
orders turn 1 Soviet { phase movement:
  rail 30/1, Konev to 2320
  rail 30/1, Konev to 2420 }
expect after turn 1 Soviet movement { 30/1 at 2420  Konev at 2420 }`,
    findings: ['6.33/rail-hexes'],
  },
];

describe('trains', () => {
  play(trains);
});
