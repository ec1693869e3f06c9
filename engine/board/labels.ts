import type { GridSpec } from './board.js';

/** Converts between labels and the printed numbers of a column and a row. */
export interface Labels {
  print(column: number, row: number): string;
  /** Returns the printed numbers of a label; undefined if it does not have the form of this grid's labels. */
  read(label: string): { readonly column: number; readonly row: number } | undefined;
}

/**
 * Returns the label format of a grid. In labels that consist of digits, the column and the row each have at least
 * `grid.digits` digits. They have more if the largest printed number needs more.
 */
export function labelsOf(grid: GridSpec): Labels {
  if (grid.labels === 'letters') return letters;
  const largest = Math.max(grid.firstColumn + grid.columns, grid.firstRow + grid.rows) - 1;
  const digits = Math.max(grid.digits, String(largest).length);
  const shape = new RegExp(`^\\d{${2 * digits}}$`);
  const half = (number: number): string => String(number).padStart(digits, '0');
  const columnFirst = grid.labels === 'CCRR';
  return {
    print: (column, row) => (columnFirst ? half(column) + half(row) : half(row) + half(column)),
    read(label) {
      if (!shape.test(label)) return undefined;
      const first = Number(label.slice(0, digits));
      const second = Number(label.slice(digits));
      return columnFirst ? { column: first, row: second } : { column: second, row: first };
    },
  };
}

/** Labels such as `A1`, `Z1`, `AA1`: a letter or letters for the column, A for column 1, and the row number. */
const letters: Labels = {
  print: (column, row) => columnLetters(column) + String(row),
  read(label) {
    const match = /^([A-Z]+)(0|[1-9]\d*)$/.exec(label);
    if (!match) return undefined;
    return { column: columnNumber(match[1]), row: Number(match[2]) };
  },
};

function columnLetters(column: number): string {
  let text = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  }
  return text;
}

function columnNumber(text: string): number {
  let number = 0;
  for (let i = 0; i < text.length; i++) number = number * 26 + (text.charCodeAt(i) - 64);
  return number;
}
