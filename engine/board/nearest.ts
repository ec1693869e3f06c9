import { NOWHERE, type Board, type Cell } from './board.js';

/**
 * Returns the nearest cell that a test accepts, regardless of the cells between. Among equally near cells, it returns
 * the first one clockwise. The start itself is not tested.
 *
 * @param farthest the largest distance. Default: the whole board
 * @returns undefined if no cell within that distance is accepted
 */
export function findNearestCell(
  board: Board,
  start: Cell,
  isAccepted: (cell: Cell) => boolean,
  farthest = board.grid.columns + board.grid.rows,
): Cell | undefined {
  for (let radius = 1; radius <= farthest; radius++) {
    const found = board.ring(start, radius).find(isAccepted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the neighbours of a cell across sides and links, by direction. The function allocates an array, so hot paths
 * read `neighbours` instead.
 */
export function neighboursOf({ neighbours, directions }: Board, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let at = cell * directions; at < (cell + 1) * directions; at++)
    if (neighbours[at] !== NOWHERE) cells.push(neighbours[at]);
  return cells;
}
