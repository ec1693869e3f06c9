import type { Cell, GridSpec, Point } from '../../engine/board/board.js';
import { LABEL_SEPARATOR, labelDigits } from '../../engine/board/labels.js';
import { latticeOf } from '../../engine/board/lattice.js';
import { groundOf, UNIT } from '../render/ground.js';
import { element, type Element } from './element.js';
import { boardSize, pixels } from './table.js';

const BOARD = 'VASSAL.build.module.map.boardPicker.board';

/**
 * Returns the VASSAL grid that labels cells like the map. Each off-grid box becomes a zone with the name of the box. If
 * the numbering of VASSAL does not give cells the labels of the map, each cell becomes a zone of the grid, too.
 */
export function gridOf(grid: GridSpec, cell: number): Element {
  const plain = grid.shape === 'hexes' ? hexes(grid, cell) : squares(grid, cell);
  const { board } = groundOf(grid);
  const named = Array.from({ length: board.size }, (_, place) => place).filter(
    (place) => place >= board.gridSize || !isNumberedByVassal(grid),
  );
  return named.length === 0
    ? plain
    : element(`${BOARD}.ZonedGrid`, {}, [plain, ...named.map((place) => zone(grid, place, cell))]);
}

/**
 * Returns the hex grid. VASSAL counts columns of flat-topped hexes, in which every second column is half a hex lower.
 * For pointy-topped hexes VASSAL rotates its grid: its columns are our rows, and its x is our y.
 */
function hexes(grid: GridSpec, cell: number): Element {
  const sideways = grid.orientation === 'pointy';
  const turned = ({ x, y }: Point): Point => (sideways ? { x: y, y: x } : { x, y });
  const first = turned(centreAt(grid, 0, 0));
  const second = turned(sideways ? centreAt(grid, 0, 1) : centreAt(grid, 1, 0));
  // In VASSAL every second line of hexes is shifted, but never the first one. If the map shifts its first line, the
  // grid begins one line earlier.
  const before = first.y > second.y ? 1 : 0;
  const dx = (cell * Math.sqrt(3)) / 2;
  const [lines, places] = sideways ? [rowsOf(grid), columnsOf(grid)] : [columnsOf(grid), rowsOf(grid)];
  const { width, height } = boardSize(grid, cell);
  // The board's size in cells, computed as VASSAL computes it. VASSAL counts down from this size.
  const most = { columns: Math.floor(width / cell + 0.5), rows: Math.floor(height / dx + 0.5) };
  const attributes = {
    sideways,
    x0: pixels(first.x, cell) - Math.round(before * dx),
    y0: pixels(Math.min(first.y, second.y), cell),
    dx,
    dy: cell,
    ...SNAP,
  };
  const numbering = {
    ...numberingOf(grid, { h: { ...lines, before }, v: { ...places, before: 0 } }, most, sideways),
    stagger: false,
  };
  return element(`${BOARD}.HexGrid`, attributes, [element(`${BOARD}.mapgrid.HexGridNumbering`, numbering)]);
}

function squares(grid: GridSpec, cell: number): Element {
  const { x, y } = centreAt(grid, 0, 0);
  const { width, height } = boardSize(grid, cell);
  const most = { columns: Math.floor(width / cell + 0.5), rows: Math.floor(height / cell + 0.5) };
  const attributes = { x0: pixels(x, cell), y0: pixels(y, cell), dx: cell, dy: cell, ...SNAP };
  const counted = { h: { ...columnsOf(grid), before: 0 }, v: { ...rowsOf(grid), before: 0 } };
  return element(`${BOARD}.SquareGrid`, attributes, [
    element(`${BOARD}.mapgrid.SquareGridNumbering`, numberingOf(grid, counted, most, false)),
  ]);
}

/** Pieces snap to the centres of cells. */
const SNAP = { snapTo: true, edgesLegal: false, cornersLegal: false, visible: false };

