import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const WEST =
  'map West { grid hexes flat columns 40 rows 20 labels CCRR even columns lower rail 0310 - 0410 - 0510 - 0610 - 0710 - 0810 - 0910 }';

/**
 * Situations in which armies 13 and 20 march with all their points on turn 1 [5.23] and other rules apply on the way.
 */
const marches: readonly Situation[] = [
  {
    case: 'a marching army out of supply must use half its allowance',
    rules: ['5.23', '6.25'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle of army "13"  3010: Kachalov }
  setup German { 3519: "1.Kav" }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 13/1 0310 > 0410 > 0511
  move 13/1 0310 > 0410 > 0511 > 0611 }
expect after turn 1 Soviet movement { 13/1 at 0611 }`,
    findings: ['5.23/march-short'],
  },
  {
    case: 'a marker on the way is paid for from the march',
    rules: ['5.23', '13.32'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13" }
  setup German { 3519: "1.Kav" }`,
    play: `
orders setup German { interdict 0511 }
orders turn 1 Soviet { phase movement:
  move 13/1 0310 > 0410 > 0511 > 0611 > 0712 > 0812 > 0913
  move 13/1 0310 > 0410 > 0511 > 0611 > 0712 > 0812 }
expect after turn 1 Soviet movement { 13/1 at 0812 }`,
    findings: ['6.23/allowance'],
  },
  {
    case: 'marching armies use no train, and never go west',
    rules: ['5.23', '6.3'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13" }
  setup German { 3519: "1.Kav" }`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 13/1 to 0910
  move 13/1 0310 > 0410 > 0411 > 0311 > 0312 > 0313 > 0314 }
expect after turn 1 Soviet { 13/1 (untried) }`,
    findings: ['5.23/march-rail', '5.23/march-west'],
  },
  {
    case: 'a march that enters enemy ZOC ends there, whatever points are left',
    rules: ['5.23', '6.22'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13" }
  setup German { 0610: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: move 13/1 0310 > 0410 > 0511 }
expect after turn 1 Soviet movement { 13/1 at 0511 }`,
  },
  {
    case: 'on turn 2 the armies move freely, but not into the west columns',
    rules: ['5.23', '6.4'],
    turns: 2,
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13" }
  setup German { 3519: "1.Kav" }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 13/1 0310 > 0311 > 0312 > 0313 > 0314 > 0315 > 0316
  move Remezov 0310 > 0311 > 0312 > 0313 > 0314 > 0315 > 0316 > 0416 > 0517 > 0516 > 0515 }
orders turn 2 Soviet { phase movement:
  move 13/1 0316 > 0215
  move 13/1 0316 > 0315 }
expect after turn 1 Soviet { 13/1 at 0316  Remezov at 0515 }
expect after turn 2 Soviet { 13/1 at 0315 }`,
    findings: ['6.4/west-columns'],
  },
  {
    case: 'a leader alone does not march into enemy ZOC, ordered by path or by destination',
    rules: ['5.23', '10.23'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: Remezov of army "13" }
  setup German { 0610: Ida }`,
    play: `
orders turn 1 Soviet { phase movement:
  move Remezov to 0511
  move Remezov 0310 > 0410 > 0511
  move Remezov 0310 > 0311 > 0312 > 0313 > 0314 > 0315 > 0316 > 0317 > 0318 > 0319 > 0320 }
expect after turn 1 Soviet movement { Remezov at 0320 }`,
    findings: ['10.23/leader-alone', '10.23/leader-alone'],
  },
  {
    case: 'a leader marches into enemy ZOC together with a division, from the same hex or from another',
    rules: ['5.23', '10.23', '6.22'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13"  0311: 1 rifle of army "20"  0313: Kurochkin of army "20" }
  setup German { 0610: Ida }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 13/1, Remezov to 0511
  move 20/1, Kurochkin to 0510 }
expect after turn 1 Soviet movement { 13/1 at 0511  Remezov at 0511  20/1 at 0510  Kurochkin at 0510 }`,
  },
  {
    case: 'a leader follows a division that marched into enemy ZOC before him',
    rules: ['5.23', '10.23'],
    map: WEST,
    scenario: `
  setup Soviet { 0310: 1 rifle, Remezov of army "13" }
  setup German { 0610: Ida }`,
    play: `
orders turn 1 Soviet { phase movement:
  move 13/1 to 0511
  move Remezov to 0511 }
expect after turn 1 Soviet movement { 13/1 at 0511  Remezov at 0511 }`,
  },
];

describe('armies that must march', () => {
  play(marches);
});
