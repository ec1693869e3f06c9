import type { Cell } from '../../../engine/board/board.js';
import type { State } from './state/state.js';

/** Gives the cells that a unit has entered to its side [9]. */
export function takeCells(state: State, piece: number, way: readonly Cell[]): void {
  const { side } = state.piece(piece);
  for (const cell of way) state.control[cell] = side;
}
