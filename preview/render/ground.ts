import { createBoard } from '../../engine/board/create-board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Board, Cell, GridSpec, Point } from '../../engine/board/board.js';
import { signedNoise } from './noise.js';

/** Sheet units per height of a flat-topped hex or a square, or per width of a pointy-topped hex. */
export const UNIT = 100;
/** Margin around the outermost cells, in sheet units. */
export const SHEET_MARGIN = 40;

/** The geometry of the board on the sheet: cells as polygons between numbered vertices that neighbours share. */
export interface Ground {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  /** Number of edges of a cell: 6, or 4 for squares. */
  readonly sides: number;
  readonly centres: readonly Point[];
  /** `corners[cell * sides + k]` is the vertex at corner k of the cell. */
  readonly corners: Int32Array;
  /** Positions of the vertices on the grid. */
  readonly vertices: readonly Point[];
  /** The vertices slightly displaced, so that shores and woods do not follow the straight edges of the hexes. */
  readonly natural: readonly Point[];
  /** True for vertices on the edge of the map. */
  readonly rim: readonly boolean[];
  /** Returns the neighbour across edge number `side`, or NOWHERE. */
  beyond(cell: Cell, side: number): Cell;
  /** Returns the number of the cell's edge towards a neighbour, or -1 if the two cells share no edge. */
  sideTowards(cell: Cell, neighbour: Cell): number;
  /** Returns the cell at a point of the sheet, or NOWHERE. */
  cellAt(point: Point): Cell;
}

const known = new Map<string, Ground>();

/**
 * Returns the geometry of a grid. The geometries used last are cached, because a grid seldom changes between two
 * pictures.
 */
export function groundOf(grid: GridSpec): Ground {
  const key = JSON.stringify(grid);
  const found = known.get(key);
  if (found) return found;
  if (known.size > 3) known.clear();
  const made = layOut(createBoard(grid));
  known.set(key, made);
  return made;
}

function layOut(board: Board): Ground {
  const shape = bounds(board);
  const place = (point: Point): Point => ({
    x: (point.x - shape.left) * UNIT + SHEET_MARGIN,
    y: (point.y - shape.top) * UNIT + SHEET_MARGIN,
  });
  const sides = board.grid.shape === 'hexes' ? 6 : 4;
  const centres: Point[] = [];
  const corners = new Int32Array(board.size * sides);
  const vertices: Point[] = [];
  const numbers = new Map<string, number>();
  for (let cell = 0; cell < board.size; cell++) {
    centres.push(place(board.centre(cell)));
    board.corners(cell).forEach((corner, k) => {
      const point = place(corner);
      const key = `${Math.round(point.x / 4)},${Math.round(point.y / 4)}`;
      let vertex = numbers.get(key) ?? -1;
      if (vertex < 0) {
        vertex = vertices.push(point) - 1;
        numbers.set(key, vertex);
      }
      corners[cell * sides + k] = vertex;
    });
  }
  const step = board.sides / sides;
  const beyond = (cell: Cell, side: number): Cell => board.neighbours[cell * board.directions + side * step];
  const rim = vertices.map(() => false);
  for (let cell = 0; cell < board.size; cell++) {
    for (let side = 0; side < sides; side++) {
      if (beyond(cell, side) !== NOWHERE) continue;
      rim[corners[cell * sides + side]] = true;
      rim[corners[cell * sides + ((side + 1) % sides)]] = true;
    }
  }
  const natural = vertices.map(({ x, y }, vertex) =>
    rim[vertex]
      ? { x, y }
      : { x: x + signedNoise(vertex, 1) * UNIT * 0.06, y: y + signedNoise(vertex, 2) * UNIT * 0.06 },
  );
  const onGrid = finder(centres.slice(0, board.gridSize), sides === 6 ? 0.58 : 0.71);
  const boxes = boxFinder(board, corners, vertices, sides);
  return {
    board,
    width: (shape.right - shape.left) * UNIT + 2 * SHEET_MARGIN,
    height: (shape.bottom - shape.top) * UNIT + 2 * SHEET_MARGIN,
    sides,
    centres,
    corners,
    vertices,
    natural,
    rim,
    beyond,
    sideTowards(cell, neighbour) {
      for (let side = 0; side < sides; side++) if (beyond(cell, side) === neighbour) return side;
      return -1;
    },
    cellAt: (point) => boxes(point) ?? onGrid(point),
  };
}

function bounds(board: Board): { left: number; right: number; top: number; bottom: number } {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let cell = 0; cell < board.size; cell++) {
    for (const { x, y } of board.corners(cell)) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return board.size === 0 ? { left: 0, right: 1, top: 0, bottom: 1 } : box;
}

/** Returns a function that finds the off-grid box at a point. */
function boxFinder(
  { gridSize, size }: Board,
  corners: Int32Array,
  vertices: readonly Point[],
  sides: number,
): (point: Point) => Cell | undefined {
  const boxes = Array.from({ length: size - gridSize }, (_, box) => {
    const rim = Array.from({ length: sides }, (_side, k) => vertices[corners[(gridSize + box) * sides + k]]);
    const [xs, ys] = [rim.map(({ x }) => x), rim.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  return ({ x, y }) => {
    const box = boxes.findIndex(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    return box < 0 ? undefined : gridSize + box;
  };
}

/**
 * Returns a function that finds the cell whose centre is nearest to a point. The distance may be at most `reach` times
 * the size of a cell.
 */
function finder(centres: readonly Point[], reach: number): (point: Point) => Cell {
  const bin = (point: Point): string => `${Math.floor(point.x / UNIT)},${Math.floor(point.y / UNIT)}`;
  const bins = new Map<string, Cell[]>();
  centres.forEach((centre, cell) => {
    const key = bin(centre);
    const inBin = bins.get(key);
    if (inBin) inBin.push(cell);
    else bins.set(key, [cell]);
  });
  return (point) => {
    let best = NOWHERE;
    let least = (UNIT * reach) ** 2;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const cell of bins.get(bin({ x: point.x + dx * UNIT, y: point.y + dy * UNIT })) ?? []) {
          const centre = centres[cell];
          const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
          if (distance < least) [best, least] = [cell, distance];
        }
      }
    }
    return best;
  };
}
