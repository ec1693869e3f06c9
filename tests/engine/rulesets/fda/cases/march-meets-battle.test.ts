import { playCases, type Case } from './table.js';

const won = [6, 6];
const lost = [1, 1, 6, 6];

/**
 * Situations in which movement, ZOC and reconnaissance units that refuse combat interact with retreats after combat.
 */
const cases: readonly Case[] = [
  {
    case: 'a unit that begins its move in a ZOC may leave it and enter one again, and ends its move there [9.2c, 9.2d]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'move x 1,0 > 2,-1 > 1,-1 > 1,-2', refused: '9.2b enemy-zone' },
      { order: 'move x 1,0 > 2,-1 > 1,-1', at: { x: '1,-1' } },
    ],
  },
  {
    case: 'a step from ZOC to ZOC is a whole move [9.2e]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'move x 1,0 > 1,-1 > 2,-2', refused: '9.2b enemy-zone' },
      { order: 'move x 1,0 > 1,-1', at: { x: '1,-1' } },
    ],
  },
  {
    case: 'a headquarters exerts a ZOC like any other unit [9.2a]',
    A: { X: ['MECH x @ 3,0'] },
    B: { Y: ['HQ h @ 0,0'] },
    steps: [{ order: 'move x 3,0 > 2,0 > 1,0 > 1,-1', refused: '9.2b enemy-zone' }],
  },
  {
    case: 'an attacker that was beaten and has not moved may move afterwards [6d, 8q]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x', dice: lost, result: 'Held', answers: { retreat: 'retreat x to 3,0' } },
      { order: 'move x to 5,0', at: { x: '5,0' } },
    ],
  },
  {
    case: 'a unit that retreated into heavy terrain moves no farther this turn [8r, 14b]',
    A: { X: ['MECH x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    terrain: { '2,0': 'forest' },
    steps: [
      { order: 'assault 0,0 with x', dice: lost, answers: { retreat: 'retreat x to 2,0' } },
      { order: 'move x to 3,0', refused: '9.2b halted' },
      { turn: 2, order: 'move x to 3,0', at: { x: '3,0' } },
    ],
  },
  {
    case: 'a unit that retreated into a ZOC moves no farther this turn [9.2b, 9.2f]',
    A: { X: ['MECH x @ 0,0'] },
    B: {
      Y: ['INF y @ 1,0'],
      Z: ['INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2', 'INF e @ -2,-2', 'INF f @ 2,-2'],
    },
    roads: ['0,0', '1,0'],
    steps: [
      { order: 'assault 1,0 with x', dice: [3, 3, 3, 3], result: 'Equal', pr: { x: 1 } },
      { order: 'move x to 0,0', refused: '9.2b halted' },
    ],
  },
  {
    case: 'a retreat may pass through a full sector but not end in one [4c, 7e, 8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Z: ['INF a @ -1,0', 'INF b @ -2,0'] },
    settings: { 'stack.limit': 1 },
    terrain: { '0,-1 0,1 1,-1 -1,1 1,1 -1,-1': 'open' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: won,
        declines: { retreat: ['retreat y to -2,0', '8p no-retreat'] },
        answers: { retreat: 'retreat y 0,0 > -1,0 > -2,1' },
        at: { y: '-2,1' },
      },
    ],
  },
  {
    case: 'a move may pass through a full sector of friendly units [7e, 4c]',
    A: { X: ['MECH x @ 0,0'], Z: ['INF a @ 1,0', 'INF b @ 2,0'] },
    settings: { 'stack.limit': 1 },
    steps: [
      { order: 'move x to 2,0', refused: '4c stack-limit' },
      { order: 'move x 0,0 > 1,0 > 2,0 > 3,0', at: { x: '3,0' } },
    ],
  },
  {
    case: 'a retreat does not pass between two enemies at a corner [7d, 8q]',
    only: 'squares',
    A: { X: ['INF x @ 0,0'] },
    B: { Y: ['INF y @ 1,0', 'INF z @ 0,1'] },
    steps: [
      {
        order: 'assault 1,0 with x',
        dice: lost,
        declines: { retreat: ['retreat x 0,0 > 1,1 > 2,2', '8q no-retreat'] },
        distances: { x: 2 },
      },
    ],
  },
  {
    case: 'the sectors used to refuse combat are lacking in the move of the same turn [2.1v, 7a]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'INF i @ 9,9'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -3,0' }, at: { r: '-3,0' } },
      { activates: 'Y', order: 'move r to -6,0', refused: '7a too-far' },
      { order: 'move r to -5,0', at: { r: '-5,0' } },
    ],
  },
  {
    case: 'a unit that refused combat into heavy terrain moves no farther this turn [2.1v, 14b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    terrain: { '-2,0': 'forest' },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -2,0' } },
      { activates: 'Y', order: 'move r to -3,0', refused: '9.2b halted' },
    ],
  },
  {
    case: 'a unit that refuses combat into mines rolls for them as in a move [2.1v, 13b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    features: [['minefield', '-2,0', { owner: 'A', live: true }]],
    steps: [{ order: 'assault 0,0 with x', dice: [5], answers: { refusal: 'refuse r to -2,0' }, pr: { r: 0 } }],
  },
  {
    case: 'an attack on a sector that its defenders leave is used up [2.1v, 6e]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'], Z: ['INF z @ 1,1'] },
    steps: [
      { order: 'assault 0,0 with x', answers: { refusal: 'refuse r to -3,0' } },
      { order: 'assault 1,1 with x', refused: '9.1h assaulted-already' },
    ],
  },
];

playCases('where marches meet battle', cases);
