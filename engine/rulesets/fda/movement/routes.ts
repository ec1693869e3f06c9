import { memoize } from '../../../mechanics/memoize.js';
import type { Board, Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { LineSearch } from '../../../mechanics/lines.js';
import type { State } from '../state/state.js';
import { barOf } from './steps.js';

/** Returns the search objects of a board, which all units on the board share. */
export const searchesOn = memoize((board: Board) => ({
  anywhere: new LineSearch(board),
  byRoad: new LineSearch(board),
  column: new LineSearch(board),
}));

/**
 * The result of a search for the sectors that a unit can reach. `cells` lists these sectors, the nearest first,
 * beginning with the unit's own.
 */
interface Routes {
  readonly search: LineSearch;
  readonly cells: Int32Array;
}

/**
 * Finds the sectors that a unit can reach with its allowance (`anywhere`), and those that it can reach along an open
 * road with the road bonus (`byRoad`) [7g]. Every sector costs 1 [7b]. The search does not go beyond sectors in which
 * the unit must stop [9.2b, 9.2d, 9.2e, 14b]. The next call overwrites the result.
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

/** Returns the shortest path of a unit between two sectors at any distance; empty when there is none. */
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

/** Returns how many sectors of its allowance a unit has left in this turn [7a, 2.1v]. */
export const sectorsLeft = (state: State, piece: number): number =>
  Math.max(0, state.piece(piece).allowance - state.used[piece]);
