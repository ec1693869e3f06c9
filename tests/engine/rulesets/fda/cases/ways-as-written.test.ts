import { playCases, type Case } from './table.js';

const mined = ['minefield', '1,0', { owner: 'B', live: true }] as const;

/** Moves whose order names a whole path, or sectors after `via`: the move follows them, or the order is refused. */
const cases: readonly Case[] = [
  {
    case: 'a path to a near sector via a far one counts the sectors of both parts [7a, 7b]',
    A: { X: ['MECH x @ 0,0', 'MECH x2 @ 0,0', 'MECH x3 @ 0,0'] },
    steps: [
      { order: 'move x to 1,0 via 4,0', refused: '7a too-far' },
      { order: 'move x to 1,0 via 2,0 0,0', refused: '7a too-far' },
      { order: 'move x to 1,0 via 2,0', at: { x: '1,0' } },
      { order: 'move x2 to 1,0 via 1,0 2,0', at: { x2: '1,0' } },
    ],
  },
  {
    case: 'a path through a mined sector ends there, even if another path leads around it [13a]',
    A: { X: ['MECH x @ 0,0'] },
    features: [mined],
    steps: [
      { order: 'move x to 2,0 via 1,0', refused: '13a mined' },
      { order: 'move x to 2,0', at: { x: '2,0' } },
    ],
  },
  {
    case: 'a `via` path leads straight from sector to sector [7b]',
    A: { X: ['MECH x @ 0,0'] },
    steps: [
      { order: 'move x to 3,0 via 1,0 > 3,0', refused: '7b no-neighbours' },
      { order: 'move x to 3,0 via 1,0 > 2,0', at: { x: '3,0' } },
    ],
  },
  {
    case: 'reconnaissance refuses combat along the written path, or the answer is refused [2.1v, 7b, 7f]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r 0,0 > 1,0 > -3,0', '7f enemy-sector'] },
        answers: { refusal: 'refuse r 0,0 > -1,0 > -2,0 > -3,0' },
        at: { r: '-3,0' },
      },
    ],
  },
  {
    case: 'reconnaissance does not skip sectors of a written path [2.1v, 7b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r 0,0 > -3,0', '7b no-neighbours'] },
        answers: { refusal: 'refuse r -1,0 > -2,0' },
        at: { r: '-2,0' },
      },
    ],
  },
  {
    case: 'a victor advances straight into the emptied sector, and by no other path [8a]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        declines: { advance: ['advance x 1,0 > 1,-1 > 0,0', '8a another-way'] },
        answers: { advance: 'advance x 1,0 > 0,0' },
        at: { x: '0,0' },
      },
    ],
  },
  {
    case: 'a victor does not advance into another sector than the emptied one [8a]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    rulings: { advanceAfterAssault: 'leader' },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        declines: { advance: ['advance x to 2,0', '8a another-way'] },
        answers: { advance: 'advance x to 0,0' },
        at: { x: '0,0' },
      },
    ],
  },
];

playCases('ways as written', cases);
