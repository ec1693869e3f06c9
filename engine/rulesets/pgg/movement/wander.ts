import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import { stroll } from '../../../mechanics/ways/by-chance.js';
import type { State } from '../state/state.js';
import { stepsOf } from './costs.js';
import { markOf } from './routes.js';

/** One step in so many goes anywhere, the others roughly ahead; and a unit halts after a step once in so many. */
const ANYWHERE = 4;
const HALT = 12;

/** A way a unit can go, step by step by chance; only the start when it cannot leave it. */
export function wander(state: State, piece: number, random: (n: number) => number): Cell[] {
  const { board } = state.ground;
  const { directions } = board;
  const steps = stepsOf(state, state.piece(piece));
  let heading = random(directions);
  let left = state.left[piece];
  return stroll(board, state.cell[piece], {
    heads: () => (random(ANYWHERE) === 0 ? random(directions) : heading + random(3) + directions - 1),
    mayStep: (to, at) => steps[at] <= left && (markOf(state, piece, to) & BLOCKED) === 0,
    halts(to, at) {
      heading = at % directions;
      left -= steps[at];
      return (markOf(state, piece, to) & STOP) !== 0 || random(HALT) === 0;
    },
  });
}
