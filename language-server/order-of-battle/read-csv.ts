import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { TableFault } from '../../protocol/forces.js';
import type { Translate } from '../words/translate.js';
import type { Row } from './columns.js';
import { dateFault, repairedCell } from './table-cells.js';

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

/** The line with which a spreadsheet learns the delimiter. */
const SEPARATOR = /^\uFEFF?sep=(.)(\r?\n)/i;
const DELIMITERS = ['\t', ';', ','];

/**
 * Parses CSV with a header line. The delimiter is that of a first line `sep=;`, or else the most frequent of tab,
 * semicolon and comma in the header line. Empty rows are skipped. Line ends and invisible signs in cells are repaired.
 * @param t translates messages
 */
export function readCsv(text: string, t: Translate): Table {
  const faults: TableFault[] = [];
  const rows: ReadRow[] = [];
  let headers: string[] = [];
  for (const { line, cells } of linesOf(text, faults)) {
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
    cells.forEach((cell, index) => {
      const message = dateFault(headers[index] ?? '', cell, t);
      if (message !== undefined) faults.push({ line, column: index + 1, message });
    });
    const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [[headers[index] ?? '', cell] as const]));
    if (filled.length > 0) rows.push({ line, cells: Object.fromEntries(filled) });
  }
  if (headers.length === 0 && faults.length === 0)
    faults.push({ line: 1, column: 0, message: t('The table is empty.') });
  return { headers, rows, faults };
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

function linesOf(text: string, faults: TableFault[]): readonly Line[] {
  const [, given, end = ''] = SEPARATOR.exec(text) ?? [];
  const table = given === undefined ? text : text.slice(text.indexOf(end) + end.length);
  const linesBefore = given === undefined ? 0 : 1;
  const [first = ''] = table.trimStart().split(/\r?\n/, 1);
  const times = (sign: string): number => first.split(sign).length;
  const delimiter = given ?? DELIMITERS.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
  const begins: number[] = [];
  try {
    const records = parse(table, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast: (value, { index, lines }) => {
        if (index === 0) begins.push(lines + linesBefore);
        return repairedCell(value);
      },
    });
    return records.map((cells, index) => ({ line: begins[index] ?? 0, cells }));
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    const at = problem as CsvError & { readonly lines?: number; readonly index?: number };
    faults.push({ line: (at.lines ?? 1) + linesBefore, column: (at.index ?? -1) + 1, message: problem.message });
    return [];
  }
}
