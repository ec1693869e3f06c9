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

/**
 * Returns for each cell the smallest number of steps that lead to it from the cell `start`, over hexsides and links. If
 * no way leads to a cell, its number is one more than the largest number of the other cells.
 */
export function countStepsFrom(board: Board, start: Cell): Int32Array {
  const { neighbours, directions, size } = board;
  const steps = new Int32Array(size).fill(-1);
  steps[start] = 0;
  const reached = [start];
  for (const cell of reached)
    for (let at = cell * directions; at < (cell + 1) * directions; at++) {
      const next = neighbours[at];
      if (next === NOWHERE || steps[next] >= 0) continue;
      steps[next] = steps[cell] + 1;
      reached.push(next);
    }
  const beyond = steps[reached[reached.length - 1]] + 1;
  return steps.map((each) => (each < 0 ? beyond : each));
}
