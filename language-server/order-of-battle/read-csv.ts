import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { TableFault } from '../../protocol/forces.js';
import type { Translate } from '../words/translate.js';
import { tableOf, type Line, type Table } from './table.js';

/** Matches a first line such as `sep=;`, which gives the delimiter of the file to a spreadsheet program. */
const SEPARATOR = /^\uFEFF?sep=(.)(\r?\n)/i;
const DELIMITERS = ['\t', ';', ','];

/**
 * Parses CSV with a header line. The delimiter is that of a first line `sep=;`, or else the most frequent of tab,
 * semicolon and comma in the header line.
 * @param t translates messages
 */
export function readCsv(text: string, t: Translate): Table {
  const faults: TableFault[] = [];
  return tableOf(linesOf(text, faults), faults, t);
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
        return value;
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
