import type { GridSpec, Point } from '../../engine/board/board.js';
import { groupBy } from '../../engine/board/group-by.js';
import { createBoard, PLAIN_GRID } from '../../engine/board/create-board.js';
import type { Translate } from '../words/translate.js';
import { centreOf, indexAt, labelOf, numbersOf, type Index, type Numbers, type VassalGrid } from './grid.js';
import type { VassalBoard } from './module.js';
import type { PictureSize } from '../workspace/picture-header.js';
import type { ImportReport } from './report.js';
import { sizeOfZone, zoneAt, type Zone } from './zones.js';

/** A grid of a module as a grid of Sandtable. */
export interface ImportedGrid {
  readonly spec: GridSpec;
  readonly grid: VassalGrid;
  /** Returns the label of the cell at a pixel of the board; undefined if there is no cell. */
  labelAt(point: Point): string | undefined;
  /** Returns the label in Sandtable of the cell that has this label in VASSAL; undefined if there is no such cell. */
  labelFor(vassal: string): string | undefined;
  /** Returns the vector from the centre of the cell at a pixel to the pixel. */
  offCentre(point: Point): Point;
  /** VASSAL's label of the first cell, if it differs from the label in Sandtable. */
  readonly firstLabel: string | undefined;
  readonly cells: number;
  /** The first and the last cell, with the pixels of their centres on the board. */
  readonly anchors: readonly (Point & { readonly label: string })[];
}

interface GridContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

interface CellOfGrid extends Index, Numbers, Point {
  readonly vassal: string;
}

/** Maximum number of cells of a grid. The language has the same limit. */
const MAX_CELLS = 250_000;

/**
 * Returns the grid of a board: of the board itself or, if it has none, of the zone with the most cells. Cells in other
 * zones, and those that are cut off at the edge, are missing cells.
 */
export function importGrid(board: VassalBoard, context: GridContext): ImportedGrid | undefined {
  const { report, t } = context;
  const { size, grid, zones, name } = board;
  if (!size) {
    if (grid || zones.some((zone) => zone.grid))
      report.add(t('A board has no size, because its picture is missing.'), name);
    return undefined;
  }
  if (grid) return gridOf(board, size, grid, undefined, context);
  const found = zones.flatMap((zone) => (zone.grid ? (gridOf(board, size, zone.grid, zone, context) ?? []) : []));
  const best = found.toSorted((one, other) => other.cells - one.cells).at(0);
  if (found.length > 1) report.add(t('A board has grids in several zones; the largest is imported.'), name);
  return best;
}

function gridOf(
  board: VassalBoard,
  size: PictureSize,
  grid: VassalGrid,
  own: Zone | undefined,
  context: GridContext,
): ImportedGrid | undefined {
  const { report, t } = context;
  const extent = own ? sizeOfZone(own) : size;
  const isOwn = (point: Point): boolean => {
    const zone = zoneAt(board, point);
    return zone === own || (own === undefined && zone !== undefined && zone.usesBoardGrid && !zone.grid);
  };
  const indices = cellsOf(grid, size, isOwn, board, context);
  if (indices.length === 0) return undefined;
  const isPlain = isExpressible(grid, indices, extent, board, context);
  const [firstLine, firstPlace] = [leastOf(indices, 'line'), leastOf(indices, 'place')];
  const all: CellOfGrid[] = indices.map((index) => {
    const first = { line: index.line - firstLine, place: index.place - firstPlace };
    const numbers = isPlain
      ? numbersOf(grid, index, extent)
      : numbersOf({ ...grid, numbering: undefined }, first, extent);
    const letters = isPlain && isLettered(grid) ? 1 : 0; // Column A is 0 in VASSAL.
    const labelled = { column: numbers.column + letters, row: numbers.row };
    return { ...index, ...labelled, ...centreOf(grid, index), vassal: labelOf(grid, index, extent) };
  });
  const numbered = all.filter(({ column, row }) => column >= 0 && row >= 0);
  if (numbered.length < all.length) report.add(t('Cells with negative numbers are left out.'), board.name);
  const cells = withoutCutLines(numbered, grid, size);
  if (cells.length < numbered.length) report.add(t('Half cells at the edge of a board are left out.'), board.name);
  const spec = specOf(grid, cells, isPlain);
  const labels = createBoard({ ...spec, missing: [] });
  const byNumbers = labelsByNumbers(spec, labels);
  const key = ({ line, place }: Index): string => `${line},${place}`;
  const labelOfCell = new Map(cells.map((cell) => [key(cell), byNumbers(cell)]));
  const byVassal = new Map(cells.map((cell) => [cell.vassal, byNumbers(cell)]));
  const existing = new Set(labelOfCell.values());
  const missing = Array.from({ length: labels.size }, (_, cell) => labels.label(cell)).filter(
    (label) => !existing.has(label),
  );
  const [first] = cells;
  const firstLabel = first && first.vassal !== '' && first.vassal !== byNumbers(first) ? first.vassal : undefined;
  if (isPlain && first && firstLabel !== undefined)
    report.add(
      t('VASSAL writes the labels of a board in another way.'),
      t('{0}, here {1}', firstLabel, byNumbers(first)),
    );
  return {
    spec: { ...spec, missing },
    grid,
    labelAt: (point) => (isOwn(point) ? labelOfCell.get(key(indexAt(grid, point))) : undefined),
    labelFor: (vassal) => byVassal.get(vassal),
    offCentre(point) {
      const centre = centreOf(grid, indexAt(grid, point));
      return { x: point.x - centre.x, y: point.y - centre.y };
    },
    firstLabel,
    cells: cells.length,
    anchors: [cells.at(0), cells.at(-1)].flatMap((cell) =>
      cell ? [{ x: cell.x, y: cell.y, label: byNumbers(cell) }] : [],
    ),
  };
}

