import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** Orders for regiment 25/7: it cuts the railway in 2620, and moves on in the second movement phase. */
const CUT = `
orders turn 1 German {
  phase initial movement:
  move 25/7 2518 > 2519 > 2520 > 2620
  cut 2620
  phase mechanized movement:
  move 25/7 2620 > 2521 > 2421
}`;

/** Situations in which a railway is cut, repaired, used and cut again [6.37]. */
const mending: readonly Situation[] = [
  {
    case: 'a railway repaired this turn takes trains up to the repaired hex, but none into it or past it',
    rules: ['6.37', '6.31'],
    turns: 3,
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  2717: 1 rifle of army "31"  2915: Kachalov }
  setup German { 2518: 25/7  1010: Isa }`,
    play: `${CUT}
orders turn 2 Soviet { phase movement:
  move 31/1 2717 > 2617 > 2618 > 2619 > 2620
  rail 30/1 to 2520
  rail 30/1 to 2620
  rail 30/1 to 2720 }
orders turn 3 Soviet { phase movement: rail 30/1 to 2520 }
expect after turn 2 Soviet movement { 31/1 at 2620  30/1 at 2720 }
expect after turn 3 Soviet movement { 30/1 at 2520 }`,
    findings: ['6.32/no-line', '6.37/rail-cut'],
  },
  {
    case: 'a railway repaired and cut again before the trains run stays closed in the next turn, too',
    rules: ['6.37'],
    turns: 3,
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  2718: 1 rifle of army "31"  2915: Kachalov }
  setup German { 2518: 25/7  1010: Isa }`,
    play: `${CUT}
orders turn 2 Soviet { phase movement:
  move 31/1 2718 > 2618 > 2619 > 2620 > 2619 > 2618 > 2718 }
orders turn 2 German {
  phase initial movement:
  move 25/7 2421 > 2521 > 2620
  cut 2620
  phase mechanized movement:
  move 25/7 2620 > 2521 > 2421
}
orders turn 3 Soviet { phase movement:
  rail 30/1 to 2620
  rail 30/1 to 2720 }
expect after turn 3 Soviet movement { 30/1 at 2720 }`,
    findings: ['6.37/rail-cut'],
  },
  {
    case: 'a retreat or an advance over the cut hex repairs nothing, because it is not movement',
    rules: ['6.37', '6.24'],
    turns: 3,
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  2720: 1 rifle (face 7-7-6, revealed), Konev of army "31"  3215: Kachalov }
  setup German { 2519: "1.Kav" (step 2)  1010: Isa }`,
    play: `
orders turn 1 German { phase initial movement:
  move "1.Kav" 2519 > 2520 > 2620
  cut 2620 }
orders turn 2 Soviet { phase combat: attack 2620 with 31/1, Konev (roll 1) { advance 31/1 to 2620 } }
orders turn 3 Soviet { phase movement: rail 30/1 to 2620 }
expect after turn 2 Soviet combat { attack 2620 (result De)  31/1 at 2620 }
expect after turn 3 Soviet movement { 30/1 at 3320 }`,
    findings: ['6.37/rail-cut'],
  },
  {
    case: 'a rail cut of the first movement is removed by another regiment in the second, and trains run at once',
    rules: ['6.37', '4.2.B3'],
    turns: 2,
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  3215: Kachalov }
  setup German { 2518: 25/7  2519: 6/7  1010: Isa }`,
    play: `
orders turn 1 German {
  phase initial movement:
  move 25/7 2518 > 2519 > 2520 > 2620
  cut 2620
  phase mechanized movement:
  move 25/7 2620 > 2521 > 2421
  move 6/7 2519 > 2619 > 2620 > 2520 > 2420 > 2320
  lift 2620
  cut 2520
}
orders turn 2 Soviet { phase movement:
  rail 30/1 to 2520
  rail 30/1 to 2820 }
expect after turn 2 Soviet movement { 30/1 at 2820 }`,
    findings: ['6.37/rail-cut'],
  },
  {
    case: 'a Soviet overrun that enters the cut hex repairs it like a move',
    rules: ['6.37', '6.5', '6.51'],
    turns: 3,
    scenario: `
  setup Soviet { 3320: 1 rifle of army "30"  2720: 3 rifle (face 7-7-6, revealed), Konev of army "31"  3215: Kachalov }
  setup German { 2518: "1.Kav" (step 2)  1010: Isa }`,
    play: `
orders turn 1 German { phase initial movement:
  move "1.Kav" 2518 > 2519 > 2520 > 2620
  cut 2620 }
orders turn 2 Soviet { phase movement:
  overrun 2620 with 31/1, 31/2, 31/3, Konev (roll 1) }
orders turn 3 Soviet { phase movement: rail 30/1 to 2520 }
expect after turn 2 Soviet movement { overrun 2620 (attack 12, defense 1)  31/1 at 2620 }
expect after turn 3 Soviet movement { 30/1 at 2520 }`,
  },
];

describe('rail cuts and repairs', () => {
  play(mending);
});
