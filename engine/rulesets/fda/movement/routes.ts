import type { Board, Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import type { State } from '../state/state.js';
import { barOf } from './steps.js';

/** Where one unit can go: sectors nearest first, with cost and way. Overwritten by the next run. */
export class Routes {
  readonly cells: Int32Array;
  readonly cost: Int32Array;
  readonly from: Int32Array;
  count = 0;
  private readonly seen: Uint32Array;
  private run = 0;

  constructor({ size }: Pick<Board, 'size'>) {
    this.cells = new Int32Array(size);
    this.cost = new Int32Array(size);
    this.from = new Int32Array(size);
    this.seen = new Uint32Array(size);
  }

  has(cell: Cell): boolean {
    return this.seen[cell] === this.run;
  }

  /** The way to a cell of the last run, start and cell included; empty when it was not reached. */
  pathTo(cell: Cell): Cell[] {
    if (!this.has(cell)) return [];
    const path: Cell[] = [];
    for (let at = cell; at !== NOWHERE; at = this.from[at]) path.push(at);
    return path.reverse();
  }

  /** Every sector costs 1 [7b]; who has to stop goes no farther, so that a step into ZOC is the last of a move, or the whole of it [9.2b, 9.2d, 9.2e, 14b]. On roads: only along connected open road, from the start on [7g]. */
  find(state: State, piece: number, sectors: number, onRoads: boolean): this {
    const { cells, cost, from, seen } = this;
    const { board, roads } = state.ground;
    const { directions, neighbours } = board;
    const { side } = state.piece(piece);
    const start = state.cell[piece];
    const run = ++this.run;
    let count = 0;
    seen[start] = run;
    cost[start] = 0;
    from[start] = NOWHERE;
    cells[count++] = start;
    const budget = onRoads && !state.hasOpenRoad(start) ? 0 : sectors;
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      if (cost[cell] === budget) break;
      if (cell !== start && state.marks(side, cell) === STOP) continue;
      for (let direction = 0; direction < directions; direction++) {
        const at = cell * directions + direction;
        const to = neighbours[at];
        if (to === NOWHERE || seen[to] === run) continue;
        if (onRoads && (roads[at] === 0 || !state.hasOpenRoad(to))) continue;
        if (barOf(state, piece, cell, direction) !== undefined) continue;
        seen[to] = run;
        cost[to] = cost[cell] + 1;
        from[to] = cell;
        cells[count++] = to;
      }
    }
    this.count = count;
    return this;
  }
}

const known = new WeakMap<Board, { readonly anywhere: Routes; readonly byRoad: Routes }>();

/** The routes of a unit with its allowance, and with the road bonus. Used again for every unit on the board. */
export function routesOf(state: State, piece: number): { readonly anywhere: Routes; readonly byRoad: Routes } {
  const { board } = state.ground;
  let routes = known.get(board);
  if (routes === undefined) known.set(board, (routes = { anywhere: new Routes(board), byRoad: new Routes(board) }));
  const left = sectorsLeft(state, piece);
  routes.anywhere.find(state, piece, left, false);
  routes.byRoad.find(state, piece, left + state.numbers['movement.road'], true);
  return routes;
}

/** Sectors of its allowance a unit has not used this turn [7a, 2.1v]. */
export const sectorsLeft = (state: State, piece: number): number =>
  Math.max(0, state.piece(piece).allowance - state.used[piece]);