/** Returns the cells whose centre lies at least a quarter of a cell inside the board, and in the area of the grid. */
function cellsOf(
  grid: VassalGrid,
  { width, height }: PictureSize,
  isOwn: (point: Point) => boolean,
  { name }: VassalBoard,
  { report, t }: GridContext,
): Index[] {
  const { dx, dy, x0, y0, sideways } = grid;
  const [along, across] = sideways ? [height, width] : [width, height];
  const [firstLine, lastLine] = [Math.ceil(-x0 / dx) - 1, Math.floor((along - x0) / dx) + 1];
  const [firstPlace, lastPlace] = [Math.ceil(-y0 / dy) - 1, Math.floor((across - y0) / dy) + 1];
  if ((lastLine - firstLine + 1) * (lastPlace - firstPlace + 1) > MAX_CELLS) {
    report.add(t('A board has more than {0} cells and is not imported.', MAX_CELLS), name);
    return [];
  }
  const margin = dy / 4;
  const cells: Index[] = [];
  for (let line = firstLine; line <= lastLine; line++)
    for (let place = firstPlace; place <= lastPlace; place++) {
      const { x, y } = centreOf(grid, { line, place });
      if (Math.min(x, y, width - x, height - y) >= margin && isOwn({ x, y })) cells.push({ line, place });
    }
  return cells;
}

/**
 * Removes the first and the last row of flat hexes, or column of pointy hexes, if it has only every second cell and the
 * edge of the board cuts each of them. Such cells fill the gaps of the printed map; the game does not use them.
 */
function withoutCutLines(
  cells: readonly CellOfGrid[],
  { shape, sideways, dy }: VassalGrid,
  { width, height }: PictureSize,
): readonly CellOfGrid[] {
  if (shape === 'squares') return cells;
  const lineOf = ({ column, row }: CellOfGrid): number => (sideways ? column : row);
  const isCut = ({ x, y }: CellOfGrid): boolean =>
    (sideways ? Math.min(x, width - x) : Math.min(y, height - y)) < dy / 2 - 1;
  const lines = groupBy(cells, lineOf);
  const longest = [...lines.values()].reduce((most, { length }) => Math.max(most, length), 0);
  const { first, count } = extentOf([...lines.keys()]);
  const removed = [first, first + count - 1].filter((line) => {
    const own = lines.get(line) ?? [];
    return own.length <= Math.ceil(longest / 2) && longest > 1 && own.every(isCut);
  });
  return removed.length === 0 ? cells : cells.filter((cell) => !removed.includes(lineOf(cell)));
}

const leastOf = (indices: readonly Index[], part: keyof Index): number =>
  indices.reduce((least, index) => Math.min(least, index[part]), Infinity);

/** Returns whether the columns have letters and the rows numbers, as in `K12`. */
function isLettered({ numbering, sideways }: VassalGrid): boolean {
  if (!numbering) return false;
  const [columns, rows] = sideways ? [numbering.v, numbering.h] : [numbering.h, numbering.v];
  const columnFirst = (numbering.first === 'H') !== sideways;
  return columns.isLettered && !rows.isLettered && columnFirst;
}

/** Index of the letter Z, counted from 0. After Z, VASSAL doubles the letters: AA, BB. */
const LAST_LETTER = 25;

/**
 * Returns whether Sandtable can number the cells as VASSAL does. Reports the properties of the grid that have no
 * equivalent.
 */
