import { describe } from 'vitest';
import { playScenarios, type ScenarioCase } from './scenario.js';

const SUPPLIED = `road "A road": 0112 - 0111
  friendly edge at 0112 (owner A)
  road "B road": 1401 - 1402
  friendly edge at 1401 (owner B)`;

const side = (name: 'A' | 'B', division: string, units: string, others = ''): string => `
side ${name} {
  division "${division}" (nation German) {
    headquarters "HQ ${division}" (normal)
    ${units}
  }
  ${others}
}`;

const TWO_REGIMENTS = side('A', 'X', 'infantry regiment "I-1"') + side('B', 'Z', 'infantry regiment "J-1"');

/** Games that show which aircraft are lost with an airfield, and which are not [15.2b]. */
const airfields: readonly ScenarioCase[] = [
  {
    case: 'an airfield that the enemy holds when play begins has already lost its aircraft',
    rules: ['15.2b'],
    turns: '4..5',
    map: `${SUPPLIED}
  airfield Alpha at 0701 (owner A)
  airfield Bravo at 0112 (owner A)`,
    forces:
      side(
        'A',
        'X',
        'infantry regiment "I-1"',
        'tactical aircraft "Stuka" (airfield Alpha)\n  tactical aircraft "Other" (airfield Bravo)',
      ) + side('B', 'Z', 'infantry regiment "J-1"'),
    scenario: `
  set optional.airfields = true
  set control of Alpha = B
  set weather turn 4 = flying
  set supremacy turn 4 = A
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0606: "J-1" }`,
    play: `
orders turn 4 A { activate X  strike "Stuka" against "J-1"  strike "Other" against "J-1"  end }
expect after setup { Stuka (removed) }`,
    findings: ['15.2b/airfield-lost'],
  },
  {
    case: 'aircraft that a scenario removed from the game are not lost again with their airfield',
    rules: ['15.2b'],
    turns: 2,
    map: `${SUPPLIED}
  airfield Alpha at 0505 (owner A)`,
    forces:
      side('A', 'X', 'infantry regiment "I-1"', 'tactical aircraft "Stuka" (airfield Alpha)') +
      side('B', 'Z', 'reconnaissance battalion "R-1" (light)'),
    scenario: `
  leave turn 2 for A: "Stuka"
  set optional.airfields = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0506: "R-1" }`,
    play: `
orders turn 2 B { activate Z  move "R-1" to 0505  end }
expect after turn 2 { "R-1" at 0505  Stuka (left) }`,
  },
  {
    case: 'aircraft that arrive on an airfield captured before are out of the game',
    rules: ['15.2b'],
    turns: 2,
    map: `${SUPPLIED}
  airfield Alpha at 0505 (owner A)`,
    forces:
      side('A', 'X', 'infantry regiment "I-1"', 'tactical aircraft "Stuka" (airfield Alpha)') +
      side('B', 'Z', 'reconnaissance battalion "R-1" (light)'),
    scenario: `
  set optional.airfields = true
  set weather turn 1 = flying
  set supremacy turn 1 = A
  arrive turn 2 by 0112: "Stuka"
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0506: "R-1" }`,
    play: `
orders turn 1 B { activate Z  move "R-1" to 0505  end }
orders turn 2 A { activate X  strike Stuka against "R-1"  end }
expect after turn 2 { "R-1" at 0505 (pr 1) }`,
    findings: ['15.2b/airfield-lost'],
  },
];

/** Games about the last turn, the night after it, and the victory count [6a, 11b, 16]. */
const ends: readonly ScenarioCase[] = [
  {
    case: 'a night after the last turn restores a destroyed regiment before the count',
    rules: ['11b', '16a'],
    turns: 3,
    map: SUPPLIED,
    forces: TWO_REGIMENTS,
    scenario: `
  ruling nightAfterLastTurn = true
  set lost of "J-1" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z" }`,
    play: `
dice "3/B/Z/reorganisation" = 4
dice "end/A/victory" = 1, 1
dice "end/B/victory" = 1, 1
expect after turn 2 { score A 3 }
expect after end { "J-1" at 1401 (pr 1)  score A 2  score B 2 }`,
  },
  {
    case: 'without a night after the last turn the destroyed regiment counts as destroyed',
    rules: ['11b', '16a'],
    turns: 3,
    map: SUPPLIED,
    forces: TWO_REGIMENTS,
    scenario: `
  set lost of "J-1" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z" }`,
    play: `
dice "end/A/victory" = 1, 1
dice "end/B/victory" = 1, 1
expect after end { "J-1" (destroyed)  score A 5  score B 2 }`,
  },
  {
    case: 'a retreat off the own edge in the last assault costs the owner the regiment and a break point',
    rules: ['8p', '11a', '16a'],
    map: SUPPLIED,
    forces: TWO_REGIMENTS,
    scenario: `
  ruling retreatOffFriendlyEdge = true
  setup A { 0112: "HQ X"  1402: "I-1" }
  setup B { 1101: "HQ Z"  1401: "J-1" }`,
    play: `
orders turn 1 A { activate X  assault 1401 with "I-1" (roll 6-6-1)  end }
expect after turn 1 { assault 1401 (pools 2-1, result Taken)  score A 4  score B 0 }`,
  },
  {
    case: 'the last turn is won by its own break points, not by those of earlier turns',
    rules: ['16a', '6a'],
    turns: 2,
    map: SUPPLIED,
    forces:
      side('A', 'X', 'machine gun battalion "M-1"\n    machine gun battalion "M-2"') +
      side('B', 'Z', 'infantry regiment "J-1"\n    machine gun battalion "N-1"'),
    scenario: `
  setup A { 0112: "HQ X"  0505: "M-1"  0508: "M-2" }
  setup B { 1401: "HQ Z"  0605: "J-1"  0608: "N-1" }`,
    play: `
orders turn 1 A { activate X  fire "M-1" against "J-1" (roll 6-1-1)  end }
orders turn 2 B { activate Z  fire "N-1" against "M-2" (roll 6-1)  end }
dice "end/A/victory" = 1, 1
dice "end/B/victory" = 1, 1
expect after turn 1 { "J-1" (pr 1)  score A 1 }
expect after end { "M-2" (destroyed)  score A 2  score B 5 }`,
  },
  {
    case: 'the side that took more points in the last turn goes first in the next, whatever the totals are',
    rules: ['6a'],
    turns: 3,
    map: SUPPLIED,
    forces:
      side('A', 'X', 'machine gun battalion "M-1"\n    machine gun battalion "M-2"') +
      side('B', 'Z', 'infantry regiment "J-1" (pr 3)\n    machine gun battalion "N-1"'),
    scenario: `
  set inflicted for A = 5
  setup A { 0112: "HQ X"  0505: "M-1"  0508: "M-2" }
  setup B { 1401: "HQ Z"  0605: "J-1"  0608: "N-1" }`,
    play: `
orders turn 1 B { activate Z  fire "N-1" against "M-2" (roll 6-1)  end }
orders turn 2 B { activate Z  move "N-1" to 0508  end }
orders turn 2 A { activate X  fire "M-1" against "N-1"  end }
expect after turn 2 { "M-2" (destroyed)  "N-1" at 0508 }`,
    findings: ['10a/out-of-range'],
  },
];

