import { NOWHERE, type Board, type Cell, type Direction } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';

/**
 * The cost of every step: `steps[cell * directions + direction]` for leaving a cell in a direction, hexside and entry
 * together, or `IMPASSABLE`.
 */
export type StepCosts = Uint8Array;

/**
 * Cost of a step that needs the whole allowance: legal only for a unit that has spent nothing, which then has no points
 * left. Search a table with such steps with `PathSearch`.
 */
export const WHOLE_ALLOWANCE = IMPASSABLE - 1;

/** A step of a path. */
export interface Step {
  readonly from: Cell;
  readonly to: Cell;
  /** -1 if the cells are not neighbours. */
  readonly direction: Direction;
  /** Whether it is the first step of the path. */
  readonly first: boolean;
  /** Whether it is the last step of the path. */
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
 * @param points the points of the unit, which a single step of cost {@link WHOLE_ALLOWANCE} takes
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

/** Adds to the cost of every passable step into a cell, or subtracts. Steps that need the whole allowance do not change. */
export function addEntryCost(board: Board, steps: StepCosts, cell: Cell, extra: number): void {
  for (let direction = 0; direction < board.directions; direction++) {
    const from = board.neighbour(cell, direction);
    if (from === NOWHERE) continue;
    const at = from * board.directions + board.direction(from, cell);
    if (steps[at] < WHOLE_ALLOWANCE) steps[at] += extra;
  }
}

/**
 * Changes the costs of the passable steps within an area: for example if road rates do not apply between zones of
 * control, or if such steps need the whole allowance.
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
