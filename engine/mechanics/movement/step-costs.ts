import { NOWHERE, type Board, type Cell, type Direction } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';

/**
 * What every step costs: `steps[cell * directions + direction]` for leaving the cell in that direction, hexside and entry
 * together, or `IMPASSABLE`.
 */
export type StepCosts = Uint8Array;

/**
 * Cost of a step that takes the whole allowance: who has spent nothing yet may take it, and has nothing left then. Play searches
 * such a table with {@link Search}.
 */
export const WHOLE_ALLOWANCE = IMPASSABLE - 1;

/** A step of a path. */
export interface Step {
  readonly from: Cell;
  readonly to: Cell;
  /** -1 when the two are no neighbours. */
  readonly direction: Direction;
  /** The path begins or ends with it. */
  readonly first: boolean;
  readonly last: boolean;
}

/** The steps of a path, start first. */
export function stepsOfPath(board: Board, path: readonly Cell[]): Step[] {
  return path.slice(1).map((to, i) => {
    const from = path[i];
    return { from, to, direction: board.direction(from, to), first: i === 0, last: i === path.length - 2 };
  });
}

/** What a path costs somebody with so many points; undefined when a step of it cannot be taken at all. */
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

/** Adds to what every possible step into a cell costs, or takes off again; what takes the whole allowance takes no more. */
export function addEntryCost(board: Board, steps: StepCosts, cell: Cell, extra: number): void {
  for (let direction = 0; direction < board.directions; direction++) {
    const from = board.neighbour(cell, direction);
    if (from === NOWHERE) continue;
    const at = from * board.directions + board.direction(from, cell);
    if (steps[at] < WHOLE_ALLOWANCE) steps[at] += extra;
  }
}

/**
 * Steps from one cell of an area into another cost otherwise: road rates that do not hold between zones of control, or the whole
 * allowance. What may not be taken may not be taken there either.
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
