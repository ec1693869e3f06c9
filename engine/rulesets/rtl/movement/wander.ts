import type { Cell } from '../../../board/board.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import type { State } from '../state/state.js';
import { halfPointsOf } from './allowance.js';
import { spentBy } from './company.js';
import { mayStay } from './staying.js';
import { moverOf, stepOf, type StepTaken } from './step.js';

/** After each step who wanders by chance halts once in so many times. */
const HALTS_ONCE_IN = 4;

/** A way by chance to a hex with room for the unit, its own hex first; none when it finds none. No search: play asks for very many. */
export function wander(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { board } = state.ground;
  const mover = moverOf(state, piece, halfPointsOf(state, piece));
  let spent = spentBy(state, piece);
  let step: StepTaken | undefined;
  const path = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep(to, at, before) {
      step = before.includes(to) ? undefined : stepOf(state, mover, at, spent);
      return step !== undefined && spent + step.cost <= mover.whole;
    },
    stopsAfter() {
      spent += step?.cost ?? 0;
      return step?.stops === true || random(HALTS_ONCE_IN) === 0;
    },
  });
  while (path.length > 1 && !mayStay(state, piece, path[path.length - 1])) path.pop();
  return path.length > 1 ? path : [];
}
