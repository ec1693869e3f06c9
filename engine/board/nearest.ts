import { NOWHERE, type Board, type Cell } from './board.js';

/**
 * The nearest cell wanted, whatever lies between: clockwise among equals, the start itself left out; undefined when none
 * lies within `farthest` cells.
 */
export function findNearestCell(
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

/** The cells one step from a cell, over sides and links, by direction. Allocates: hot paths walk `neighbours`. */
export function neighboursOf({ neighbours, directions }: Board, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let at = cell * directions; at < (cell + 1) * directions; at++)
    if (neighbours[at] !== NOWHERE) cells.push(neighbours[at]);
  return cells;
}
