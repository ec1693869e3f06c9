import {
  NOWHERE,
  type Board,
  type BoxSpec,
  type Cell,
  type Direction,
  type Edge,
  type GridSpec,
  type Point,
} from './board.js';
import { boxCorners, placeBoxes, type Extent } from './boxes.js';
import { labelsOf, type Labels } from './labels.js';
import { latticeOf, type Lattice } from './lattice.js';
import { lineOf, ringOf, straight } from './lines.js';
import { linksByCell, type LinkEnd } from './links.js';
import { nearestSpellings } from './spelling.js';

/**
 * Creates the board of a grid. Cells are numbered along the rows, from the north-west and without the missing cells;
 * the boxes follow in the order written. The function ignores labels under `missing` that the grid does not have, boxes
 * whose label is in use, links between adjacent cells, and links from a cell to itself or to a cell that does not
 * exist. Two links between the same cells become one link with the kinds of both.
 */
export function createBoard(grid: GridSpec): Board {
  return new GridBoard(grid);
}

/** The default grid: flat hexes, `0101` in the north-west, even columns half a hex lower. Its size is 0. */
export const PLAIN_GRID: GridSpec = {
  shape: 'hexes',
  orientation: 'flat',
  columns: 0,
  rows: 0,
  labels: 'CCRR',
  digits: 2,
  firstColumn: 1,
  firstRow: 1,
  columnsIncrease: 'east',
  rowsIncrease: 'south',
  shifted: 'even',
  shift: 'east',
  diagonals: false,
  missing: [],
  boxes: [],
  links: [],
};

const NO_KINDS: readonly string[] = [];

class GridBoard implements Board {
  readonly size: number;
  readonly gridSize: number;
  readonly sides: number;
  readonly directions: number;
  readonly neighbours: Int32Array;
  private readonly lattice: Lattice;
  /** For each radius, the vectors from the centre of a ring to its cells. Computed on demand. */
  private readonly rings: (readonly (readonly [u: number, v: number])[])[] = [];
  private readonly labels: Labels;
  /** The cell at `row * columns + column`, or {@link NOWHERE}. */
  private readonly cells: Int32Array;
  /** The lattice coordinates, the column and the row of each cell. */
  private readonly us: Int32Array;
  private readonly vs: Int32Array;
  private readonly columns: Int32Array;
  private readonly rows: Int32Array;
  private readonly edges = new Map<Edge, readonly Cell[]>();
  private readonly printed: (string | undefined)[];
  private readonly boxes: BoxSpec[] = [];
  /** The centre of each box, by the index of the box; computed on demand. */
  private places: readonly Point[] | undefined;
  private readonly links: ReadonlyMap<Cell, readonly LinkEnd[]>;
  /** The kinds of each link, by its index in {@link neighbours}. */
  private readonly kinds = new Map<number, readonly string[]>();

  constructor(readonly grid: GridSpec) {
    this.lattice = latticeOf(grid);
    this.labels = labelsOf(grid);
    this.sides = this.lattice.directions.length;
    const rectangle = grid.columns * grid.rows;
    this.cells = new Int32Array(rectangle);
    this.gridSize = this.countCells();
    for (const box of grid.boxes) if (this.cell(box.label) === NOWHERE) this.boxes.push(box);
    this.size = this.gridSize + this.boxes.length;
    this.printed = new Array<string | undefined>(this.size).fill(undefined);
    this.us = new Int32Array(this.size);
    this.vs = new Int32Array(this.size);
    this.columns = new Int32Array(this.size).fill(-1);
    this.rows = new Int32Array(this.size).fill(-1);
    this.placeCells();
    this.boxes.forEach(({ label }, box) => (this.printed[this.gridSize + box] = label));
    this.links = linksByCell(
      grid.links,
      (label) => this.cell(label),
      (a, b) => this.distance(a, b),
    );
    this.directions = this.sides + Math.max(0, ...[...this.links.values()].map((links) => links.length));
    this.neighbours = this.findNeighbours();
    this.joinLinks();
  }

  label(cell: Cell): string {
    return (this.printed[cell] ??= this.print(cell));
  }

  cell(label: string): Cell {
    const numbers = this.labels.read(label);
    const cell = numbers ? this.at(this.columnOf(numbers.column), this.rowOf(numbers.row)) : NOWHERE;
    return cell === NOWHERE ? this.boxAt(label) : cell;
  }

  linkKinds(step: number): readonly string[] {
    return this.kinds.get(step) ?? NO_KINDS;
  }

