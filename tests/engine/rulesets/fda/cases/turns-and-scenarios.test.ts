import { describe } from 'vitest';
import { playScenarios, type ScenarioCase } from './scenario.js';

const SUPPLIED = `road "A road": 0112 - 0111
  friendly edge at 0112 (owner A)
  road "B road": 1401 - 1402
  friendly edge at 1401 (owner B)`;

const division = (name: string, units: string): string => `
  division "${name}" (nation German) {
    headquarters "HQ ${name}" (normal)
    ${units}
  }`;

/** Games about the number of divisions that act and their order [6b, 6c]. */
const turns: readonly ScenarioCase[] = [
  {
    case: 'a division destroyed before its activation also takes one from the turn of the enemy',
    rules: ['6c'],
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'machine gun battalion "M-1"')} ${division('W', 'machine gun battalion "M-2"')} }
side B {
  ${division('Z', 'infantry regiment "J-1"')}
  division "Y" (nation German) { machine gun battalion "N-1" }
}`,
    scenario: `
  setup A { 0112: "HQ X", "HQ W"  0505: "M-1"  0508: "M-2" }
  setup B { 1401: "HQ Z"  1301: "J-1"  0605: "N-1" }`,
    play: `
orders turn 1 A {
  activate X  fire "M-1" against "N-1" (roll 6-1)  end
  activate W  move "M-2" to 0509  end }
expect after turn 1 { "N-1" (destroyed)  "M-2" at 0508 }`,
    findings: ['sandtable/order-not-asked', 'sandtable/order-not-asked', 'sandtable/order-not-asked'],
  },
  {
    case: 'an air division is the second activation of a side with one division on the ground',
    rules: ['6c', '12d'],
    map: SUPPLIED,
    forces: `
side A {
  ${division('X', 'infantry regiment "I-1"')}
  air division "Luft" { tactical aircraft "T-1"  tactical aircraft "T-2" }
}
side B { ${division('Z', 'infantry regiment "J-1" (pr 3)')} ${division('Y', 'infantry regiment "K-1"')} }`,
    scenario: `
  set weather turn 1 = flying
  set supremacy turn 1 = A
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z", "HQ Y"  0605: "J-1"  0905: "K-1" }`,
    play: `
orders turn 1 A {
  activate X  end
  activate Luft  strike "T-1" against "J-1" (roll 6-6-6-1)  strike "T-2" against "J-1" (roll 6-6-6-1)  end }
orders turn 1 B {
  activate Z  end
  activate Y  move "K-1" to 0906  end }
expect after turn 1 { "J-1" (pr 1)  "K-1" at 0906 }`,
  },
  {
    case: 'break points lost to mines this turn count among the three that cost a die',
    rules: ['8n', '13b'],
    map: `${SUPPLIED}
  minefield at 0707 (owner A, live)`,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"')} }
side B { ${division('Z', 'infantry regiment "J-1" (pr 3)\n    infantry regiment "J-2"')} }`,
    scenario: `
  set first = B
  setup A { 0112: "HQ X"  0606: "I-1" }
  setup B { 1401: "HQ Z"  0807: "J-1"  0605: "J-2" }`,
    play: `
orders turn 1 B {
  activate Z
  move "J-1" to 0707 (roll 6)
  assault 0606 with "J-2"
  end }
expect after turn 1 { "J-1" (destroyed)  assault 0606 (pools 1-2) }`,
  },
  {
    case: 'in the next turn no break points count as lost',
    rules: ['8n', '13b'],
    turns: 2,
    map: `${SUPPLIED}
  minefield at 0707 (owner A, live)`,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"')} }
side B { ${division('Z', 'infantry regiment "J-1" (pr 3)\n    infantry regiment "J-2"')} }`,
    scenario: `
  setup A { 0112: "HQ X"  0606: "I-1" }
  setup B { 1401: "HQ Z"  0807: "J-1"  0605: "J-2" }`,
    play: `
orders turn 1 B { activate Z  move "J-1" to 0707 (roll 6)  end }
orders turn 2 B { activate Z  assault 0606 with "J-2"  end }
expect after turn 2 { "J-1" (destroyed)  assault 0606 (pools 2-2) }`,
  },
  {
    case: 'with days of three turns there is a night after the third of five turns, and none after the fifth',
    rules: ['5a', '11b'],
    turns: 5,
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"')} }
side B { ${division('Z', 'infantry regiment "J-1"\n    infantry regiment "J-2"')} }`,
    scenario: `
  ruling nightAfterLastTurn = true
  set lost of "J-1", "J-2" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z" }`,
    play: `
dice "3/B/Z/reorganisation" = 3
dice "5/B/Z/reorganisation" = 6
expect after end { "J-1" (destroyed)  "J-2" (destroyed) }`,
    findings: ['sandtable/dice-unused'],
  },
];

