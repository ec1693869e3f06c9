import type { TableFault } from '../../protocol/forces.js';
import type { Translate } from '../words/translate.js';
import type { Row } from './columns.js';
import type { CellProblem } from './spreadsheet/sheet.js';
import { cellFault, repairedCell } from './table-cells.js';

/** A row and the number of its first line. Line numbers begin with 1. */
export interface ReadRow {
  readonly line: number;
  readonly cells: Row;
}

export interface Table {
  /** Column headers in lower case. */
  readonly headers: readonly string[];
  readonly rows: readonly ReadRow[];
  readonly faults: readonly TableFault[];
}

/** A table, with information about how its file was read. */
export interface ReadTable extends Table {
  /** The encoding of a text file. */
  readonly encoding?: string;
  /** The name of the sheet that was read; absent if the file is not a spreadsheet. */
  readonly sheet?: string;
  /** The names of all sheets that are not hidden. */
  readonly sheets?: readonly string[];
}

/** A line of a table file as its cells. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
  /** For each cell of a spreadsheet, the reason why it cannot be read as a value; undefined if it can be read. */
  readonly problems?: readonly (CellProblem | undefined)[];
}

/**
 * Returns a table whose first line is the header line. Empty lines are skipped. Line ends and invisible signs in cells
 * are repaired.
 * @param given errors that are already known
 * @param t translates messages
 */
export function tableOf(lines: readonly Line[], given: readonly TableFault[], t: Translate): Table {
  const faults: TableFault[] = [...given];
  const rows: ReadRow[] = [];
  let headers: string[] = [];
  for (const { line, cells: written, problems } of lines) {
    const cells = written.map(repairedCell);
    cells.forEach((cell, index) => {
      const message = cellFault(headers[index] ?? '', cell, problems?.[index], t);
      if (message !== undefined) faults.push({ line, column: index + 1, message });
    });
    if (headers.length === 0) {
      headers = cells.map((header) => header.toLowerCase());
      headers.forEach((header, index) => {
        if (header !== '' && headers.indexOf(header) < index)
          faults.push({ line, column: index + 1, message: t('There are two columns “{0}”.', header) });
      });
      continue;
    }
    const beyond = cells.findIndex((cell, index) => cell !== '' && (headers[index] ?? '') === '');
    if (beyond >= 0)
      faults.push({ line, column: beyond + 1, message: t('“{0}” has no column header.', cells[beyond]) });
    const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [[headers[index] ?? '', cell] as const]));
    if (filled.length > 0) rows.push({ line, cells: Object.fromEntries(filled) });
  }
  if (headers.length === 0 && faults.length === 0)
    faults.push({ line: 1, column: 0, message: t('The table is empty.') });
  return { headers, rows, faults };
}
