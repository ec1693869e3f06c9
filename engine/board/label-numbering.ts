import type { GridSpec } from './board.js';

/** The numbers of a column and a row. */
export interface Numbers {
  readonly column: number;
  readonly row: number;
}

/** Converts between the counted numbers of columns and rows and the numbers in labels. */
export interface Numbering {
  /** Returns the numbers in the label of a cell, whose column and row are counted from the first numbers of the grid. */
  printed(numbers: Numbers): Numbers;
  /** Returns the counted numbers of printed ones; undefined if no cell has these printed numbers. */
  counted(printed: Numbers): Numbers | undefined;
  /** The printed numbers with the most digits. */
  readonly largest: { readonly columns: number; readonly rows: number };
}

/**
 * Returns the numbering of a grid. On hexes, the numbers along a column (flat hexes) or row (pointy hexes) may be
 * adjusted to the displacement of the hexes:
 * - `oblique`: the lines of equal numbers follow the grain of the hexes instead of a zigzag of two lines;
 * - `alternating`: numbers go up by two, and displaced columns or rows have the numbers between those of the others.
 */
export function rowOrColumnNumbering(grid: GridSpec): Numbering {
  const adjustment = adjustmentOf(grid);
  const last = { column: grid.firstColumn + grid.columns - 1, row: grid.firstRow + grid.rows - 1 };
  const isFlat = grid.orientation === 'flat';
  const printed = (numbers: Numbers): Numbers =>
    isFlat
      ? { column: numbers.column, row: adjustment.print(numbers.row, numbers.column) }
      : { column: adjustment.print(numbers.column, numbers.row), row: numbers.row };
  const corners = [
    { column: grid.firstColumn, row: grid.firstRow },
    { column: last.column, row: last.row },
    // The second last line may have greater numbers than the last.
    { column: isFlat ? last.column - 1 : last.column, row: isFlat ? last.row : last.row - 1 },
  ].map(printed);
  const longest = (numbers: readonly number[]): number =>
    numbers.reduce((most, number) => (String(Math.abs(number)).length > String(Math.abs(most)).length ? number : most));
  return {
    printed,
    counted({ column, row }) {
      const number = isFlat ? adjustment.read(row, column) : adjustment.read(column, row);
      if (number === undefined) return undefined;
      return isFlat ? { column, row: number } : { column: number, row };
    },
    largest: { columns: longest(corners.map(({ column }) => column)), rows: longest(corners.map(({ row }) => row)) },
  };
}

/** Adjusts the number of a cell within its line, that is its column on flat hexes and its row on pointy ones. */
interface Adjustment {
  print(number: number, line: number): number;
  read(printed: number, line: number): number | undefined;
}

const NONE: Adjustment = { print: (number) => number, read: (printed) => printed };

function adjustmentOf(grid: GridSpec): Adjustment {
  if (grid.shape === 'squares' || grid.numbering === undefined) return NONE;
  const isFlat = grid.orientation === 'flat';
  const [firstLine, firstNumber] = isFlat ? [grid.firstColumn, grid.firstRow] : [grid.firstRow, grid.firstColumn];
  const isReversed = isFlat
    ? grid.rowsIncrease === 'north'
    : (grid.columnsIncrease === 'west') !== (grid.shift === 'west');
  /** Whether the hexes of a line are displaced in the direction in which their numbers increase. */
  const isDisplaced = (line: number): boolean => ((line % 2 === 0) === (grid.shifted === 'even')) !== isReversed;
  if (grid.numbering === 'oblique') {
    const round = isDisplaced(firstLine) ? Math.floor : Math.ceil;
    const shift = (line: number): number => round((line - firstLine) / 2);
    return { print: (number, line) => number + shift(line), read: (printed, line) => printed - shift(line) };
  }
  const between = (line: number): number => (isDisplaced(line) ? 1 : 0);
  return {
    print: (number, line) => firstNumber + 2 * (number - firstNumber) + between(line),
    read(printed, line) {
      const steps = (printed - firstNumber - between(line)) / 2;
      return Number.isInteger(steps) ? firstNumber + steps : undefined;
    },
  };
}
