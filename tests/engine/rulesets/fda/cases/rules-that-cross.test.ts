import { describe } from 'vitest';
import { playScenarios, type ScenarioCase } from './scenario.js';
import { playCases, type Case } from './table.js';

const won = [6, 6];
const mined = (at: string, owner: string, state = 'live') => ['minefield', at, { owner, [state]: true }] as const;

/** Situations in which two rules about combat, terrain or orders interact. */
const cases: readonly Case[] = [
  {
    case: 'an infantry regiment with its last break point is destroyed in place of beaten tanks, which retreat [8u, 3c]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['ARM-B t @ 0,0', 'INF i @ 0,0 (left 1)'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6, 1, 1, 1, 1],
        answers: { loss: 'lose i', retreat: 'retreat t to -2,0' },
        pr: { i: 0, t: 2 },
        at: { t: '-2,0' },
      },
    ],
  },
  {
    case: 'under the reading `participants` a regiment of another division that supported from the next sector advances with the leader [8a, 9.1e]',
    A: { X: ['INF x @ 1,0'], W: ['INF w @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'participants' },
    steps: [
      {
        order: 'assault 0,0 with x, w',
        dice: won,
        answers: { retreat: 'retreat y to -2,0', advance: 'advance x, w' },
        at: { x: '0,0', w: '0,0' },
      },
    ],
  },
  {
    case: 'mines that no unit defends also attack the side that laid them [13b]',
    A: { X: ['INF x @ 1,0'] },
    features: [mined('0,0', 'A')],
    steps: [{ order: 'move x to 0,0', dice: [5], pr: { x: 0 } }],
  },
  {
    case: 'mines used up by a retreat harm no later unit, but still stop it [13a, 13d, 8p]',
    A: { X: ['MECH x @ 1,0', 'MECH z @ 9,0'] },
    B: { Y: ['MECH y @ 0,0'] },
    features: [mined('-1,0', 'A')],
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6, 1, 1, 1], answers: { retreat: 'retreat y to -1,0' }, pr: { y: 1 } },
      { turn: 2, activates: 'Y', order: 'move y to -3,0', at: { y: '-3,0' } },
      { activates: 'X', order: 'move x 1,0 > 0,0 > -1,0 > -2,0', refused: '13a mined' },
      { order: 'move x to -1,0', at: { x: '-1,0' }, pr: { x: 2 } },
    ],
  },
  {
    case: 'engineers of the defender do not remove a die: their own fortification keeps it [8j, 8k]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ENG e @ 0,0'] },
    features: [['fortification', '0,0']],
    steps: [{ order: 'assault 0,0 with x', answers: { defence: 'defend y with e' }, pools: '2-3' }],
  },
  {
    case: 'infantry of another division in the next sector supports guns that are assaulted without other units [2.1j, 9.1b, 9.1e]',
    A: { X: ['ARM-B x @ 1,0'] },
    B: { Y: ['ART-H g @ 0,0'], Z: ['ARM-A z @ 0,-1', 'ARM-C c @ -1,1'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { defence: 'defend g with z, c' },
        pools: '4-3',
      },
    ],
  },
  {
    case: 'beaten units on foot may retreat over impassable marsh; vehicles in the same sector find no path and lose a point [14c, 8p, 9.2f]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'MECH m @ 0,0'] },
    terrain: { '-1,0 0,-1 0,1 -1,1 1,-1 -1,-1 1,1': 'impassable marsh' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6, 1, 1],
        answers: { defence: 'defend y', retreat: 'retreat y to -1,0' },
        pr: { y: 1, m: 1 },
        at: { y: '-1,0', m: '0,0' },
      },
    ],
  },
  {
    case: 'if assaults at the corner between two enemies are forbidden, fire across the corner is still allowed [7d, 8b, 10a]',
    only: 'squares',
    A: { X: ['INF x @ 0,0', 'HMG m @ 0,0'] },
    B: { Y: ['INF y @ 1,1', 'INF a @ 1,0', 'INF b @ 0,1'] },
    rulings: { cornerRuleBlocksAssault: true },
    steps: [
      { order: 'assault 1,1 with x', refused: '7d corner' },
      { order: 'fire m against y', pools: '1-2' },
    ],
  },
  {
    case: 'two units of a division that used the road do not end in one sector if a column has one unit per sector [7g, 7h]',
    A: { X: ['INF a @ 0,0', 'INF b @ 0,0'] },
    roads: ['0,0 1,0 2,0'],
    rulings: { columnUnitsPerSector: 1 },
    steps: [
      { order: 'move a to 2,0', at: { a: '2,0' } },
      { order: 'move b to 2,0', refused: '7h no-column' },
      { order: 'move b to 1,0', at: { b: '1,0' } },
    ],
  },
  {
    case: 'without a minimum, two subtractions leave no die, and one die wins against it [8e, 8m, 8o]',
    A: { X: ['INF x @ 1,0', 'HQ h (left 0)'] },
    B: { Y: ['INF y @ 0,0'] },
    roads: ['0,0'],
    edges: { B: '0,0' },
    rulings: { minimumDice: 0 },
    steps: [{ order: 'assault 0,0 with x', dice: [1, 1], pools: '0-2', scores: '0-2', result: 'Held', pr: { x: 1 } }],
  },
  {
    case: 'reconnaissance that supports no defence leads one if otherwise only guns could lead [2.1w, 8d]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-H r @ 0,0 (moved, used 5)', 'AA-L a @ 0,0'] },
    rulings: { reconSupportsDefence: false },
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { defence: 'defend r with a' },
        pools: '2-2',
      },
    ],
  },
  {
    case: 'an isolated headquarters that is beaten is lost, and its division rolls a die less in the same turn [2.1c, 2.1e, 8m]',
    A: { X: ['INF x @ 1,0', 'INF z @ 5,1'] },
    B: { Y: ['HQ h @ 0,0', 'INF y @ 5,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: won, pr: { h: 0 } },
      { order: 'assault 5,0 with z', pools: '2-1' },
    ],
  },
  {
    case: 'towed guns that retreated may fire if only their own move forbids it [2.1k, 7i, 8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M g @ 0,0'] },
    rulings: { retreatedArtilleryMayFire: true },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        answers: { defence: 'defend y', retreat: ['retreat y to -2,0', 'retreat g to -2,1'] },
        at: { g: '-2,1' },
      },
      { activates: 'Y', order: 'fire g against 1,0', pools: '3-2' },
    ],
  },
  {
    case: 'units that retreat from the sector of working engineers do not end the work; units that stay without engineers have none [13e, 8q]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'entrench e' },
      {
        order: 'assault 0,0 with x',
        dice: [1, 1, 6, 6],
        answers: { retreat: ['retreat x to 3,0', 'retreat e to 3,0'] },
        at: { e: '3,0' },
      },
      { turn: 3, order: 'assault 0,0 with x', refused: '8b not-bordering' },
      { order: 'entrench e' },
    ],
  },
  {
    case: 'a strike on the last covering gun makes the next strike of the activation safe [12l, 12k]',
    A: { X: ['INF x @ 9,9'], '': ['TAC s', 'TAC t'] },
    B: { Y: ['AA-L a @ 1,0', 'INF y @ 0,0'] },
    skies: 'A',
    steps: [
      { order: 'strike s against a', dice: [6, 6, 6, 1, 1], pools: '3-2', pr: { a: 0 } },
      { order: 'strike t against y', dice: [1, 1, 1, 6], pools: '3-1', result: 'Repelled', pr: { t: 3 } },
    ],
  },
  {
    case: 'aircraft that stay on the map at its edge withdraw three sectors along the edge [12l, 7a]',
    A: { X: ['INF x @ 0,9'], '': ['TAC t @ 20,0'] },
    B: { Y: ['INF y @ 20,0'] },
    skies: 'A',
    rulings: { airStaysOnMap: true },
    steps: [{ order: 'strike t against y', dice: [1, 1, 1, 6], result: 'Repelled', distances: { t: 3 } }],
  },
  {
    case: 'guards of battalion size next to an assaulted sector do not support, and a regiment only by leaving its place [9.1e, 15.3b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Guards: ['AT-H g @ -1,0'] },
    formations: { Guards: 'garrison' },
    settings: { 'optional.guards': 'true' },
    features: [['bridge', '-1,0', { owner: 'B' }]],
    steps: [
      { order: 'assault 0,0 with x', declines: { defence: ['defend y with g', '9.1e no-regiment'] }, pools: '2-2' },
    ],
  },
  {
    case: 'a division of three units out of supply moves one unit, or two if fractions are rounded up [7.1d]',
    A: { X: ['INF a @ 0,0', 'INF b @ 0,0', 'INF c @ 0,0'] },
    roads: ['9,9'],
    edges: { B: '9,9' },
    rulings: { oosRounding: 'up' },
    steps: [
      { order: 'move a to 1,0', at: { a: '1,0' } },
      { order: 'move b to 1,0', at: { b: '1,0' } },
      { order: 'move c to 1,0', refused: '7.1d half-may-move' },
    ],
  },
  {
    case: 'the nearest road in enemy ZOC is skipped for the next road on an open path that leads to the edge [7.1b, 7.1c]',
    A: { X: ['HQ h @ 0,0', 'INF x @ 5,5'] },
    B: { Y: ['INF y @ 2,-1'] },
    roads: ['1,-1', '-3,0 -4,0'],
    edges: { A: '-4,0', B: '2,-1' },
    steps: [
      { order: 'move h to 0,1', at: { h: '0,1' } },
      { order: 'move x to 6,5', at: { x: '6,5' } },
    ],
  },
];

