import type { TableFault } from '../../protocol/forces.js';

/** Returns the place of an error as a spreadsheet writes it: `Units!B4`, or `'Army units'!4:4` for the whole row. */
export function cellAddress(sheet: string, { line, column }: TableFault): string {
  const name = /^[\p{L}_][\p{L}\d_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${column > 0 ? `${lettersOf(column)}${line}` : `${line}:${line}`}`;
}

/** Returns the letters of a column: A, B, … Z, AA, AB. Columns count from 1. */
function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
