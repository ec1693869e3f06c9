import { decodeFile } from '../text/decode-file.js';
import type { Translate } from '../words/translate.js';
import { readCsv } from './read-csv.js';
import { isSpreadsheet, readSpreadsheet } from './spreadsheet/read-spreadsheet.js';
import type { ReadTable } from './table.js';

/**
 * Reads a table: a text with separated columns, or the bytes of a text file or of a spreadsheet.
 * @param sheet the name of the sheet of a spreadsheet. Default: the first sheet that is not hidden
 * @param t translates messages
 */
export function readTable(source: string | Uint8Array, sheet: string | undefined, t: Translate): ReadTable {
  if (typeof source !== 'string' && isSpreadsheet(source)) return readSpreadsheet(source, sheet, t);
  const { text, encoding } = typeof source === 'string' ? { text: source } : decodeFile(source);
  const table = readCsv(text, t);
  const faults = sheet === undefined ? [] : [{ line: 1, column: 0, message: t('A text file has no sheets.') }];
  return { ...table, faults: [...faults, ...table.faults], ...(encoding !== undefined && { encoding }) };
}