/** Returns the centre of a grid position in sheet units, even if no cell exists at that position. */
function centreAt(grid: GridSpec, column: number, row: number): Point {
  const { board, centres } = groundOf(grid);
  if (board.gridSize === 0) return { x: 0, y: 0 };
  const [known, target] = [board.centre(0), latticeOf(grid).centre(column, row)];
  return { x: centres[0].x + (target.x - known.x) * UNIT, y: centres[0].y + (target.y - known.y) * UNIT };
}

/** The numbers printed on the columns or rows of a grid. */
interface Count {
  readonly what: 'columns' | 'rows';
  readonly first: number;
  readonly count: number;
  /** True if the numbers increase to the west or to the north. */
  readonly descends: boolean;
}

const columnsOf = ({ firstColumn, columns, columnsIncrease }: GridSpec): Count => ({
  what: 'columns',
  first: firstColumn,
  count: columns,
  descends: columnsIncrease === 'west',
});

const rowsOf = ({ firstRow, rows, rowsIncrease }: GridSpec): Count => ({
  what: 'rows',
  first: firstRow,
  count: rows,
  descends: rowsIncrease === 'north',
});

/**
 * Returns whether the numbering of VASSAL gives cells the labels of the map. VASSAL has no oblique and no alternating
 * numbers, and doubles letters after Z.
 */
function isNumberedByVassal(grid: GridSpec): boolean {
  if (grid.shape === 'hexes' && grid.numbering !== undefined) return false;
  return grid.labels !== 'letters' || grid.firstColumn + grid.columns - 1 <= LAST_LETTER;
}

const LAST_LETTER = 26;

/**
 * Returns the attributes that tell VASSAL how to label columns and rows. VASSAL counts up from 0, or down from the
 * maximum. On a rotated grid, the attributes with `h` apply to rows and those with `v` to columns.
 */
function numberingOf(
  grid: GridSpec,
  { h, v }: Readonly<Record<'h' | 'v', Count & { readonly before: number }>>,
  most: Readonly<Record<Count['what'], number>>,
  sideways: boolean,
): Element['attributes'] {
  const letters = grid.labels === 'letters' || grid.labels === 'doubled letters';
  const digits = labelDigits(grid);
  const isLettered = ({ what }: Count): boolean => letters && what === 'columns';
  // The label A is that of column 1, but VASSAL gives it the number 0.
  const offset = (one: Count & { readonly before: number }): number =>
    (one.descends ? one.first + one.count - 1 + one.before - most[one.what] : one.first - one.before) -
    (isLettered(one) ? 1 : 0);
  const columns = sideways ? v : h;
  const rows = sideways ? h : v;
  const begins = grid.labels === 'RRCC' ? rows : columns;
  return {
    first: begins === h ? 'H' : 'V',
    sep: grid.separator ?? '',
    hType: isLettered(h) ? 'A' : 'N',
    hLeading: digits[h.what] - 1,
    hOff: offset(h),
    hDescend: columns.descends,
    vType: isLettered(v) ? 'A' : 'N',
    vLeading: digits[v.what] - 1,
    vOff: offset(v),
    vDescend: rows.descends,
    visible: false,
  };
}

/** Returns a zone that has the outline and the label of a cell or a box. A cell remains a cell of the board's grid. */
function zone(grid: GridSpec, place: Cell, cell: number): Element {
  const { board, corners, vertices, sides } = groundOf(grid);
  const path = Array.from({ length: sides }, (_, k) => vertices[corners[place * sides + k]]);
  return element(`${BOARD}.mapgrid.Zone`, {
    name: printedLabel(grid, board.label(place)),
    locationFormat: '$name$',
    path: path.map(({ x, y }) => `${pixels(x, cell)},${pixels(y, cell)}`).join(';'),
    useParentGrid: place < board.gridSize,
    useHighlight: false,
    highlightProperty: '',
  });
}

/** Returns a label with the separator that the map prints. Texts write a dot in its place. */
const printedLabel = ({ separator = '' }: GridSpec, label: string): string =>
  separator === '' ? label : label.replace(LABEL_SEPARATOR, separator);