const SUPPLIED = `road "A road": 0112 - 0111
  friendly edge at 0112 (owner A)
  road "B road": 1401 - 1402
  friendly edge at 1401 (owner B)`;

/** Games in which rules about nights and flying weather interact [11, 12]. */
const days: readonly ScenarioCase[] = [
  {
    case: 'a poor headquarters out of supply needs a six at its first attempt',
    rules: ['11c', '11d', '7.1f'],
    turns: 4,
    map: 'road "A road": 0112 - 0111\n  friendly edge at 0112 (owner A)',
    forces: `
side A { division "X" (nation German) { headquarters "HQ X" (normal)  infantry regiment "I-1" } }
side B { division "Z" (nation German) { headquarters "HQ Z" (poor)  infantry regiment "J-1"  infantry regiment "J-2" } }`,
    scenario: `
  set lost of "J-1" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1201: "HQ Z"  1202: "J-2" }`,
    play: `
dice "3/B/Z/reorganisation" = 5
expect after turn 3 { "J-1" (destroyed) }`,
  },
  {
    case: 'a poor headquarters out of supply cannot succeed at its second attempt',
    rules: ['11c', '11d', '7.1f'],
    turns: 4,
    map: 'road "A road": 0112 - 0111\n  friendly edge at 0112 (owner A)',
    forces: `
side A { division "X" (nation German) { headquarters "HQ X" (normal)  infantry regiment "I-1" } }
side B { division "Z" (nation German) { headquarters "HQ Z" (poor)  infantry regiment "J-1"  infantry regiment "J-2" } }`,
    scenario: `
  set attempts of "Z" = 1
  set lost of "J-1" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1201: "HQ Z"  1202: "J-2" }`,
    play: `
dice "3/B/Z/reorganisation" = 6
expect after turn 3 { "J-1" (destroyed) }`,
  },
  {
    case: 'a regiment that would return finds its headquarters in a full sector and waits',
    rules: ['11e', '4c'],
    turns: 4,
    map: SUPPLIED,
    forces: `
side A { division "X" (nation German) { headquarters "HQ X" (normal)  infantry regiment "I-1" } }
side B {
  division "Z" (nation German) { headquarters "HQ Z" (normal)  infantry regiment "J-1" }
  division "Y" (nation German) {
    headquarters "HQ Y" (normal)
    ${Array.from({ length: 7 }, (_, i) => `infantry regiment "K-${i}"`).join('\n    ')}
  }
}`,
    scenario: `
  set lost of "J-1" = true
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z", "HQ Y", "K-0", "K-1", "K-2", "K-3", "K-4", "K-5", "K-6" }`,
    play: `
dice "3/B/Z/reorganisation" = 6
expect after turn 3 { "J-1" (destroyed) }`,
  },
  {
    case: 'after equal rolls no aircraft fly that day, and the dice are rolled again on the next day',
    rules: ['12e', '12f'],
    turns: 4,
    map: SUPPLIED,
    forces: `
side A {
  division "X" (nation German) { headquarters "HQ X" (normal)  infantry regiment "I-1" }
  tactical aircraft "Stuka"
}
side B { division "Z" (nation German) { headquarters "HQ Z" (normal)  infantry regiment "J-1" }  tactical aircraft "Yak" }`,
    scenario: `
  setup A { 0112: "HQ X", "I-1" }
  setup B { 1401: "HQ Z"  0606: "J-1" }`,
    play: `
dice "1/weather" = 5
dice "1/A/supremacy" = 4
dice "1/B/supremacy" = 4
dice "4/weather" = 6
dice "4/A/supremacy" = 5
dice "4/B/supremacy" = 2
orders turn 1 A { activate X  strike Stuka against "J-1"  end }
orders turn 4 A { activate X  strike Stuka against "J-1" (roll 6-6-6-1)  end }
expect after turn 4 { "J-1" (pr 1) }`,
    findings: ['12f/supremacy'],
  },
];

playCases('rules that cross', cases);
describe('nights, weather and air supremacy', () => {
  playScenarios(days);
});
