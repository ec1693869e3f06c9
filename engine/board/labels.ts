import type { GridSpec } from './board.js';
import { rowOrColumnNumbering, type Numbers } from './label-numbering.js';

/** Converts between labels and the numbers of a column and a row. */
export interface Labels {
  print(column: number, row: number): string;
  /** Returns the numbers of a label; undefined if it does not have the form of this grid's labels. */
  read(label: string): Numbers | undefined;
}

/** One of the two parts of a label: digits or letters. */
interface Part {
  /** Matches the part as a group of a regular expression. */
  readonly pattern: string;
  print(number: number): string;
  read(text: string): number;
}

/** The character between the column and the row of a label in texts, if the labels of the map have a separator. */
export const LABEL_SEPARATOR = '.';

/**
 * Returns the label format of a grid. Numbers are padded with zeros to the digits of the grid, and larger numbers have
 * more digits. In a label without a separator, this is possible only for the first number: `0101`, `10001`.
 */
export function labelsOf(grid: GridSpec): Labels {
  const numbering = rowOrColumnNumbering(grid);
  const isRowFirst = grid.labels === 'RRCC';
  const separator = grid.separator ? LABEL_SEPARATOR : '';
  const [columnPart, rowPart] = partsOf(grid);
  const [first, second] = isRowFirst ? [rowPart, columnPart] : [columnPart, rowPart];
  const shape = new RegExp(`^${first.pattern}${separator === '' ? '' : String.raw`\.`}${second.pattern}$`);
  const print = (column: number, row: number): string => {
    const printed = numbering.printed({ column, row });
    const [one, other] = [columnPart.print(printed.column), rowPart.print(printed.row)];
    return isRowFirst ? other + separator + one : one + separator + other;
  };
  return {
    print,
    read(label) {
      const [, one = '', other = ''] = shape.exec(label) ?? [];
      if (one === '' || other === '') return undefined;
      const [column, row] = isRowFirst ? [other, one] : [one, other];
      const numbers = numbering.counted({ column: columnPart.read(column), row: rowPart.read(row) });
      // A label has one form only: 0101, but not 00101.
      return numbers && print(numbers.column, numbers.row) === label ? numbers : undefined;
    },
  };
}

/**
 * Returns the minimum numbers of digits of columns and rows in labels. In a label without a separator, the second
 * number always has as many digits as its largest value, so that it is clear where it begins.
 */
export function labelDigits(grid: GridSpec): { readonly columns: number; readonly rows: number } {
  const columns = grid.columnDigits ?? grid.digits;
  const rows = grid.rowDigits ?? (isLettered(grid) ? 1 : grid.digits);
  if (isLettered(grid) || grid.separator) return { columns, rows };
  const { largest } = rowOrColumnNumbering(grid);
  return grid.labels === 'RRCC'
    ? { columns: Math.max(columns, digitsOf(largest.columns)), rows }
    : { columns, rows: Math.max(rows, digitsOf(largest.rows)) };
}

const isLettered = ({ labels }: GridSpec): boolean => labels === 'letters' || labels === 'doubled letters';

/** Returns the formats of the two parts of a label: of the column and of the row. */
function partsOf(grid: GridSpec): [column: Part, row: Part] {
  const { columns, rows } = labelDigits(grid);
  if (isLettered(grid)) return [grid.labels === 'letters' ? COUNTED_LETTERS : DOUBLED_LETTERS, openDigits(rows)];
  if (grid.separator) return [openDigits(columns), openDigits(rows)];
  return grid.labels === 'RRCC' ? [fixedDigits(columns), openDigits(rows)] : [openDigits(columns), fixedDigits(rows)];
}

const digitsOf = (number: number): number => String(Math.abs(number)).length;

/**
 * Creates the part of a label that is a number. A number with fewer than `digits` digits is padded with zeros; a larger
 * number has more digits.
 */
function openDigits(digits: number): Part {
  return {
    pattern: String.raw`(-?\d{${digits},})`,
    print: (number) => (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(digits, '0'),
    read: Number,
  };
}

function fixedDigits(digits: number): Part {
  return { ...openDigits(digits), pattern: String.raw`(\d{${digits}})` };
}

/** Letters that count like numbers: A … Z, AA, AB, AC. Column 1 is A. */
const COUNTED_LETTERS: Part = {
  pattern: '([A-Z]+)',
  print(column) {
    let text = '';
    for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) text = letter((rest - 1) % 26) + text;
    return text;
  },
  read(text) {
    let number = 0;
    for (let i = 0; i < text.length; i++) number = number * 26 + indexOf(text, i) + 1;
    return number;
  },
};

/** Letters that are repeated: A … Z, AA, BB, CC. Column 1 is A. */
const DOUBLED_LETTERS: Part = {
  pattern: String.raw`([A-Z]+)`,
  print: (column) => letter((column - 1) % 26).repeat(Math.floor((column - 1) / 26) + 1),
  read: (text) => (text.length - 1) * 26 + indexOf(text, 0) + 1,
};

/** Returns the number of the column with these letters, counted from 1. */
export const columnOfLetters = (labels: 'letters' | 'doubled letters', text: string): number =>
  (labels === 'letters' ? COUNTED_LETTERS : DOUBLED_LETTERS).read(text);

const letter = (index: number): string => String.fromCharCode(65 + index);
const indexOf = (text: string, at: number): number => text.charCodeAt(at) - 65;
