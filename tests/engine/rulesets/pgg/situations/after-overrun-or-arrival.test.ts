import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

/** A Soviet leader in the far east who puts all Soviet units in command. */
const EAST = '2515: Kachalov';

/** Situations about the effects of an overrun on a unit, and about the later actions of that unit [6.5, 6.6]. */
const overrun: readonly Situation[] = [
  {
    case: 'a division disrupted by an overrun neither moves nor attacks in its own turn, and recovers at the end',
    rules: ['6.62', '6.63'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1714: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) { retreat 30/1 to 2116 } }
orders turn 2 Soviet { phase movement: move 30/1 to 2117 }
expect after turn 1 German { 30/1 at 2116 (disrupted) }
expect after turn 2 Soviet combat { 30/1 at 2116 (disrupted) }
expect after turn 2 Soviet { 30/1 at 2116 }`,
    findings: ['6.62/disrupted'],
  },
  {
    case: 'a leader disrupted by an overrun supplies and commands no unit',
    rules: ['6.64', '11.21', '10.35'],
    turns: 2,
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6), Lukin of army "30"  2017: 1 rifle (face 4-5-6) of army "31"  4515: Remezov }
  setup German { 1915: "7.Pz"  1917: Ilse }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 1) }
orders turn 2 Soviet { phase combat: attack 1917 with 31/1 }
expect after turn 1 German { Lukin at 2015 (disrupted)  30/1 (eliminated) }
expect after turn 2 Soviet movement { 31/1 (unsupplied) }`,
    findings: ['10.35/out-of-command'],
  },
  {
    case: 'an overrun unit may still be attacked in the same turn, because 9.14 does not count overruns',
    rules: ['9.14', '6.5'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German {
  phase initial movement: overrun 2015 with "7.Pz" (roll 5) { lose 25/7 }
  phase combat: attack 2015 with "7.Pz" (roll 3) { lose 25/7 } }
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
expect after turn 1 German initial movement { overrun 2015 (result A1) }
expect after turn 1 German combat { attack 2015 }`,
  },
  {
    case: 'a unit overrun by one stack may be overrun by another in the same phase',
    rules: ['6.54', '6.62'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz"  1916: "12.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 3) { lose 25/7 }
  overrun 2015 with "12.Pz" (roll 3) { lose 29/12 } }
expect after turn 1 German initial movement { overrun 2015 (attack 8, defense 16, result A1)  25/7 (step 2)  29/12 (step 2) }`,
  },
  {
    case: 'an untried division without strength is removed in an overrun, and the overrunning units move on',
    rules: ['6.51', '12.3'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 0-0-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz"
  move "7.Pz" to 2017 }
expect after turn 1 German initial movement { 30/1 (eliminated)  25/7 at 2017  7/7 at 2017 }`,
  },
  {
    case: 'a split that empties the hex of an overrun does not open it, and ends the movement',
    rules: ['6.52', '9.66'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 6-8-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { retreat } }
orders turn 1 German { phase initial movement:
  overrun 2015 with "7.Pz" (roll 2) { lose 25/7 }
  move "7.Pz" to 1914 }
expect after turn 1 German initial movement { overrun 2015 (result D1/A1)  25/7 at 1915 (step 2) }`,
    findings: ['6.52/overrun-failed'],
  },
  {
    case: 'an engaged result in an overrun costs both sides a step and disrupts no unit',
    rules: ['9.67', '6.61'],
    scenario: `
  setup Soviet { 2015: 2 rifle (face 3-4-6) of army "30"  ${EAST} }
  setup German { 1915: "7.Pz" }`,
    play: `
orders turn 1 Soviet { defend 2015 { lose 30/1 } }
orders turn 1 German { phase initial movement: overrun 2015 with "7.Pz" (roll 4) { lose 25/7 } }
expect after turn 1 German initial movement { overrun 2015 (odds 1-1, result Eng)  25/7 (step 2)  30/1 (eliminated)  30/2 at 2015 (revealed, supplied) }`,
  },
  {
    case: 'Germans overrun by Soviets cannot attack in their combat phase, and recover at the end of their turn',
    rules: ['6.62', '6.63'],
    scenario: `
  setup Soviet { 2015: 3 rifle (face 7-7-6), Konev of army "30"  ${EAST} }
  setup German { 1915: 25/7  1714: Ilse }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1, 30/2, 30/3, Konev (roll 6) }
orders turn 1 German {
  defend 1915 { lose 25/7 }
  phase combat: attack 2015 with 25/7
}
expect after turn 1 Soviet movement { overrun 1915 (attack 12, defense 4, odds 3-1, result Eng) }`,
  },
  {
    case: 'a Soviet overrun needs a leader in reach when the phase begins',
    rules: ['6.55'],
    scenario: `
  setup Soviet { 2015: 1 rifle (face 7-7-6) of army "30"  4015: Kachalov }
  setup German { 1915: 25/7 }`,
    play: `
orders turn 1 Soviet { phase movement: overrun 1915 with 30/1 }
expect after turn 1 Soviet { 30/1 at 2015 (untried) }`,
    findings: ['6.55/no-command'],
  },
];

