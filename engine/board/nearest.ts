import type { Board, Cell } from './board.js';

/**
 * The nearest cell wanted, whatever lies between: clockwise among equals, the start itself left out; undefined when none
 * lies within `farthest` cells.
 */
export function nearest(
  board: Board,
  start: Cell,
  wanted: (cell: Cell) => boolean,
  farthest = board.grid.columns + board.grid.rows,
): Cell | undefined {
  for (let radius = 1; radius <= farthest; radius++) {
    const found = board.ring(start, radius).find(wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