/** Games about special rules of scenarios and about the edge of the map [8p, 16]. */
const scenarios: readonly ScenarioCase[] = [
  {
    case: 'a headquarters that a scenario removes costs no dice, but its division no longer reorganises',
    rules: ['8m', '11b'],
    turns: 4,
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"\n    infantry regiment "I-2"')} }
side B { ${division('Z', 'infantry regiment "J-1"')} }`,
    scenario: `
  leave turn 2 for A: "HQ X"
  set lost of "I-2" = true
  setup A { 0112: "HQ X"  0605: "I-1" }
  setup B { 1401: "HQ Z"  0606: "J-1" }`,
    play: `
dice "3/A/X/reorganisation" = 6
orders turn 2 A { activate X  assault 0606 with "I-1"  end }
expect after turn 2 { assault 0606 (pools 2-2) }
expect after turn 4 { "I-2" (destroyed) }`,
    findings: ['sandtable/dice-unused'],
  },
  {
    case: 'an assault that the scenario forbids is refused, but fire at the same sector is not',
    rules: ['8b', '10c'],
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"\n    machine gun battalion "M-1"')} }
side B { ${division('Z', 'infantry regiment "J-1"')} }`,
    scenario: `
  forbid assault for A turn 1
  setup A { 0112: "HQ X"  0505: "I-1", "M-1" }
  setup B { 1401: "HQ Z"  0605: "J-1" }`,
    play: `
orders turn 1 A { activate X  assault 0605 with "I-1"  fire "M-1" against "J-1" (roll 6-1-1)  end }
expect after turn 1 { "J-1" (pr 1)  "I-1" at 0505 }`,
    findings: ['6d/forbidden'],
  },
  {
    case: 'a regiment in a corner of the map can only retreat into ZOC, and loses a point there',
    rules: ['8p', '9.2f'],
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"\n    infantry regiment "I-2"')} }
side B { ${division('Z', 'infantry regiment "J-1"')} }`,
    scenario: `
  setup A { 0112: "HQ X"  0202: "I-1"  0104: "I-2" }
  setup B { 1401: "HQ Z"  0101: "J-1" }`,
    play: `
orders turn 1 A { activate X  assault 0101 with "I-1" (roll 6-6-1-1)  end }
orders turn 1 B { defend 0101 { retreat "J-1" to 0201 } }
expect after turn 1 { assault 0101 (result Taken)  "J-1" (destroyed) }`,
  },
  {
    case: 'in hard cover at the corner of the map one sector is a full retreat',
    rules: ['8r', '9.2f'],
    rows: ['..f...........', '..............'],
    map: SUPPLIED,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"')} }
side B { ${division('Z', 'infantry regiment "J-1"')} }`,
    scenario: `
  setup A { 0112: "HQ X"  0101: "I-1" }
  setup B { 1401: "HQ Z"  0201: "J-1" }`,
    play: `
orders turn 1 A { activate X  assault 0201 with "I-1" (roll 6-6-1-1)  end }
orders turn 1 B { defend 0201 { retreat "J-1" to 0301 } }
expect after turn 1 { assault 0201 (result Taken)  "J-1" at 0301 (pr 1) }`,
  },
  {
    case: 'an objective counts for neither side while an enemy headquarters is next to it, and for its holder afterwards',
    rules: ['16f', '2.1d'],
    map: `${SUPPLIED}
  village Cagny at 0606`,
    forces: `
side A { ${division('X', 'infantry regiment "I-1"\n    infantry regiment "I-2"')} }
side B { ${division('Z', 'infantry regiment "J-1"')} }`,
    scenario: `
  set victory = points
  score Cagny 40 (holder A)
  setup A { 0112: "HQ X"  0606: "I-1"  0508: "I-2" }
  setup B { 1201: "J-1"  0607: "HQ Z" }`,
    play: `
orders turn 1 A { activate X  assault 0607 with "I-1" (roll 6-6-1)  end }
expect after setup { score A 0 }
expect after turn 1 { "HQ Z" (destroyed)  score A 40 }`,
  },
];

describe('divisions and turns', () => {
  playScenarios(turns);
});
describe('scenarios and the edge of the map', () => {
  playScenarios(scenarios);
});
