import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import type { State } from '../state/state.js';
import { stepsOf } from './costs.js';
import { markOf } from './routes.js';

/**
 * At each step, a random path turns in any direction with a probability of 1 in this number. Otherwise it continues
 * roughly straight on.
 */
const ANYWHERE = 4;
const HALTS_ONCE_IN_STEPS = 12;

/** Picks a path for a unit at random, step by step. Returns only the start cell when the unit cannot leave it. */
export function wander(state: State, piece: number, random: (n: number) => number): Cell[] {
  const { board } = state.ground;
  const { directions } = board;
  const steps = stepsOf(state, state.piece(piece));
  let heading = random(directions);
  let left = state.left[piece];
  return randomWalk(board, state.cell[piece], {
    firstDirection: () => (random(ANYWHERE) === 0 ? random(directions) : heading + random(3) + directions - 1),
    mayStep: (to, at) => steps[at] <= left && (markOf(state, piece, to) & BLOCKED) === 0,
    stopsAfter(to, at) {
      heading = at % directions;
      left -= steps[at];
      return (markOf(state, piece, to) & STOP) !== 0 || random(HALTS_ONCE_IN_STEPS) === 0;
    },
  });
}
