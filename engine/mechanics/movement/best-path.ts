import { NOWHERE, type Board, type Cell } from '../../board/board.js';
import { BLOCKED, NO_CHAIN, STOP, UNREACHED, type Reach } from '../../board/reach.js';
import type { StepCosts } from './step-costs.js';

/** The rules by which a search was run, and the cells that the best path avoids. */
export interface PathRules {
  readonly board: Board;
  readonly steps: StepCosts;
  /** `marks[cell]`: the marks that stop or block a unit in a cell, in the form that `Reach` takes. */
  readonly marks: Uint8Array;
  /** Returns whether the path avoids a cell. It enters as few avoided cells as a cheapest path can. */
  readonly isAvoided: (cell: Cell) => boolean;
}

/**
 * Returns the best path to a cell that a search has found: the cheapest, among these one through the fewest avoided
 * cells, and among these the first by direction. Empty if the search did not reach the cell.
 */
export function bestPath({ cost, cells, count }: Reach, goal: Cell, rules: PathRules): readonly Cell[] {
  if (cost[goal] === UNREACHED) return [];
  const { board, steps, marks, isAvoided } = rules;
  const start = cells[0];
  const last = cells.indexOf(goal);
  const position = new Map<Cell, number>();
  for (let at = 0; at <= last; at++) position.set(cells[at], at);
  /** For each cell on a cheapest path to the goal: the smallest number of avoided cells from there to the goal. */
  const avoidedTo = new Map<Cell, number>([[goal, 0]]);
  const stepTo = (from: Cell, step: number): Cell => {
    const to = board.neighbours[step];
    if (to === NOWHERE || !avoidedTo.has(to) || (position.get(to) ?? -1) <= (position.get(from) ?? -1)) return NOWHERE;
    if (cost[from] + steps[step] !== cost[to] || (marks[to] & BLOCKED) !== 0) return NOWHERE;
    if (from !== start && (marks[from] & STOP) !== 0) return NOWHERE;
    return (marks[from] & marks[to] & NO_CHAIN) === 0 ? to : NOWHERE;
  };
  const eachStep = (from: Cell, take: (to: Cell, avoided: number) => void): void => {
    for (let step = from * board.directions; step < (from + 1) * board.directions; step++) {
      const to = stepTo(from, step);
      if (to !== NOWHERE) take(to, (isAvoided(to) ? 1 : 0) + (avoidedTo.get(to) ?? Infinity));
    }
  };
  for (let at = Math.min(last, count) - 1; at >= 0; at--) {
    let least = Infinity;
    eachStep(cells[at], (_, avoided) => {
      least = Math.min(least, avoided);
    });
    if (least < Infinity) avoidedTo.set(cells[at], least);
  }
  const path = [start];
  for (let cell = start; cell !== goal;) {
    const left = avoidedTo.get(cell);
    let next = NOWHERE;
    eachStep(cell, (to, avoided) => {
      if (next === NOWHERE && avoided === left) next = to;
    });
    if (next === NOWHERE) return [];
    path.push((cell = next));
  }
  return path;
}