  neighbour(cell: Cell, direction: Direction): Cell {
    return this.neighbours[cell * this.directions + direction];
  }

  direction(from: Cell, to: Cell): Direction {
    if (from < 0 || to < 0) return -1;
    const first = from * this.directions;
    for (let direction = 0; direction < this.directions; direction++)
      if (this.neighbours[first + direction] === to) return direction;
    return -1;
  }

  areAdjacent(a: Cell, b: Cell): boolean {
    const direction = this.direction(a, b);
    return direction >= 0 && direction < this.sides;
  }

  distance(a: Cell, b: Cell): number {
    if (this.isBox(a) || this.isBox(b)) return a === b ? 0 : Infinity;
    return this.lattice.length(this.u(b) - this.u(a), this.v(b) - this.v(a));
  }

  line(a: Cell, b: Cell): Cell[] {
    if (this.isBox(a) || this.isBox(b)) return [];
    return this.around(a, lineOf(this.lattice, this.u(b) - this.u(a), this.v(b) - this.v(a)));
  }

  ring(centre: Cell, radius: number): Cell[] {
    if (this.isBox(centre)) return radius === 0 ? [centre] : [];
    return this.around(centre, (this.rings[radius] ??= ringOf(this.lattice, radius)));
  }

  range(from: Cell, to: Cell): Cell[] | undefined {
    if (this.isBox(from) || this.isBox(to)) return from === to ? [from] : undefined;
    const u = this.u(to) - this.u(from);
    const v = this.v(to) - this.v(from);
    const line = straight(this.lattice, u, v);
    if (line) {
      const [du, dv] = this.lattice.directions[line.direction];
      return this.around(
        from,
        Array.from({ length: line.steps + 1 }, (_, step) => [du * step, dv * step] as const),
      );
    }
    const [column, row] = [this.column(from), this.row(from)];
    const [columns, rows] = [this.column(to) - column, this.row(to) - row];
    if (columns !== 0 && rows !== 0) return undefined;
    return Array.from({ length: Math.abs(columns + rows) + 1 }, (_, step) =>
      this.at(column + step * Math.sign(columns), row + step * Math.sign(rows)),
    ).filter((cell) => cell !== NOWHERE);
  }

  edge(side: Edge): readonly Cell[] {
    const cells = this.edges.get(side) ?? this.findEdge(side);
    this.edges.set(side, cells);
    return cells;
  }

  column(cell: Cell): number {
    return this.columns[cell];
  }

  row(cell: Cell): number {
    return this.rows[cell];
  }

  centre(cell: Cell): Point {
    if (this.isBox(cell)) return (this.places ??= this.placeBoxes())[cell - this.gridSize];
    return this.lattice.centre(this.column(cell), this.row(cell));
  }

  corners(cell: Cell): readonly Point[] {
    const { x, y } = this.centre(cell);
    const around = this.isBox(cell) ? boxCorners(this.lattice.corners) : this.lattice.corners;
    return around.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  }

  suggest(label: string): readonly string[] {
    const labels = Array.from({ length: this.size }, (_, cell) => this.label(cell));
    // Among a thousand labels there is always one that differs by two typos, so only one typo is allowed. Letters
    // that look like
    // digits count as digits.
    const digits = label.replace(/[oO]/g, '0').replace(/[iIl]/g, '1');
    return nearestSpellings(label, labels, 3, 1).concat(digits === label ? [] : nearestSpellings(digits, labels, 3, 1));
  }

  private boxAt(label: string): Cell {
    const box = this.boxes.findIndex((one) => one.label === label);
    return box < 0 ? NOWHERE : this.gridSize + box;
  }

  private isBox(cell: Cell): boolean {
    return cell >= this.gridSize;
  }

  private u(cell: Cell): number {
    return this.us[cell];
  }

  private v(cell: Cell): number {
    return this.vs[cell];
  }

  private at(column: number, row: number): Cell {
    const { columns, rows } = this.grid;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return NOWHERE;
    return this.cells[row * columns + column];
  }

  private around(centre: Cell, vectors: readonly (readonly [u: number, v: number])[]): Cell[] {
    const found: Cell[] = [];
    for (const [du, dv] of vectors) {
      const cell = this.atLattice(this.u(centre) + du, this.v(centre) + dv);
      if (cell !== NOWHERE) found.push(cell);
    }
    return found;
  }

  private atLattice(u: number, v: number): Cell {
    return this.at(this.lattice.column(u, v), this.lattice.row(u, v));
  }

