import type { Cell } from '../../../board/board.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import type { PermittedStep } from '../../../mechanics/movement/walk-path.js';
import type { State } from '../state/state.js';
import { halfPointsOf } from './allowance.js';
import { spentBy } from './company.js';
import { mayStay } from './staying.js';
import { moverOf, stepOf } from './step.js';

/** A random path ends after each step with a probability of 1 in this number. */
const STEPS_PER_STOP = 4;

/**
 * Returns a random path of a unit to a hex where it may stay, beginning with its own hex; empty if none is found. The
 * path is a random walk instead of a search, because this function is called very often.
 */
export function randomPath(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { board } = state.ground;
  const mover = moverOf(state, piece, halfPointsOf(state, piece));
  let spent = spentBy(state, piece);
  let step: PermittedStep | undefined;
  const path = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep(to, at, before) {
      step = before.includes(to) ? undefined : stepOf(state, mover, at, spent);
      return step !== undefined && spent + step.cost <= mover.whole;
    },
    stopsAfter() {
      spent += step?.cost ?? 0;
      return step?.stops === true || random(STEPS_PER_STOP) === 0;
    },
  });
  while (path.length > 1 && !mayStay(state, piece, path[path.length - 1])) path.pop();
  return path.length > 1 ? path : [];
}
