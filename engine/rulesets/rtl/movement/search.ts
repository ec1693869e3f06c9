import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import type { State } from '../state/state.js';
import { stepOf, type Mover } from './step.js';

/** Cheapest ways of one unit from a hex. Made once for a board; what a run found stays readable until the next. */
export class MovementSearch {
  /** Half points spent to come to a hex; -1 where it does not come. */
  readonly cost: Int32Array;
  readonly cells: Cell[] = [];
  private readonly from: Int32Array;
  /** The cheapest way to a hex from which one may go on. */
  private readonly onward: Int32Array;
  private readonly onwardFrom: Int32Array;

  constructor(private readonly board: Board) {
    this.cost = new Int32Array(board.size).fill(-1);
    this.onward = new Int32Array(board.size).fill(-1);
    this.onwardFrom = new Int32Array(board.size).fill(NOWHERE);
    this.from = new Int32Array(board.size).fill(NOWHERE);
  }

  run(state: State, mover: Mover, start: Cell, spent: number): void {
    const { cost, onward, onwardFrom, from, cells, board } = this;
    for (const cell of cells) cost[cell] = onward[cell] = -1;
    cells.length = 0;
    const waiting: Cell[][] = [];
    const arrive = (cell: Cell, by: Cell, at: number, stops: boolean): void => {
      if (cost[cell] < 0) cells.push(cell);
      if (cost[cell] < 0 || at < cost[cell]) {
        cost[cell] = at;
        from[cell] = by;
      }
      if (stops || (onward[cell] >= 0 && onward[cell] <= at)) return;
      onward[cell] = at;
      onwardFrom[cell] = by;
      (waiting[at] ??= []).push(cell);
    };
    arrive(start, NOWHERE, spent, false);
    for (let now = spent; now <= mover.whole; now++)
      for (const cell of waiting[now] ?? []) {
        if (onward[cell] !== now) continue;
        const end = (cell + 1) * board.directions;
        for (let at = cell * board.directions; at < end; at++) {
          const step = stepOf(state, mover, at, now);
          if (step !== undefined && now + step.cost <= mover.whole)
            arrive(board.neighbours[at], cell, now + step.cost, step.stops);
        }
      }
  }

  /** The cheapest way of the last run, the start first; empty where it did not come. On the way it nowhere has to stop. */
  path(cell: Cell): Cell[] {
    const path: Cell[] = [];
    if (this.cost[cell] < 0) return path;
    path.push(cell);
    for (let at = this.from[cell]; at !== NOWHERE; at = this.onwardFrom[at]) path.push(at);
    return path.reverse();
  }
}

const searches = new WeakMap<Board, MovementSearch>();

/** The search of a board. */
export function searchOn(board: Board): MovementSearch {
  const search = searches.get(board) ?? new MovementSearch(board);
  searches.set(board, search);
  return search;
}