function isExpressible(
  grid: VassalGrid,
  indices: readonly Index[],
  extent: PictureSize,
  { name }: VassalBoard,
  { report, t }: GridContext,
): boolean {
  const { numbering, customNumbering } = grid;
  if (customNumbering !== undefined)
    report.add(
      t('A board has a numbering that cannot be imported; its cells are numbered by column and row.'),
      `${name}: ${customNumbering}`,
    );
  else if (!numbering) report.add(t('A board has no numbers; its cells are numbered by column and row.'), name);
  if (!numbering) return false;
  const letters = [numbering.h, numbering.v].some((half) => half.isLettered);
  if (letters && !isLettered(grid)) {
    report.add(t('A board has letters for its rows; its cells are numbered by column and row.'), name);
    return false;
  }
  if (letters && indices.some((index) => numbersOf(grid, index, extent).column > LAST_LETTER)) {
    report.add(t('A board has letters beyond Z; its cells are numbered by column and row.'), name);
    return false;
  }
  return true;
}

/** Describes the cells as a grid of Sandtable. Directions and shifts are measured at the centres of cells. */
function specOf(grid: VassalGrid, cells: readonly CellOfGrid[], isPlain: boolean): GridSpec {
  const { shape, sideways } = grid;
  const columns = extentOf(cells.map(({ column }) => column));
  const rows = extentOf(cells.map(({ row }) => row));
  const at = new Map(cells.map((cell) => [`${cell.column},${cell.row}`, cell]));
  const pairs = (columnStep: number, rowStep: number): (readonly [CellOfGrid, CellOfGrid])[] =>
    cells.flatMap((cell) => {
      const next = at.get(`${cell.column + columnStep},${cell.row + rowStep}`);
      return next ? [[cell, next] as const] : [];
    });
  const [inRow] = pairs(1, 0);
  const [inColumn] = pairs(0, 1);
  const spec: GridSpec = {
    ...PLAIN_GRID,
    shape,
    orientation: sideways ? 'pointy' : 'flat',
    columns: columns.count,
    rows: rows.count,
    firstColumn: columns.first,
    firstRow: rows.first,
    columnsIncrease: inRow && inRow[1].x < inRow[0].x ? 'west' : 'east',
    rowsIncrease: inColumn && inColumn[1].y < inColumn[0].y ? 'north' : 'south',
    labels: labelsOf(grid, isPlain),
    ...separatedBy(grid, isPlain),
    diagonals: shape === 'squares',
  };
  if (shape === 'squares') return spec;
  if (!sideways) {
    const isNextLower = inRow ? inRow[1].y > inRow[0].y : true;
    const lower = inRow ? inRow[0].column + (isNextLower ? 1 : 0) : 0;
    return { ...spec, shifted: lower % 2 === 0 ? 'even' : 'odd' };
  }
  const isOdd = inColumn ? inColumn[0].row % 2 !== 0 : true;
  const isFirstWest = inColumn ? inColumn[0].x < inColumn[1].x : true;
  return { ...spec, shifted: 'odd', shift: isOdd === isFirstWest ? 'west' : 'east' };
}

/**
 * Returns the separator between the two numbers of a label, such as the point in `14.22`, and the number of digits of
 * each. Returns an empty object if the labels have letters or no separator.
 */
function separatedBy(grid: VassalGrid, isPlain: boolean): Partial<GridSpec> {
  const { numbering, sideways } = grid;
  if (!numbering || !isPlain || isLettered(grid) || !/^[^\w\s"\\]$/.test(numbering.sep)) return {};
  const [columns, rows] = sideways ? [numbering.v, numbering.h] : [numbering.h, numbering.v];
  return { separator: numbering.sep, columnDigits: columns.digits, rowDigits: rows.digits };
}

function labelsOf(grid: VassalGrid, isPlain: boolean): GridSpec['labels'] {
  if (!grid.numbering || !isPlain) return 'CCRR';
  if (isLettered(grid)) return 'letters';
  return (grid.numbering.first === 'H') === grid.sideways ? 'RRCC' : 'CCRR';
}

function extentOf(values: readonly number[]): { readonly first: number; readonly count: number } {
  const first = values.reduce((least, value) => Math.min(least, value), Infinity);
  const last = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return { first, count: last - first + 1 };
}

/** Returns a function that returns the label of the cell with the given numbers of column and row. */
function labelsByNumbers(
  { firstColumn, firstRow, columnsIncrease, rowsIncrease, columns, rows }: GridSpec,
  board: ReturnType<typeof createBoard>,
): (numbers: Numbers) => string {
  return ({ column, row }) => {
    const east = columnsIncrease === 'east' ? column - firstColumn : columns - 1 - (column - firstColumn);
    const south = rowsIncrease === 'south' ? row - firstRow : rows - 1 - (row - firstRow);
    return board.label(south * columns + east);
  };
}
