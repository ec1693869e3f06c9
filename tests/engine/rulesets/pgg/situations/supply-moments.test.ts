import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Situations about the moment at which supply is determined [11.0, 11.33, 11.36]. */
const moments: readonly Situation[] = [
  {
    case: 'a unit supplied in the first movement and out of supply when the second begins has exactly half its allowance',
    rules: ['11.0', '4.2.B3', '6.25'],
    scenario: `
  setup Soviet { 4815: Kachalov }
  setup German { 2715: 25/7 }`,
    play: `
orders turn 1 German {
  phase initial movement: move 25/7 to 3515
  phase mechanized movement:
  move 25/7 to 4115
  move 25/7 to 4015 }
expect after turn 1 German initial movement { 25/7 at 3515 }
expect after turn 1 German mechanized movement { 25/7 at 4015 (unsupplied) }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'a unit cut off in the first movement and freed by a battle has its full allowance in the second',
    rules: ['11.0', '4.2.B3', '11.12'],
    map: `map Neck { grid hexes flat columns 30 from 10 rows 3 from 10 labels CCRR even columns lower }`,
    scenario: `
  setup Soviet { 1511: 1 rifle (face 1-2-6, revealed) of army "30"  3511: Kachalov }
  setup German { 1411: Ida  1811: 25/7 }`,
    play: `
orders turn 1 German {
  phase combat: attack 1511 with Ida (roll 1)
  phase mechanized movement: move 25/7 to 2811 }
expect after turn 1 German initial movement { 25/7 (unsupplied) }
expect after turn 1 German mechanized movement { 25/7 at 2811 }`,
  },
  {
    case: 'a unit supplied when the phase began has its whole march after the leader moved away, but does not attack',
    rules: ['11.0', '10.35'],
    scenario: `
  setup Soviet { 2415: Kachalov  2315: 1 rifle (face 7-7-6) of army "30" }
  setup German { 1614: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement:
  move Kachalov to 3415
  move 30/1 to 1715
  phase combat: attack 1614 with 30/1 }
expect after turn 1 Soviet combat { 30/1 at 1715 (untried, unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'a unit out of supply when the phase began marches half, and attacks in full after a leader came up',
    rules: ['11.0', '6.25', '10.31'],
    scenario: `
  setup Soviet { 3215: Kachalov  2315: 1 rifle (face 7-7-6) of army "30" }
  setup German { 1914: Ida }`,
    play: `
orders turn 1 Soviet {
  phase movement:
  move Kachalov to 2415
  move 30/1 to 1915
  move 30/1 2315 > 2214 > 2114 > 2013
  phase combat: attack 1914 with 30/1 (roll 4) { on A2: retreat } }
expect after turn 1 Soviet movement { 30/1 at 2013 }
expect after turn 1 Soviet combat { attack 1914 (attack 7, defense 9) }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'on a road a marker adds its point to the half point of the road',
    rules: ['13.43', '13.32', '6.7'],
    turns: 2,
    map: `
map Highway {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  road ${Array.from({ length: 30 }, (_, i) => `${i + 10}15`).join(' - ')}
}`,
    scenario: `
  setup Soviet { 4815: Kachalov }
  setup German { 1015: 25/7 }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1515 }
orders turn 1 German {
  phase initial movement:
  move 25/7 1015 > 1115 > 1215 > 1315 > 1415 > 1515 > 1615 > 1715 > 1815 > 1915 > 2015 > 2115 > 2215 > 2315 > 2415 > 2515 > 2615 > 2715 > 2815 > 2915
  move 25/7 1015 > 1115 > 1215 > 1315 > 1415 > 1515 > 1615 > 1715 > 1815 > 1915 > 2015 > 2115 > 2215 > 2315 > 2415 > 2515 > 2615 > 2715 > 2815 }
expect after turn 1 German initial movement { 25/7 at 2815 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'the Soviet marker stays through both German movements, and is gone on the next turn',
    rules: ['13.43', '13.46', '4.2.B3'],
    turns: 2,
    map: `map Neck { grid hexes flat columns 30 from 10 rows 1 from 10 labels CCRR even columns lower }`,
    scenario: `
  setup Soviet { 3910: Kachalov }
  setup German { 1010: 25/7 }`,
    play: `
orders turn 1 Soviet { phase interdiction: interdict 1510 }
orders turn 1 German {
  phase initial movement: move 25/7 to 1410
  phase mechanized movement:
  move 25/7 to 2410
  move 25/7 to 2310 }
expect after turn 1 German { 25/7 at 2310 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'an advance restores supply, so the second movement is whole',
    rules: ['11.0', '9.81', '11.12'],
    scenario: `
  setup Soviet { 3014: 1 rifle (face 1-2-6, revealed) of army "30"  4815: Kachalov }
  setup German { 3114: 25/7 }`,
    play: `
orders turn 1 Soviet { defend 3014 { lose 30/1 } }
orders turn 1 German {
  phase combat: attack 3014 with 25/7 (roll 1) { advance 25/7 to 3014 }
  phase mechanized movement: move 25/7 to 4014 }
expect after turn 1 German initial movement { 25/7 at 3114 (unsupplied) }
expect after turn 1 German mechanized movement { 25/7 at 4014 }`,
  },
];

describe('the moment at which supply is determined', () => {
  play(moments);
});
