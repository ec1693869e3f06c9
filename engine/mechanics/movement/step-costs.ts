import { NOWHERE, type Board, type Cell, type Direction } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';

/**
 * The cost of every move between neighbours. `steps[cell * directions + direction]` is the cost of leaving a cell in
 * that direction and entering the next, or `IMPASSABLE`.
 */
export type StepCosts = Uint8Array;

/**
 * Cost of a move that needs the whole allowance. Only a unit that has spent nothing may make it, and has no points left
 * afterwards. Use `PathSearch` to search a table with such moves.
 */
export const WHOLE_ALLOWANCE = IMPASSABLE - 1;

/** A step of a path. */
export interface Step {
  readonly from: Cell;
  readonly to: Cell;
  /** The direction of the step; -1 if the cells are not neighbours. */
  readonly direction: Direction;
  /** True for the first step of the path. */
  readonly first: boolean;
  /** True for the last step of the path. */
  readonly last: boolean;
}

/** Returns the steps of a path. */
export function stepsOfPath(board: Board, path: readonly Cell[]): Step[] {
  return path.slice(1).map((to, i) => {
    const from = path[i];
    return { from, to, direction: board.direction(from, to), first: i === 0, last: i === path.length - 2 };
  });
}

/**
 * Returns the cost of a path; undefined if a step is impassable.
 *
 * @param points the points of the unit; a step of cost {@link WHOLE_ALLOWANCE} uses all of them
 */
export function sumStepCosts(board: Board, steps: StepCosts, path: readonly Cell[], points = 0): number | undefined {
  let cost = 0;
  for (let i = 1; i < path.length; i++) {
    const direction = board.direction(path[i - 1], path[i]);
    const step = direction < 0 ? IMPASSABLE : steps[path[i - 1] * board.directions + direction];
    if (step === WHOLE_ALLOWANCE && path.length === 2 && points > 0) return points;
    if (step >= WHOLE_ALLOWANCE) return undefined;
    cost += step;
  }
  return cost;
}

/**
 * Adds an amount, which may be negative, to the cost of every passable move into a cell. Moves that need the whole
 * allowance do not change.
 */
export function addEntryCost(board: Board, steps: StepCosts, cell: Cell, extra: number): void {
  for (let direction = 0; direction < board.directions; direction++) {
    const from = board.neighbour(cell, direction);
    if (from === NOWHERE) continue;
    const at = from * board.directions + board.direction(from, cell);
    if (steps[at] < WHOLE_ALLOWANCE) steps[at] += extra;
  }
}

/**
 * Changes the costs of moves between cells of an area. Forbidden moves stay forbidden. A game uses this function if
 * moves between zones of control may not use road rates, or if they need the whole allowance.
 */
export function setCostsWithin(
  board: Board,
  steps: StepCosts,
  area: Iterable<Cell>,
  isWithin: (cell: Cell) => boolean,
  cost: (step: number, to: Cell) => number,
): void {
  for (const from of area)
    for (let direction = 0; direction < board.directions; direction++) {
      const to = board.neighbour(from, direction);
      const at = from * board.directions + direction;
      if (to !== NOWHERE && isWithin(to) && steps[at] !== IMPASSABLE) steps[at] = cost(at, to);
    }
}
