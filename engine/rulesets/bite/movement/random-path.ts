import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { randomWalk } from '../../../mechanics/movement/random-walk.js';
import { closuresOf, regionBar, standingBar } from '../nations/regions.js';
import { doPartisansFight } from '../partisans/entry.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { allowance } from './allowance.js';
import { stepCosts } from './costs.js';
import { entryBar } from './paths.js';

/**
 * Average number of steps of a random walk that meets no enemy. After each step, the walk ends with a chance of 1 in
 * this number.
 */
const STEPS_PER_HALT = 4;

/**
 * Returns a random path that starts with the unit’s own hex; empty if no path is found. Does not search, because random
 * play calls this function very often.
 */
export function randomPath(state: State, piece: number, random: (n: number) => number): readonly Cell[] {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const enemy = state.units[opponent(side)];
  const steps = stepCosts(state, piece);
  const closed = closuresOf(state, piece);
  let left = allowance(state, piece).value;
  const path = randomWalk(board, state.cell[piece], {
    firstDirection: () => random(board.directions),
    mayStep: (to, at, before) =>
      steps[at] !== IMPASSABLE &&
      steps[at] <= left &&
      closed[to] === 0 &&
      !before.includes(to) &&
      entryBar(state, piece, to) === undefined &&
      regionBar(state, piece, to) === undefined, // limits that depend on units already there [5.5.germans]
    stopsAfter(to, at) {
      left -= steps[at];
      return enemy[to] > 0 || doPartisansFight(state, side, to) || random(STEPS_PER_HALT) === 0;
    },
  });
  while (path.length > 1 && standingBar(state, piece, path[path.length - 1]) !== undefined) path.pop();
  return path.length > 1 ? path : [];
}
