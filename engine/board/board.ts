/**
 * The board: cells as dense indices, with the labels that are printed on the map.
 *
 * A cell is a number from 0 to `size - 1`; authors and messages use only its label. Boards of hexes and of squares have
 * the same interface, so the rules do not need to know which kind of board a map has.
 */

/** Dense index of a cell, 0 … `board.size - 1`. */
export type Cell = number;

/** The value for "no such cell": a neighbour beyond the edge of the map, or an unknown label. */
export const NOWHERE = -1;

/**
 * Index of a direction, clockwise, 0 … `board.directions - 1`; 0 is north (flat hexes, squares) or north-east (pointy
 * hexes).
 */
export type Direction = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A grid as an author describes it. `createBoard` makes a {@link Board} of it. */
export interface GridSpec {
  readonly shape: 'hexes' | 'squares';
  /** Hexes only: flat-topped (the columns run north-south) or pointy-topped (the rows run west-east). */
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /**
   * The form of a label: digits of the column and the row, digits of the row and the column, or letters for the column
   * followed by the row number. After Z, letters count (AA, AB) or are doubled (AA, BB).
   */
  readonly labels: 'CCRR' | 'RRCC' | 'letters' | 'doubled letters';
  /** Minimum number of digits of each number of a label: 2 for `0101`, 3 for `001001`. */
  readonly digits: number;
  /** Minimum numbers of digits of the column and the row. Default: `digits`, or 1 for the row after letters. */
  readonly columnDigits?: number;
  readonly rowDigits?: number;
  /** The character that the map prints between column and row. Texts write a dot: `04.05`. Default: none. */
  readonly separator?: string;
  /**
   * Hexes only: the adjustment of the printed numbers to the half-hex shift of every second column (flat hexes) or row
   * (pointy hexes). With `oblique`, hexes with the same number form a straight line, not a zigzag. With `alternating`,
   * numbers increase by two, and shifted hexes have the numbers between those of the others. Default: no adjustment.
   */
  readonly numbering?: 'oblique' | 'alternating';
  readonly firstColumn: number;
  readonly firstRow: number;
  /** The direction in which column numbers increase. */
  readonly columnsIncrease: 'east' | 'west';
  readonly rowsIncrease: 'south' | 'north';
  /**
   * Hexes only: the parity of the printed numbers of the columns (flat hexes) or rows (pointy hexes) that are shifted
   * by half a hex.
   */
  readonly shifted: 'odd' | 'even';
  /** Pointy hexes only: the direction in which the shifted rows are displaced by half a hex. */
  readonly shift: 'east' | 'west';
  /** Squares only: whether cells that share only a corner are neighbours. */
  readonly diagonals: boolean;
  /** Labels of positions in the rectangle of the grid at which there is no cell. */
  readonly missing: readonly string[];
  /** Cells next to the map that are not part of the grid; only links lead to them. */
  readonly boxes: readonly BoxSpec[];
  /** Connections between cells that are not adjacent. */
  readonly links: readonly LinkSpec[];
}

/** One of the four edges of the map. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** A cell outside the grid of the map, such as a holding box or an off-map area. */
export interface BoxSpec {
  /** The label of the box. It must differ from all labels of the grid. */
  readonly label: string;
  /**
   * The edge of the map next to which the box is drawn. Default: the edge nearest to the cells that links connect with
   * the box.
   */
  readonly edge?: Edge;
}

/**
 * A link: a connection of two cells that are not adjacent, given by their labels, and its kinds, such as `land` and
 * `rail`.
 */
export interface LinkSpec {
  readonly cells: readonly [string, string];
  readonly kinds: readonly string[];
}

/** A map's grid with its boxes and links. Neighbours of a cell are the adjacent cells and the cells linked to it. */
export interface Board {
  readonly grid: GridSpec;
  /** Number of cells, including boxes. */
  readonly size: number;
  /** Number of cells of the grid. Cells with this index or a higher one are boxes. */
  readonly gridSize: number;
  /** Number of edges of a cell across which a neighbour can lie: 6 for hexes, 4 or 8 for squares. */
  readonly sides: number;
  /** The value of `sides` plus the largest number of links of any cell, because each link is a further direction. */
  readonly directions: number;
  /** `neighbours[cell * directions + direction]`: the neighbour in that direction, or {@link NOWHERE}. */
  readonly neighbours: Int32Array;
  /**
   * Returns the kinds of the link with the index `cell * directions + direction`; empty if that direction is no link.
   */
  linkKinds(step: number): readonly string[];
  /** Returns the printed label of a cell. */
  label(cell: Cell): string;
  /** Returns the cell with a label, or {@link NOWHERE}. */
  cell(label: string): Cell;
  neighbour(cell: Cell, direction: Direction): Cell;
  /** Returns the direction from a cell to a neighbour, including over a link, or -1 if they are not neighbours. */
  direction(from: Cell, to: Cell): Direction;
  /** Returns whether two cells share a side, or a corner if the board has diagonals. Linked cells are not adjacent. */
  areAdjacent(a: Cell, b: Cell): boolean;
  /**
   * Returns the number of steps between two cells, ignoring missing cells and links; Infinity between a box and another
   * cell.
   */
  distance(a: Cell, b: Cell): number;
  /**
   * Returns the cells of the straight line between two cells, both included. Where the line runs along an edge between
   * two cells, it takes the cell on the clockwise side of the line. The result is empty if the start or the end is a
   * box.
   */
  line(a: Cell, b: Cell): Cell[];
  /**
   * Returns the cells of the board at exactly this distance from the centre, clockwise from direction 0. For a box, the
   * list is empty unless the radius is 0; it then contains only the box.
   */
  ring(centre: Cell, radius: number): Cell[];
  /**
   * Returns the cells from one cell to another, both included, if both lie on one straight line of the grid, in one
   * printed row or in one printed column; otherwise undefined.
   */
  range(from: Cell, to: Cell): Cell[] | undefined;
  /** Returns the cells at one edge of the map: the cells in the first or last column or row. */
  edge(side: Edge): readonly Cell[];
  /** Returns the column of a cell, counted from 0 in the west; -1 for a box. */
  column(cell: Cell): number;
  /** Returns the row of a cell, counted from 0 in the north; -1 for a box. */
  row(cell: Cell): number;
  /**
   * Returns the centre of a cell, x to the east and y to the south. The unit is the height of a cell (flat hexes,
   * squares) or its width (pointy hexes). The centre of a box lies outside the map.
   */
  centre(cell: Cell): Point;
  /**
   * Returns the corners of a cell in the units of {@link centre}, clockwise. Corners `d` and `d + 1` are the ends of
   * the side in direction `d`. Squares with diagonals have sides only in the directions 0, 2, 4 and 6. For a box, the
   * result is the outline of a rectangle with as many points as a cell has corners.
   */
  corners(cell: Cell): readonly Point[];
  /**
   * Returns existing labels that are spelled like a wrong label, the most similar first. Used in the message about an
   * unknown cell.
   */
  suggest(label: string): readonly string[];
}
