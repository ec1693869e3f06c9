import { NOWHERE, type Board, type Cell, type Edge } from './board.js';

/**
 * A line that divides the map. It is given by the cells that it runs through, or by the hexsides that it follows, each
 * hexside as a pair of cells. The first cells of all pairs lie on one side of the line, the second cells on the other
 * side.
 */
export interface DividingLine {
  readonly cells: readonly Cell[];
  readonly hexsides: readonly (readonly [Cell, Cell])[];
}

const HEADINGS: Readonly<Record<Edge, readonly [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** States of a cell during the flood fill: not reached yet, on the wanted side of the line, on the other side. */
const [UNKNOWN, ON_SIDE, ON_OTHER_SIDE] = [0, 1, 2];

/**
 * Returns the cells of the grid that lie on one side of a line. A flood fill starts on both sides of the line and does
 * not cross it. A cell belongs to the side from which the fill reaches it first. Cells through which the line runs
 * belong to neither side.
 *
 * @param heading the direction in which the wanted side lies from the line
 * @returns an empty list if no side of the line lies in that direction
 */
export function cellsOnSideOfLine(board: Board, line: DividingLine, heading: Edge): Cell[] {
  const side = new Uint8Array(board.size);
  const crossed = new Set(line.hexsides.flatMap(([one, other]) => [step(board, one, other), step(board, other, one)]));
  const through = new Set(line.cells);
  const reached = seeds(board, line, heading, side);
  // Cells are appended to the list while it is read, so that the cells nearest to the line come first.
  for (const cell of reached) {
    for (let direction = 0; direction < board.sides; direction++) {
      const next = board.neighbour(cell, direction);
      if (next === NOWHERE || side[next] !== UNKNOWN || through.has(next)) continue;
      if (crossed.has(cell * board.sides + direction)) continue;
      side[next] = side[cell];
      reached.push(next);
    }
  }
  return [...side.keys()].filter((cell) => side[cell] === ON_SIDE);
}

/** Returns the cells that are next to a line, on one side of it. */
export function cellsAlongLine(board: Board, line: DividingLine, heading: Edge): Cell[] {
  const side = new Uint8Array(board.size);
  return seeds(board, line, heading, side).filter((cell) => side[cell] === ON_SIDE);
}

/** Returns the cells next to a line, and marks in `side` on which side of the line each of these cells lies. */
function seeds(board: Board, { cells, hexsides }: DividingLine, heading: Edge, side: Uint8Array): Cell[] {
  const along = new Map<Cell, number>();
  const mark = (cell: Cell, by: number): void => void along.set(cell, (along.get(cell) ?? 0) + by);
  // The sum, over all hexsides, of how far the second cell lies from the first cell in the given direction.
  const total = hexsides.reduce((sum, [first, second]) => sum + distanceAhead(board, first, second, heading), 0);
  for (const [first, second] of hexsides) {
    mark(first, -total);
    mark(second, total);
  }
  const through = new Set(cells);
  for (const cell of cells)
    for (const next of board.ring(cell, 1))
      if (!through.has(next)) mark(next, distanceAhead(board, cell, next, heading));
  const found = [...along].filter(([, by]) => Math.abs(by) > 1e-9);
  for (const [cell, by] of found) side[cell] = by > 0 ? ON_SIDE : ON_OTHER_SIDE;
  return found.map(([cell]) => cell);
}

/**
 * Returns how far a cell lies from another in a direction, in units of {@link Board.centre}; negative if it lies in the
 * opposite direction.
 */
function distanceAhead(board: Board, from: Cell, to: Cell, heading: Edge): number {
  const [a, b] = [board.centre(from), board.centre(to)];
  const [x, y] = HEADINGS[heading];
  return (b.x - a.x) * x + (b.y - a.y) * y;
}

/** Returns the index of the side of a cell across which a neighbour lies: `from * sides + direction`. */
const step = (board: Board, from: Cell, to: Cell): number => from * board.sides + board.direction(from, to);
