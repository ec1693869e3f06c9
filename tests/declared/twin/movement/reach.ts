import type { Cell } from '../../../../engine/board/board.js';
import { IMPASSABLE, type Reach } from '../../../../engine/board/reach.js';
import { bestPath } from '../../../../engine/mechanics/movement/best-path.js';
import { HALF_POINTS, type HalfPoints } from '../../../../engine/mechanics/movement/half-points.js';
import { pathSearchOn } from '../../../../engine/mechanics/movement/path-search.js';
import type { State } from '../state/state.js';
import { isMud } from '../weather.js';

/** Returns the movement allowance of a unit: one point in mud, otherwise the printed one [4, 8]. */
export const allowance = (state: State, piece: number): number => (isMud(state) ? 1 : state.movement(piece));

/** Finds the cells that a unit can reach, its own cell first. The result is valid until the next search. */
export function reachOf(state: State, piece: number): Reach {
  const key = [state, piece, state.changes, state.turn];
  return pathSearchOn(state.ground.board).searchCached(key, (reach) => {
    const points = allowance(state, piece) * HALF_POINTS;
    reach.run(state.cell[piece], points, stepsFromStart(state, piece, points), marksFor(state, piece));
  });
}

const marksFor = (state: State, piece: number): Uint8Array => state.marks[state.piece(piece).side];

/**
 * Returns the cost of every step. A unit may always enter one hex, even if the hex costs more points than the unit has
 * [4.3].
 */
function stepsFromStart(state: State, piece: number, points: HalfPoints): Uint8Array {
  const { steps, board } = state.ground;
  const first = state.cell[piece] * board.directions;
  let changed: Uint8Array | undefined;
  for (let step = first; step < first + board.directions; step++)
    if (steps[step] > points && steps[step] < IMPASSABLE) (changed ??= steps.slice())[step] = points;
  return changed ?? steps;
}

/** Returns the path that a unit takes to a cell that it reaches; empty if it does not reach the cell. */
export function pathTo(state: State, piece: number, to: Cell): readonly Cell[] {
  const reach = reachOf(state, piece);
  const steps = stepsFromStart(state, piece, allowance(state, piece) * HALF_POINTS);
  return pathIn(state, piece, reach, to, steps);
}

/** More half points than any unit has, to find a path regardless of its cost. */
const ANY_POINTS = 250;

/** Returns the cheapest path of a unit between two cells regardless of its points; empty if there is none. */
export function cheapestPath(state: State, piece: number, from: Cell, to: Cell): readonly Cell[] {
  const search = pathSearchOn(state.ground.board);
  search.run(from, ANY_POINTS, state.ground.steps, marksFor(state, piece));
  return pathIn(state, piece, search, to, state.ground.steps);
}

function pathIn(state: State, piece: number, reach: Reach, to: Cell, steps: Uint8Array): readonly Cell[] {
  const { side } = state.piece(piece);
  const isAvoided = (cell: Cell): boolean => state.isInEnemyZone(side, cell);
  return bestPath(reach, to, { board: state.ground.board, steps, marks: marksFor(state, piece), isAvoided });
}
