import type { GridSpec } from './board.js';

/** The numbers of a column and a row. */
export interface Numbers {
  readonly column: number;
  readonly row: number;
}

/**
 * Converts the position of a cell (its column and row, counted from `firstColumn` and `firstRow`) to the numbers that
 * are printed on its label, and back.
 */
export interface Numbering {
  /** Returns the numbers that are printed on the label of the cell in this column and row. */
  printed(numbers: Numbers): Numbers;
  /** Returns the column and row of the cell with these printed numbers; undefined if there is no such cell. */
  counted(printed: Numbers): Numbers | undefined;
  /** The printed column number and the printed row number that have the most digits. */
  readonly largest: { readonly columns: number; readonly rows: number };
}

/**
 * Returns the numbering of a grid. On hexes, the printed row numbers (flat hexes) or column numbers (pointy hexes) may
 * be adjusted, because every second column or row is shifted by half a hex:
 * - `oblique`: hexes with the same number form a straight line instead of a zigzag;
 * - `alternating`: numbers increase by two, and shifted hexes have the numbers between those of the others.
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
    // Because of the shift, the second-to-last column or row may have a greater number than the last.
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

/**
 * Adjusts one number of a label. `line` is the column (flat hexes) or row (pointy hexes) of the cell, and `number` its
 * position in that line.
 */
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
  /**
   * Returns whether the hexes of a line are shifted by half a hex in the direction in which the numbers along the line
   * increase.
   */
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
