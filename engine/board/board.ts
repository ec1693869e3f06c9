/**
 * The board: cells as dense indices behind the labels printed on the map.
 *
 * A cell is a number from 0 to `size - 1`; authors and messages only ever see its label.
 * Hexes and squares stand behind the same face, so no rule asks which of the two it plays on.
 */

/** Dense index of a cell, 0 … `board.size - 1`. */
export type Cell = number;

/** "No such cell": what a neighbour beyond the edge, or an unknown label, is. */
export const NOWHERE = -1;

/** Index of a direction, clockwise, 0 … `board.directions - 1`; 0 is north (flat hexes, squares) or north-east (pointy hexes). */
export type Direction = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How an author describes a grid; `board()` turns it into a {@link Board}. */
export interface GridSpec {
  readonly shape: 'hexes' | 'squares';
  /** Hexes only: flat-topped (columns run north-south) or pointy-topped (rows run west-east). */
  readonly orientation: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /** How a label is printed: column-row digits, row-column digits, or a column letter before the row number. */
  readonly labels: 'CCRR' | 'RRCC' | 'letters';
  /** Digits of each half of a digit label: 2 for `0101`, 3 for `001001`. */
  readonly digits: number;
  readonly firstColumn: number;
  readonly firstRow: number;
  /** Where the numbers of columns grow: `east` unless the map numbers them from the east. */
  readonly columnsIncrease: 'east' | 'west';
  readonly rowsIncrease: 'south' | 'north';
  /** Hexes only: which columns (flat) lie half a hex lower, or which rows (pointy) lie half a hex to the right, by printed number. */
  readonly shifted: 'odd' | 'even';
  /** Pointy hexes only: the shifted rows lie half a hex to the east or to the west. */
  readonly shift: 'east' | 'west';
  /** Squares only: corners count as neighbours. */
  readonly diagonals: boolean;
  /** Labels of cells of the rectangle that do not exist. */
  readonly missing: readonly string[];
  /** Cells beside the map, which no grid reaches: only links lead there. */
  readonly boxes: readonly BoxSpec[];
  /** What joins cells that do not touch. */
  readonly links: readonly LinkSpec[];
}

/** A side of the map. */
export type Edge = 'north' | 'east' | 'south' | 'west';

export interface BoxSpec {
  /** No label of the grid. */
  readonly label: string;
  /** Beside which edge of the map it lies; unless told, that nearest to the cells it is linked to. */
  readonly edge?: Edge;
}

/** Two cells that are neighbours without touching, by their labels, and how they are joined: `land`, `rail`. */
export interface LinkSpec {
  readonly cells: readonly [string, string];
  readonly kinds: readonly string[];
}

export interface Board {
  readonly grid: GridSpec;
  /** Number of cells, boxes included. */
  readonly size: number;
  /** Cells of the grid; those from here on are boxes. */
  readonly gridSize: number;
  /** Directions of the grid: 6 for hexes, 4 or 8 for squares. */
  readonly sides: number;
  /** The sides, then as many for links as the cell with most links has: a link is one more direction. */
  readonly directions: number;
  /** `neighbours[cell * directions + direction]`, over sides and links, or {@link NOWHERE}. */
  readonly neighbours: Int32Array;
  /** How the step `cell * directions + direction` is joined, if it goes over a link; empty for a step across a side. */
  linkKinds(step: number): readonly string[];
  /** The printed label. */
  label(cell: Cell): string;
  /** The cell that carries the label, or {@link NOWHERE}. */
  cell(label: string): Cell;
  neighbour(cell: Cell, direction: Direction): Cell;
  /** Direction from a cell to a neighbour, be it over a link, or -1 if they are not neighbours. */
  direction(from: Cell, to: Cell): Direction;
  /** Whether the grid makes them neighbours: they share a side, or a corner that counts. Linked cells do not touch. */
  areAdjacent(a: Cell, b: Cell): boolean;
  /** Steps on an empty board without missing cells and links; a box lies infinitely far from every other cell. */
  distance(a: Cell, b: Cell): number;
  /** Cells of the straight line from a to b, both included; ties go to the clockwise side. Empty to or from a box. */
  line(a: Cell, b: Cell): Cell[];
  /** Cells at exactly that distance, clockwise from direction 0; cells off the board are left out. Around a box there is none. */
  ring(centre: Cell, radius: number): Cell[];
  /** Cells `from..to` along a printed row, a printed column or a straight line of the grid; undefined when the two lie on none of them. */
  range(from: Cell, to: Cell): Cell[] | undefined;
  /** The cells of one side of the map: those with the extreme printed column or row on that side. */
  edge(side: Edge): readonly Cell[];
  /** Column and row counted from the west and the north, from 0; -1 for a box. */
  column(cell: Cell): number;
  row(cell: Cell): number;
  /** Centre in units of one cell's height (flat hexes, squares) or width (pointy hexes); x to the east, y to the south. Of a box: where it lies beside the map. */
  centre(cell: Cell): Point;
  /** Corners in the units of {@link centre}, clockwise; corner `d` and `d + 1` bound the side towards direction `d` (squares: sides 0, 2, 4, 6 of 8). A box is a rectangle with as many. */
  corners(cell: Cell): readonly Point[];
  /** Known labels nearest in spelling, best first: what "unknown hex" suggests. */
  suggest(label: string): readonly string[];
}
