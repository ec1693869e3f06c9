import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import type { State } from '../state/state.js';
import { stepOf, type Mover } from './step.js';

/** A cost in half points higher than any allowance. */
const UNREACHED_HALF_POINTS = 1_000_000;

/**
 * Finds the cheapest paths of a unit. There is one instance per board; the results of a run can be read until the next
 * run.
 */
export class MovementSearch {
  /** For each hex, the half points spent to enter the hex; -1 if the hex was not reached. */
  readonly cost: Int32Array;
  private readonly from: Int32Array;
  /**
   * For each hex, the cost of the cheapest path after which the unit may move on from the hex. If the unit must stop in
   * the hex, whatever path it takes, the value is UNREACHED_HALF_POINTS.
   */
  private readonly onward: Int32Array;
  /** For each hex, the previous hex on the path whose cost is stored in `onward`. */
  private readonly onwardFrom: Int32Array;
  /** The reached hexes in the order in which they were reached. */
  private readonly reached: Int32Array;
  private count = 0;
  /**
   * The hexes from which the search continues, by the half points spent to reach them. `filled` gives the number of
   * hexes in each list.
   */
  private readonly waiting: Cell[][] = [];
  private readonly filled: number[] = [];

  constructor(private readonly board: Board) {
    this.cost = new Int32Array(board.size).fill(-1);
    this.onward = new Int32Array(board.size).fill(UNREACHED_HALF_POINTS);
    this.onwardFrom = new Int32Array(board.size).fill(NOWHERE);
    this.from = new Int32Array(board.size).fill(NOWHERE);
    this.reached = new Int32Array(board.size);
  }

  /** The hexes that the last search reached, beginning with its start hex. */
  get cells(): Cell[] {
    return Array.from(this.reached.subarray(0, this.count));
  }

  /**
   * Searches for the cheapest paths of a mover from a hex. `spent` is the number of half points that it has spent
   * before.
   */
  run(state: State, mover: Mover, start: Cell, spent: number): void {
    const { cost, onward, reached, waiting, filled } = this;
    for (let i = 0; i < this.count; i++) {
      cost[reached[i]] = -1;
      onward[reached[i]] = UNREACHED_HALF_POINTS;
    }
    this.count = 0;
    filled.fill(0);
    this.arrive(start, NOWHERE, spent, false);
    for (let now = spent; now <= mover.whole && now < waiting.length; now++) {
      const cells = waiting[now];
      for (let i = 0; i < filled[now]; i++) if (onward[cells[i]] === now) this.expand(state, mover, cells[i], now);
    }
  }

  /**
   * Continues the search with the steps out of a hex. Skips a step whose lowest possible cost exceeds the allowance, or
   * that cannot improve on a known path. The first step of a move is possible even if it costs more than the whole
   * allowance; a later step is not.
   */
  private expand(state: State, mover: Mover, cell: Cell, now: number): void {
    const { onward, board } = this;
    const { neighbours, directions } = board;
    const { whole, costs } = mover;
    const { least } = costs;
    const end = (cell + 1) * directions;
    for (let at = cell * directions; at < end; at++) {
      const to = neighbours[at];
      const lowest = now + least[at];
      if (to === NOWHERE || onward[to] <= lowest || (now > 0 && lowest > whole)) continue;
      const step = stepOf(state, mover, at, now);
      if (step !== undefined && now + step.cost <= whole) this.arrive(to, cell, now + step.cost, step.stops);
    }
  }

  private arrive(cell: Cell, by: Cell, at: number, stops: boolean): void {
    const { cost, onward, onwardFrom, from, waiting, filled } = this;
    if (cost[cell] < 0) this.reached[this.count++] = cell;
    if (cost[cell] < 0 || at < cost[cell]) {
      cost[cell] = at;
      from[cell] = by;
    }
    if (stops || onward[cell] <= at) return;
    onward[cell] = at;
    onwardFrom[cell] = by;
    for (let more = waiting.length; more <= at; more++) {
      waiting.push([]);
      filled.push(0);
    }
    waiting[at][filled[at]++] = cell;
  }

  /**
   * Returns the cheapest path of the last run from the start hex to another hex, both included; empty if the hex was
   * not reached. The path contains no hex in which the unit must stop, except perhaps the last.
   */
  path(cell: Cell): Cell[] {
    const path: Cell[] = [];
    if (this.cost[cell] < 0) return path;
    path.push(cell);
    for (let at = this.from[cell]; at !== NOWHERE; at = this.onwardFrom[at]) path.push(at);
    return path.reverse();
  }
}

const searches = new WeakMap<Board, MovementSearch>();

/** Returns the search of a board. Each board has only one search. */
export function searchOn(board: Board): MovementSearch {
  const search = searches.get(board) ?? new MovementSearch(board);
  searches.set(board, search);
  return search;
}
