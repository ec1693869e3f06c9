import { memoize } from '../../../mechanics/memoize.js';
import type { Board, Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { LineSearch } from '../../../mechanics/lines.js';
import type { State } from '../state/state.js';
import { barOf } from './steps.js';

/** Searches used again for every unit on a board: two for where it goes, one for roads that join the units of a column. */
export const searchesOn = memoize((board: Board) => ({
  anywhere: new LineSearch(board),
  byRoad: new LineSearch(board),
  column: new LineSearch(board),
}));

/** Where one unit can go: sectors nearest first, its own first of all, and the search that found them. */
interface Routes {
  readonly search: LineSearch;
  readonly cells: Int32Array;
}

/**
 * The routes of a unit with its allowance, and with the road bonus: only along connected open road, from the start on [7g].
 * Every sector costs 1 [7b]; who has to stop goes no farther, so that a step into ZOC is the last of a move, or the whole of
 * it [9.2b, 9.2d, 9.2e, 14b]. Overwritten by the next unit's.
 */
export function routesOf(state: State, piece: number): { readonly anywhere: Routes; readonly byRoad: Routes } {
  const { board, alongRoads } = state.ground;
  const { side } = state.piece(piece);
  const start = state.cell[piece];
  const left = sectorsLeft(state, piece);
  const { anywhere, byRoad } = searchesOn(board);
  const limits = {
    mayContinue: (cell: Cell) => state.marks(side, cell) !== STOP,
    mayStep: (at: number) =>
      barOf(state, piece, Math.floor(at / board.directions), at % board.directions) === undefined,
  };
  const overGround = { links: board.neighbours, ...limits };
  const onRoad = { links: alongRoads, isOpen: (cell: Cell) => state.hasOpenRoad(cell), ...limits };
  const farthest = state.hasOpenRoad(start) ? left + state.numbers['movement.road'] : 0;
  return {
    anywhere: { search: anywhere, cells: anywhere.network(overGround, [start], left) },
    byRoad: { search: byRoad, cells: byRoad.network(onRoad, [start], farthest) },
  };
}

/** The shortest way of a unit from one sector to another, however far that is; empty when none leads there. */
export function cheapestWay(state: State, piece: number, from: Cell, to: Cell): Cell[] {
  const { board } = state.ground;
  const { side } = state.piece(piece);
  const { anywhere } = searchesOn(board);
  const limits = {
    links: board.neighbours,
    mayContinue: (cell: Cell) => state.marks(side, cell) !== STOP,
    mayStep: (at: number) =>
      barOf(state, piece, Math.floor(at / board.directions), at % board.directions) === undefined,
  };
  anywhere.network(limits, [from], board.size);
  return anywhere.line(to);
}

/** Sectors of its allowance a unit has not used this turn [7a, 2.1v]. */
export const sectorsLeft = (state: State, piece: number): number =>
  Math.max(0, state.piece(piece).allowance - state.used[piece]);