/** Situations about the actions open to a unit that has just arrived [14.0, 11.33]. */
const arrived: readonly Situation[] = [
  {
    case: 'German units may arrive, move and overrun in one phase',
    rules: ['14.0', '6.54'],
    scenario: `
  setup Soviet { 1213: 1 rifle (face 1-2-6) of army "30"  ${EAST} }
  arrive turn 1 by 1012: "7.Pz"`,
    play: `
orders turn 1 German { phase initial movement:
  enter "7.Pz" to 1012
  move "7.Pz" to 1113
  overrun 1213 with "7.Pz" (roll 1) }
expect after turn 1 German initial movement { overrun 1213 (attack 8, defense 1)  25/7 at 1213 }`,
  },
  {
    case: 'Soviet units that arrive do not overrun in that phase',
    rules: ['6.55', '14.0'],
    scenario: `
  setup Soviet { 4715: Kachalov }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1 to 4920
  overrun 4819 with 28/1 }
expect after turn 1 Soviet movement { 28/1 at 4920 }`,
    findings: ['6.55/no-command'],
  },
  {
    case: 'a unit that arrives in enemy ZOC moves no farther',
    rules: ['6.22', '14.0'],
    scenario: `
  setup Soviet { 4715: Kachalov }
  setup German { 4819: Ida }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  enter 28/1 to 4920
  move 28/1 to 4922 }
expect after turn 1 Soviet movement { 28/1 at 4920 }`,
    findings: ['6.22/held-in-zoc'],
  },
  {
    case: 'arriving units are in supply for their movement, but not for the attack that follows',
    rules: ['11.33', '11.0'],
    scenario: `
  setup Soviet { 4715: 1 rifle (face 4-5-6) of army "30"  4417: Kachalov }
  setup German { 3010: Isa }
  arrive turn 1 by 4525: Ida`,
    play: `
orders turn 1 German { phase initial movement: enter Ida to 4525  move Ida to 4520 }
expect after turn 1 German initial movement { Ida at 4520 (supplied) }
expect after turn 1 German combat { Ida at 4520 (unsupplied) }`,
  },
  {
    case: 'a group that waits keeps its entry in a later turn',
    rules: ['14.3'],
    turns: 2,
    scenario: `
  setup Soviet { ${EAST} }
  setup German { 1010: Isa }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 2 Soviet { phase movement: enter 28/1 to 4920  move 28/1 to 4720 }
expect after turn 2 Soviet movement { 28/1 at 4720 (untried) }`,
  },
  {
    case: 'a reinforcement moves on by rail from its entry, beyond the capacity of eight',
    rules: ['6.32', '14.0'],
    scenario: `
  setup Soviet { 4720: 3 rifle of army "30"  4620: 3 rifle of army "31"  4520: 3 rifle of army "32"  4415: Kachalov }
  setup German { 1010: Isa }
  arrive turn 1 at X: 1 rifle (face 6-8-6) of army "28"`,
    play: `
orders turn 1 Soviet { phase movement:
  rail 30/1, 30/2, 30/3 to 3520  rail 31/1, 31/2, 31/3 to 3420  rail 32/1, 32/2 to 3320
  rail 32/3 to 3320
  enter 28/1 to 4920  rail 28/1 to 3020 }
expect after turn 1 Soviet movement { 28/1 at 3020  32/2 at 3320  32/3 at 4520 }`,
    findings: ['6.31/rail-capacity'],
  },
];

describe('events after an overrun', () => {
  play(overrun);
});
describe('actions after an arrival', () => {
  play(arrived);
});
