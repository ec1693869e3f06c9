import type { GridSpec, Point } from '../../engine/board/board.js';
import { groupBy } from '../../engine/board/group-by.js';
import { PLAIN_GRID } from '../../engine/board/create-board.js';
import type { Numbers } from '../../engine/board/label-numbering.js';
import type { PictureSize } from '../workspace/picture-header.js';
import type { Index, VassalGrid } from './grid.js';

/** A cell of a VASSAL grid with the pixel of its centre. */
export type CentredCell = Index & Point;

/**
 * The cells of a VASSAL grid in the lines and places of a grid of Sandtable, both counted from 0 in the north-west.
 * Lines are columns; for pointy hexes, they are rows.
 */
export interface GridLayout<Cell extends CentredCell = CentredCell> {
  readonly shape: GridSpec['shape'];
  readonly orientation: GridSpec['orientation'];
  readonly lines: number;
  readonly places: number;
  readonly cells: readonly (Index & { readonly cell: Cell })[];
  /** Whether the lines with an odd index are half a hex lower (or further east) than the others. */
  readonly areOddLinesLate: boolean;
}

/** The first numbers of lines and places, and the directions in which the numbers rise: east or south if true. */
export interface Counting {
  readonly firstLine: number;
  readonly firstPlace: number;
  readonly doLinesRise: boolean;
  readonly doPlacesRise: boolean;
}

/**
 * Returns the layouts that the cells of a grid may have. The rows of hexes (pointy hexes: their columns) are zigzags,
 * which begin with a step down or with a step up, so there are two layouts; only one of them fits the printed numbers.
 *
 * @param size the size of the board
 */
export function layoutsOf<Cell extends CentredCell>(
  grid: VassalGrid,
  cells: readonly Cell[],
  size: PictureSize,
): GridLayout<Cell>[] {
  const zigzags = grid.shape === 'hexes' ? [0, 1] : [0];
  return zigzags.map((shift) => {
    const placeOf = ({ line, place }: Index): number => place + (isOdd(line) ? shift : 0);
    const uncut = withoutCutPlaces(cells, placeOf, grid, size);
    const lines = extentOf(uncut.map(({ line }) => line));
    const places = extentOf(uncut.map(placeOf));
    return {
      shape: grid.shape,
      orientation: grid.sideways ? 'pointy' : 'flat',
      lines: lines.count,
      places: places.count,
      cells: uncut.map((cell) => ({ line: cell.line - lines.first, place: placeOf(cell) - places.first, cell })),
      // VASSAL draws the lines with an odd index lower. With the other zigzag, the even lines are lower.
      areOddLinesLate: isOdd(lines.first) === (shift === 1),
    };
  });
}

/**
 * Removes the first and the last row of flat hexes, or column of pointy hexes, if it has only every second cell and the
 * edge of the board cuts each of them. Such cells fill the gaps of the printed map; the game does not use them.
 */
function withoutCutPlaces<Cell extends CentredCell>(
  cells: readonly Cell[],
  placeOf: (cell: Cell) => number,
  { shape, sideways, dy }: VassalGrid,
  { width, height }: PictureSize,
): readonly Cell[] {
  if (shape === 'squares') return cells;
  const isCut = ({ x, y }: Point): boolean =>
    (sideways ? Math.min(x, width - x) : Math.min(y, height - y)) < dy / 2 - 1;
  const places = groupBy(cells, placeOf);
  const longest = [...places.values()].reduce((most, { length }) => Math.max(most, length), 0);
  const { first, count } = extentOf([...places.keys()]);
  const removed = [first, first + count - 1].filter((place) => {
    const own = places.get(place) ?? [];
    return own.length <= Math.ceil(longest / 2) && longest > 1 && own.every(isCut);
  });
  const uncut = cells.filter((cell) => !removed.includes(placeOf(cell)));
  return uncut.length === 0 ? cells : uncut;
}

/** Returns a grid with the cells of a layout. Its labels have the default form. */
export function specOf(layout: GridLayout, { firstLine, firstPlace, doLinesRise, doPlacesRise }: Counting): GridSpec {
  const { shape, orientation, lines, places, areOddLinesLate } = layout;
  const isFlat = orientation === 'flat';
  const late = areOddLinesLate ? 1 : 0;
  const isLateNumberOdd = isOdd(doLinesRise ? firstLine + late : firstLine + lines - 1 - late);
  const [doColumnsRise, doRowsRise] = isFlat ? [doLinesRise, doPlacesRise] : [doPlacesRise, doLinesRise];
  return {
    ...PLAIN_GRID,
    shape,
    orientation,
    columns: isFlat ? lines : places,
    rows: isFlat ? places : lines,
    firstColumn: isFlat ? firstLine : firstPlace,
    firstRow: isFlat ? firstPlace : firstLine,
    columnsIncrease: doColumnsRise ? 'east' : 'west',
    rowsIncrease: doRowsRise ? 'south' : 'north',
    diagonals: shape === 'squares',
    // Of pointy hexes, the language describes the rows with odd or even numbers; this function uses the odd rows.
    ...(isFlat
      ? { shifted: isLateNumberOdd ? 'odd' : 'even' }
      : { shifted: 'odd', shift: isLateNumberOdd ? 'east' : 'west' }),
  };
}

/** Returns the numbers of a cell in a grid, counted from the first column and the first row. */
export function countedNumbers(spec: GridSpec, { line, place }: Index): Numbers {
  const { firstColumn, firstRow, columns, rows, columnsIncrease, rowsIncrease } = spec;
  const [east, south] = spec.orientation === 'flat' ? [line, place] : [place, line];
  return {
    column: firstColumn + (columnsIncrease === 'east' ? east : columns - 1 - east),
    row: firstRow + (rowsIncrease === 'south' ? south : rows - 1 - south),
  };
}

const isOdd = (number: number): boolean => number % 2 !== 0;

function extentOf(values: readonly number[]): { readonly first: number; readonly count: number } {
  const first = values.reduce((least, value) => Math.min(least, value), Infinity);
  const last = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return { first, count: last - first + 1 };
}