  /** Returns the column, counted from the west, with a printed number. */
  private columnOf(printed: number): number {
    const { columns, firstColumn, columnsIncrease } = this.grid;
    return columnsIncrease === 'east' ? printed - firstColumn : columns - 1 - (printed - firstColumn);
  }

  private rowOf(printed: number): number {
    const { rows, firstRow, rowsIncrease } = this.grid;
    return rowsIncrease === 'south' ? printed - firstRow : rows - 1 - (printed - firstRow);
  }

  private print(cell: Cell): string {
    const { columns, rows, firstColumn, firstRow, columnsIncrease, rowsIncrease } = this.grid;
    const [column, row] = [this.column(cell), this.row(cell)];
    return this.labels.print(
      firstColumn + (columnsIncrease === 'east' ? column : columns - 1 - column),
      firstRow + (rowsIncrease === 'south' ? row : rows - 1 - row),
    );
  }

  private findEdge(side: Edge): Cell[] {
    const lines = side === 'north' || side === 'south' ? this.rows : this.columns;
    const lowest = side === 'north' || side === 'west';
    let extreme = lines.at(0) ?? 0;
    const cells: Cell[] = [];
    for (let cell = 0; cell < this.gridSize; cell++)
      if (lowest ? lines[cell] < extreme : lines[cell] > extreme) extreme = lines[cell];
    for (let cell = 0; cell < this.gridSize; cell++) if (lines[cell] === extreme) cells.push(cell);
    return cells;
  }

  /** Marks the missing cells and gives a number to every other cell. */
  private countCells(): number {
    for (const label of this.grid.missing) {
      const numbers = this.labels.read(label);
      if (!numbers) continue;
      const [column, row] = [this.columnOf(numbers.column), this.rowOf(numbers.row)];
      if (this.at(column, row) !== NOWHERE) this.cells[row * this.grid.columns + column] = NOWHERE;
    }
    let count = 0;
    for (let i = 0; i < this.cells.length; i++) if (this.cells[i] !== NOWHERE) this.cells[i] = count++;
    return count;
  }

  private placeCells(): void {
    const { columns } = this.grid;
    for (let i = 0; i < this.cells.length; i++) {
      const cell = this.cells[i];
      if (cell === NOWHERE) continue;
      const [column, row] = [i % columns, Math.floor(i / columns)];
      this.columns[cell] = column;
      this.rows[cell] = row;
      this.us[cell] = this.lattice.u(column, row);
      this.vs[cell] = this.lattice.v(column, row);
    }
  }

  private findNeighbours(): Int32Array {
    const neighbours = new Int32Array(this.size * this.directions).fill(NOWHERE);
    const steps = [this.stepsFrom(0, 0), this.stepsFrom(1, 0), this.stepsFrom(0, 1), this.stepsFrom(1, 1)];
    for (let cell = 0; cell < this.gridSize; cell++) {
      const [column, row] = [this.columns[cell], this.rows[cell]];
      let i = cell * this.directions;
      for (const step of steps[(column & 1) + 2 * (row & 1)])
        neighbours[i++] = this.at(column + step.columns, row + step.rows);
    }
    return neighbours;
  }

  /**
   * Adds the links of each cell to the table of neighbours. The directions of links are numbered after the directions
   * of sides.
   */
  private joinLinks(): void {
    for (const [cell, links] of this.links) {
      let step = cell * this.directions + this.sides;
      for (const { to, kinds } of links) {
        this.neighbours[step] = to;
        this.kinds.set(step++, kinds);
      }
    }
  }

  private placeBoxes(): Point[] {
    return placeBoxes(this.boxes, this.gridSize, this.links, (cell) => this.centre(cell), this.extent());
  }

  private extent(): Extent {
    const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    for (let cell = 0; cell < this.gridSize; cell++)
      for (const { x, y } of this.corners(cell)) {
        extent.left = Math.min(extent.left, x);
        extent.right = Math.max(extent.right, x);
        extent.top = Math.min(extent.top, y);
        extent.bottom = Math.max(extent.bottom, y);
      }
    return extent;
  }

  /**
   * Returns the offsets, in columns and rows, to each neighbour of a cell. They depend only on whether its column and
   * its row are even or odd.
   */
  private stepsFrom(column: number, row: number): { readonly columns: number; readonly rows: number }[] {
    const { lattice } = this;
    const [u, v] = [lattice.u(column, row), lattice.v(column, row)];
    return lattice.directions.map(([du, dv]) => ({
      columns: lattice.column(u + du, v + dv) - column,
      rows: lattice.row(u + du, v + dv) - row,
    }));
  }
}
