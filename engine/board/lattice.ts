import type { GridSpec, Point } from './board.js';

/** A step between neighbours in lattice coordinates. */
type Vector = readonly [u: number, v: number];

/**
 * The geometry of an unbounded grid, in coordinates in which a direction is the same vector everywhere: axial
 * coordinates for hexes, column and row for squares. `u1 * v2 - u2 * v1` is positive if the second vector lies
 * clockwise of the first. Columns are counted from 0 in the west, rows from 0 in the north.
 */
export interface Lattice {
  /** One vector for each direction, clockwise from direction 0. */
  readonly directions: readonly Vector[];
  u(column: number, row: number): number;
  v(column: number, row: number): number;
  column(u: number, v: number): number;
  row(u: number, v: number): number;
  /** Returns the number of steps from the origin to a vector. */
  length(u: number, v: number): number;
  centre(column: number, row: number): Point;
  /** The corners of a cell whose centre is at 0, 0. */
  readonly corners: readonly Point[];
}

export function latticeOf(grid: GridSpec): Lattice {
  if (grid.shape === 'squares') return squares(grid);
  return grid.orientation === 'flat' ? flatHexes(grid) : pointyHexes(grid);
}

/** Distance from the centre of a hex to a corner, if opposite sides are 1 apart. */
const REACH_OF_CORNER = 1 / Math.sqrt(3);
/** Distance between neighbouring columns of flat hexes, or rows of pointy hexes. */
const PITCH = Math.sqrt(3) / 2;

const hexLength = (u: number, v: number): number => Math.max(Math.abs(u), Math.abs(v), Math.abs(u + v));

/** Returns the parity of the printed number of the westernmost column: 1 for odd, 0 for even. */
function parityOfWest(grid: GridSpec): number {
  const printed = grid.columnsIncrease === 'east' ? grid.firstColumn : grid.firstColumn + grid.columns - 1;
  return Math.abs(printed % 2);
}

/** Returns the parity of the printed number of the northernmost row: 1 for odd, 0 for even. */
function parityOfNorth(grid: GridSpec): number {
  const printed = grid.rowsIncrease === 'south' ? grid.firstRow : grid.firstRow + grid.rows - 1;
  return Math.abs(printed % 2);
}

/** Creates the lattice of flat hexes: u increases with the columns, v to the south; directions N, NE, SE, S, SW, NW. */
function flatHexes(grid: GridSpec): Lattice {
  // Parity of the columns, counted from the west, that lie half a hex lower.
  const lower = ((grid.shifted === 'odd' ? 1 : 0) + parityOfWest(grid)) & 1;
  const isLower = (column: number): number => ((column & 1) === lower ? 1 : 0);
  // Number of rows by which a straight line from column 0 to the south-east has descended when it reaches a column.
  const slant = (column: number): number => (column - isLower(column) + lowerAtZero) / 2;
  const lowerAtZero = isLower(0);
  return {
    directions: [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ],
    u: (column) => column,
    v: (column, row) => row - slant(column),
    column: (u) => u,
    row: (u, v) => v + slant(u),
    length: hexLength,
    centre: (column, row) => ({ x: column * PITCH + REACH_OF_CORNER, y: row + 0.5 + isLower(column) / 2 }),
    corners: [240, 300, 0, 60, 120, 180].map(cornerAt),
  };
}

/**
 * Creates the lattice of pointy hexes. The coordinate u increases to the east, and v is the row. The directions are NE,
 * E, SE, SW, W, NW.
 */
function pointyHexes(grid: GridSpec): Lattice {
  const shifted = ((grid.shifted === 'odd' ? 1 : 0) + parityOfNorth(grid)) & 1;
  // If some rows are shifted to the west, the other rows are shifted to the east relative to them.
  const east = grid.shift === 'east' ? shifted : 1 - shifted;
  const isEast = (row: number): number => ((row & 1) === east ? 1 : 0);
  const eastAtZero = isEast(0);
  const slant = (row: number): number => (row - isEast(row) + eastAtZero) / 2;
  return {
    directions: [
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ],
    u: (column, row) => column - slant(row),
    v: (_column, row) => row,
    column: (u, v) => u + slant(v),
    row: (_u, v) => v,
    length: hexLength,
    centre: (column, row) => ({ x: column + 0.5 + isEast(row) / 2, y: row * PITCH + REACH_OF_CORNER }),
    corners: [270, 330, 30, 90, 150, 210].map(cornerAt),
  };
}

function cornerAt(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: REACH_OF_CORNER * Math.cos(angle), y: REACH_OF_CORNER * Math.sin(angle) };
}

function squares(grid: GridSpec): Lattice {
  const straight: Vector[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const around: Vector[] = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ];
  return {
    directions: grid.diagonals ? around : straight,
    u: (column) => column,
    v: (_column, row) => row,
    column: (u) => u,
    row: (_u, v) => v,
    length: grid.diagonals ? (u, v) => Math.max(Math.abs(u), Math.abs(v)) : (u, v) => Math.abs(u) + Math.abs(v),
    centre: (column, row) => ({ x: column + 0.5, y: row + 0.5 }),
    corners: [
      { x: -0.5, y: -0.5 },
      { x: 0.5, y: -0.5 },
      { x: 0.5, y: 0.5 },
      { x: -0.5, y: 0.5 },
    ],
  };
}
