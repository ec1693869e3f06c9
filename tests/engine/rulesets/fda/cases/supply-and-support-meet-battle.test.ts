import { playCases, type Case } from './table.js';

const road = '0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0';
const won = [6, 6];

/** Situations in which supply, headquarters and support interact with combat. */
const cases: readonly Case[] = [
  {
    case: 'both sides of a fight out of supply roll one die less each [8o, 7.1e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [{ order: 'assault 0,0 with x', pools: '1-1' }],
  },
  {
    case: 'a headquarters that moves into supply brings its division into supply at once [7.1b, 7.1d]',
    A: { X: ['HQ h @ 0,1', 'INF a @ 5,5', 'INF b @ 5,5', 'INF c @ 5,5'] },
    B: { Y: ['INF y @ -2,1'] },
    roads: ['-3,0 -2,0 -1,0 0,0', '4,0 5,0'],
    edges: { A: '-3,0 5,0', B: '20,0' },
    steps: [
      { order: 'move a to 5,6' },
      { order: 'move h to 4,0', at: { h: '4,0' } },
      { order: 'move b to 5,6', at: { b: '5,6' } },
      { order: 'move c to 5,6', at: { c: '5,6' } },
    ],
  },
  {
    case: 'half of a division out of supply moves; the other units may still assault [7.1d, 6d]',
    A: { X: ['INF x @ 1,0', 'INF w @ 5,5'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [
      { order: 'move w to 5,6' },
      { order: 'move x to 2,0', refused: '7.1d half-may-move' },
      { order: 'assault 0,0 with x', pools: '1-1' },
    ],
  },
  {
    case: 'a retreat does not count as a move of the half that may move [7.1d, 8q]',
    A: { X: ['INF x @ 1,0', 'INF w @ 5,5'] },
    B: { Y: ['INF y @ 0,0'] },
    edges: {},
    steps: [
      { order: 'assault 0,0 with x', dice: [1, 6], result: 'Held' },
      { order: 'move w to 5,6', at: { w: '5,6' } },
    ],
  },
  {
    only: 'hexes',
    case: 'mines on the road stop a move but not a supply line [7.1b, 13a]',
    A: { X: ['INF x @ 1,0', 'HQ h @ 2,0'] },
    B: { Y: ['INF y @ 1,1'] },
    roads: ['-5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0', '1,1', '20,0'],
    edges: { A: '-5,0', B: '1,1' },
    features: [['minefield', '-3,0', { owner: 'B', spent: true }]],
    steps: [{ order: 'assault 1,1 with x', pools: '2-2' }],
  },
  {
    case: 'a headquarters retreats with its sector, and its loss costs dice at once [8p, 8m]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 6,5'] },
    B: { Y: ['HQ h @ 0,0', 'INF z @ 5,5'] },
    steps: [
      { order: 'assault 0,0 with x', dice: won, pools: '2-1', pr: { h: 0 } },
      { order: 'assault 5,5 with x2', pools: '2-1' },
    ],
  },
  {
    case: 'two headquarters in one sector protect each other [2.1d]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['HQ h @ 0,0'], Z: ['HQ k @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', refused: '2.1d not-isolated' }],
  },
  {
    case: 'a headquarters left behind by its retreating sector is isolated and may be assaulted next [2.1d, 8p]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'REC-L r @ 0,0'], Z: ['HQ h @ -3,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: won, answers: { refusal: 'stay' }, distances: { y: 2, r: 2 } },
      { order: 'move x2 to 0,0', at: { x2: '0,0' } },
    ],
  },
  {
    case: 'a headquarters moves by road in column with its division [7g, 7h, 2.1a]',
    A: { X: ['HQ h @ 0,0', 'ARM-B a @ 0,0'] },
    roads: [road],
    steps: [
      { order: 'move h to 6,0', at: { h: '6,0' } },
      { order: 'move a to 4,0', refused: '7h no-column' },
      { order: 'move a to 3,0', at: { a: '3,0' } },
    ],
  },
  {
    case: 'a regiment driven this turn into a sector next to the assault may still support [9.1e, 8p]',
    A: { X: ['INF x @ 1,0', 'INF x2 @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF z @ -1,0 (retreated)'] },
    steps: [{ order: 'assault 0,0 with x', answers: { defence: 'defend y with z' }, pools: '2-2' }],
  },
  {
    case: 'a unit that supported from the next sector retreats from its own sector [8p, 9.1e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['ARM-A z @ -1,0', 'INF w @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        answers: { defence: 'defend y with z' },
        distances: { y: 2, z: 2, w: 0 },
      },
    ],
  },
  {
    case: 'under the reading `automatic` units in the sector support without being named [9.1c, 9.1h]',
    A: { X: ['INF x @ 1,0', 'INF s @ 1,0', 'HQ h @ 1,0', 'REC-L r @ 1,0', 'ART-M g @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF z @ 1,1'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x', dice: [3, 3, 3, 3], result: 'Equal', distances: { x: 1, s: 1, h: 0, r: 0, g: 0 } },
      { order: 'assault 1,1 with s', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'under the reading `automatic` the attacker names the supporting units if there are more than three [9.1c, 9.1f]',
    A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0', 'HMG c @ 1,0', 'ARM-A d @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x, a, b, c', dice: [3, 3, 3, 3], pools: '2-2', distances: { a: 1, b: 1, c: 1, d: 0 } },
    ],
  },
  {
    case: 'under the reading `automatic` support from the next sector does not replace units of the own sector [9.1c, 9.1f]',
    A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'], Z: ['INF p @ 0,1', 'INF q @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { supportInSector: 'automatic' },
    steps: [
      { order: 'assault 0,0 with x, p, q', refused: '9.1f too-many' },
      { order: 'assault 0,0 with x, p', pools: '2-2' },
    ],
  },
];

playCases('where supply, headquarters and support meet battle', cases);
