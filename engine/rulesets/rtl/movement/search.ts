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
  /** By half points spent, the hexes from which one goes on with so many. */
  private readonly waiting: Cell[][] = [];

  constructor(private readonly board: Board) {
    this.cost = new Int32Array(board.size).fill(-1);
    this.onward = new Int32Array(board.size).fill(-1);
    this.onwardFrom = new Int32Array(board.size).fill(NOWHERE);
    this.from = new Int32Array(board.size).fill(NOWHERE);
  }

  run(state: State, mover: Mover, start: Cell, spent: number): void {
    const { cost, onward, cells, waiting } = this;
    for (const cell of cells) cost[cell] = onward[cell] = -1;
    cells.length = 0;
    this.arrive(start, NOWHERE, spent, false);
    for (let now = spent; now <= mover.whole; now++) {
      const here = waiting.at(now) ?? [];
      for (const cell of here) if (onward[cell] === now) this.goOn(state, mover, cell, now);
      here.length = 0;
    }
  }

  /** The steps out of a hex, but for those that lead where one can be, and go on from, at no greater cost. */
  private goOn(state: State, mover: Mover, cell: Cell, now: number): void {
    const { onward, board } = this;
    const end = (cell + 1) * board.directions;
    for (let at = cell * board.directions; at < end; at++) {
      const to = board.neighbours[at];
      if (to === NOWHERE || (onward[to] >= 0 && onward[to] <= now)) continue;
      const step = stepOf(state, mover, at, now);
      if (step !== undefined && now + step.cost <= mover.whole) this.arrive(to, cell, now + step.cost, step.stops);
    }
  }

  private arrive(cell: Cell, by: Cell, at: number, stops: boolean): void {
    const { cost, onward, onwardFrom, from, cells, waiting } = this;
    if (cost[cell] < 0) cells.push(cell);
    if (cost[cell] < 0 || at < cost[cell]) {
      cost[cell] = at;
      from[cell] = by;
    }
    if (stops || (onward[cell] >= 0 && onward[cell] <= at)) return;
    onward[cell] = at;
    onwardFrom[cell] = by;
    while (waiting.length <= at) waiting.push([]);
    waiting[at].push(cell);
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
