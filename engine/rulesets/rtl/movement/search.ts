import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import type { State } from '../state/state.js';
import { stepOf, type Mover } from './step.js';

/** More than anybody spends. */
const NEVER = 1_000_000;

/** Cheapest ways of one unit from a hex. Made once for a board: a run allocates nothing, and what it found stays readable until the next. */
export class MovementSearch {
  /** Half points spent to come to a hex; -1 where it does not come. */
  readonly cost: Int32Array;
  private readonly from: Int32Array;
  /** What the cheapest way to a hex from which one may go on costs, NEVER where there is none; and whence it comes. */
  private readonly onward: Int32Array;
  private readonly onwardFrom: Int32Array;
  /** The hexes come to, in that order. */
  private readonly reached: Int32Array;
  private count = 0;
  /** By half points spent, the hexes from which one goes on with so many; of each list as many count as `filled` says. */
  private readonly waiting: Cell[][] = [];
  private readonly filled: number[] = [];

  constructor(private readonly board: Board) {
    this.cost = new Int32Array(board.size).fill(-1);
    this.onward = new Int32Array(board.size).fill(NEVER);
    this.onwardFrom = new Int32Array(board.size).fill(NOWHERE);
    this.from = new Int32Array(board.size).fill(NOWHERE);
    this.reached = new Int32Array(board.size);
  }

  /** The hexes the last run came to, its start first. */
  get cells(): Cell[] {
    return Array.from(this.reached.subarray(0, this.count));
  }

  run(state: State, mover: Mover, start: Cell, spent: number): void {
    const { cost, onward, reached, waiting, filled } = this;
    for (let i = 0; i < this.count; i++) {
      cost[reached[i]] = -1;
      onward[reached[i]] = NEVER;
    }
    this.count = 0;
    filled.fill(0);
    this.arrive(start, NOWHERE, spent, false);
    for (let now = spent; now <= mover.whole && now < waiting.length; now++) {
      const here = waiting[now];
      for (let i = 0; i < filled[now]; i++) if (onward[here[i]] === now) this.goOn(state, mover, here[i], now);
    }
  }

  /**
   * The steps out of a hex, but for those that the least they cost keeps from leading farther: one goes on from there already
   * for no more, or it is more than the whole. Only the first step of all may be one that takes the whole, however little that is.
   */
  private goOn(state: State, mover: Mover, cell: Cell, now: number): void {
    const { onward, board } = this;
    const { neighbours, directions } = board;
    const { whole, costs } = mover;
    const { least } = costs;
    const end = (cell + 1) * directions;
    for (let at = cell * directions; at < end; at++) {
      const to = neighbours[at];
      const soonest = now + least[at];
      if (to === NOWHERE || onward[to] <= soonest || (now > 0 && soonest > whole)) continue;
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
