import { NOWHERE, type Board, type Cell, type Edge } from './board.js';

/** A line over a map: cells it runs through, or hexsides with the cell on one side of it first and that on the other second. */
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

const [NEITHER, ON_IT, OFF_IT] = [0, 1, 2];

/**
 * The cells of the grid that lie on one side of a line: those reached first from there, not from its other side, without
 * crossing it. Cells of the line itself lie on neither. Empty where the line has no such side.
 */
export function cellsOnSideOfLine(board: Board, line: DividingLine, heading: Edge): Cell[] {
  const side = new Uint8Array(board.size);
  const crossed = new Set(line.hexsides.flatMap(([one, other]) => [step(board, one, other), step(board, other, one)]));
  const through = new Set(line.cells);
  const reached = seeds(board, line, heading, side);
  // A list that is read while it grows: the nearest cells come first.
  for (const cell of reached) {
    for (let direction = 0; direction < board.sides; direction++) {
      const next = board.neighbour(cell, direction);
      if (next === NOWHERE || side[next] !== NEITHER || through.has(next)) continue;
      if (crossed.has(cell * board.sides + direction)) continue;
      side[next] = side[cell];
      reached.push(next);
    }
  }
  return [...side.keys()].filter((cell) => side[cell] === ON_IT);
}

/** Those of them that the line runs along. */
export function cellsAlongLine(board: Board, line: DividingLine, heading: Edge): Cell[] {
  const side = new Uint8Array(board.size);
  return seeds(board, line, heading, side).filter((cell) => side[cell] === ON_IT);
}

/** The cells along a line, each marked with its side. */
function seeds(board: Board, { cells, hexsides }: DividingLine, heading: Edge, side: Uint8Array): Cell[] {
  const along = new Map<Cell, number>();
  const mark = (cell: Cell, how: number): void => void along.set(cell, (along.get(cell) ?? 0) + how);
  // How far the second cells lie that way of the first, over the whole line.
  const way = hexsides.reduce((sum, [first, second]) => sum + ahead(board, first, second, heading), 0);
  for (const [first, second] of hexsides) {
    mark(first, -way);
    mark(second, way);
  }
  const through = new Set(cells);
  for (const cell of cells)
    for (const beside of board.ring(cell, 1))
      if (!through.has(beside)) mark(beside, ahead(board, cell, beside, heading));
  const found = [...along].filter(([, how]) => Math.abs(how) > 1e-9);
  for (const [cell, how] of found) side[cell] = how > 0 ? ON_IT : OFF_IT;
  return found.map(([cell]) => cell);
}

/** How far a cell lies ahead of another. */
function ahead(board: Board, from: Cell, to: Cell, heading: Edge): number {
  const [a, b] = [board.centre(from), board.centre(to)];
  const [x, y] = HEADINGS[heading];
  return (b.x - a.x) * x + (b.y - a.y) * y;
}

const step = (board: Board, from: Cell, to: Cell): number => from * board.sides + board.direction(from, to);
