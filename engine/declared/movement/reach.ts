import type { Cell } from '../../board/board.js';
import type { Reach } from '../../board/reach.js';
import { bestPath, type PathRules } from '../../mechanics/movement/best-path.js';
import { pathSearchOn } from '../../mechanics/movement/path-search.js';
import { budgetOf } from './allowance.js';
import { stepsFromStart, stepsOf } from './step-costs.js';
import type { State } from '../state/state.js';

/** Returns, for each cell, the marks that stop or block a unit there. */
export const marksFor = (state: State, piece: number): Uint8Array =>
  state.zones.marksFor(state.piece(piece).side, state.zoneRuleIndex(piece));

/**
 * Finds the cells that a unit can reach with the points it has left, its own cell first. The result is valid until the
 * next search on the board.
 */
export function reachOf(state: State, piece: number): Reach {
  return pathSearchOn(state.ground.board).searchCached(
    [state, piece, state.changes, state.turn, state.phaseIndex],
    (reach) => {
      const budget = budgetOf(state, piece);
      reach.run(state.cell[piece], budget, stepsFromStart(state, piece, budget), marksFor(state, piece));
    },
  );
}

/** More half points than any unit has, to find a path regardless of its cost. */
const ANY_POINTS = 250;

/** Returns the cheapest path of a unit between two cells regardless of its points; empty if there is none. */
export function cheapestPath(
  state: State,
  piece: number,
  from: Cell,
  to: Cell,
  marks = marksFor(state, piece),
): readonly Cell[] {
  const search = pathSearchOn(state.ground.board);
  const steps = stepsOf(state, piece);
  search.run(from, ANY_POINTS, steps, marks);
  return bestOf(state, piece, search, to, { steps, marks });
}

/**
 * Returns the path that a unit takes to a cell that it reaches: the cheapest, among these one through the fewest hexes
 * in enemy zones, and among these the first by direction. Empty if the unit does not reach the cell.
 */
export function pathTo(state: State, piece: number, to: Cell): readonly Cell[] {
  const reach = reachOf(state, piece);
  const steps = stepsFromStart(state, piece, budgetOf(state, piece));
  return bestOf(state, piece, reach, to, { steps, marks: marksFor(state, piece) });
}

/** Returns the best of the cheapest paths that a search has found (see {@link pathTo}). */
const bestOf = (
  state: State,
  piece: number,
  reach: Reach,
  goal: Cell,
  { steps, marks }: Pick<PathRules, 'steps' | 'marks'>,
): readonly Cell[] =>
  bestPath(reach, goal, {
    board: state.ground.board,
    steps,
    marks,
    isAvoided: (cell) => state.isInEnemyZone(piece, cell, 'movement'),
  });