/** Games in which the preparatory barrage interacts with the guns of the other side [15.1]. */
const barrages: readonly ScenarioCase[] = [
  {
    case: 'guards attack a bomber of the barrage from their sector, although they are never activated',
    rules: ['15.1e', '15.3b'],
    map: `${SUPPLIED}
  airfield Bravo at 0606 (owner B)`,
    forces: `
side A {
  division "X" (nation American) {
    headquarters "HQ X" (normal)
    infantry regiment "I-1"
  }
  medium bomber "B-25" (nation American)
}
side B {
  division "Z" (nation German) {
    headquarters "HQ Z" (normal)
    infantry regiment "J-1"
  }
  garrison "Field guard" {
    anti-aircraft battalion "AA" (light)
  }
}`,
    scenario: `
  set optional.barrage = true
  set optional.guards = true
  set weather turn 1 = flying
  set supremacy turn 1 = A
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0605: "J-1"  0606: "AA" }`,
    play: `
orders turn 1 A { phase barrage: barrage "B-25" against 0605 (roll 4) }
dice "1/A/barrage/B-25 on 0605/flak AA/guns" = 6,6
dice "1/A/barrage/B-25 on 0605/flak AA/target" = 1,1,1
expect after turn 1 { "B-25" (pr 2)  "J-1" (pr 2) }`,
  },
  {
    case: 'the owner of the guns lets a bomber pass by an order to stay, and by a doctrine',
    rules: ['15.1e'],
    map: SUPPLIED,
    forces: `
side A {
  division "X" (nation American) {
    headquarters "HQ X" (normal)
    infantry regiment "I-1"
  }
  medium bomber "B-25" (nation American)
  medium bomber "B-26" (nation American)
}
side B {
  division "Z" (nation German) {
    headquarters "HQ Z" (normal)
    infantry regiment "J-1"
    anti-aircraft battalion "AA" (light)
    anti-aircraft battalion "BB" (light)
  }
}`,
    scenario: `
  doctrine B { flak = stay }
  set optional.barrage = true
  set weather turn 1 = flying
  set supremacy turn 1 = A
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0606: "J-1"  0707: "AA", "BB" }`,
    play: `
orders turn 1 A { phase barrage: barrage "B-25" against 0606 (roll 4)  barrage "B-26" against 0606 (roll 4) }
orders turn 1 B { phase barrage: flak "BB" against "B-26" }
dice "1/A/barrage/B-26 on 0606/flak BB/guns" = 6,6
dice "1/A/barrage/B-26 on 0606/flak BB/target" = 1,1,1
expect after turn 1 { "B-25" (pr 3)  "B-26" (pr 2) }`,
  },
  {
    case: 'a standing order about the bombed sector also answers for the guns next to it',
    rules: ['15.1e'],
    map: SUPPLIED,
    forces: `
side A {
  division "X" (nation American) {
    headquarters "HQ X" (normal)
    infantry regiment "I-1"
  }
  medium bomber "B-25" (nation American)
}
side B {
  division "Z" (nation German) {
    headquarters "HQ Z" (normal)
    infantry regiment "J-1"
    anti-aircraft battalion "AA" (light)
  }
}`,
    scenario: `
  set optional.barrage = true
  set weather turn 1 = flying
  set supremacy turn 1 = A
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0606: "J-1"  0707: "AA" }`,
    play: `
orders turn 1 A { phase barrage: barrage "B-25" against 0606 (roll 4) }
orders turn 1 B { defend 0606 { stay AA } }
expect after turn 1 { "B-25" (pr 3) }`,
  },
];

describe('airfields in whole games', () => {
  playScenarios(airfields);
});
describe('the last turn and the victory count', () => {
  playScenarios(ends);
});
describe('the barrage in whole games', () => {
  playScenarios(barrages);
});
