import type { TableFault } from '../../../protocol/forces.js';
import type { Translate } from '../../words/translate.js';
import { tableOf, type ReadTable } from '../table.js';
import { Archive } from './archive.js';
import { isEncryptedOds, sheetsOfOds } from './ods.js';
import { UnreadableSpreadsheet, type Sheet, type Unreadable } from './sheet.js';
import { sheetsOfXlsx } from './xlsx.js';

/** First bytes of a zip file. The files `.xlsx` and `.ods` are zip files. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** First bytes of the older container of Microsoft Office files. Encrypted `.xlsx` files have it, too. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Returns whether a file is a spreadsheet, by its first bytes. All other files are text. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => begins(bytes, ZIP) || begins(bytes, COMPOUND_FILE);

/**
 * Reads a sheet of an `.xlsx` or `.ods` file. The value of a merged cell applies to all its rows, and a formula counts
 * as its stored value.
 * @param sheet the name of the sheet. Default: the first sheet that is not hidden
 */
export function readSpreadsheet(bytes: Uint8Array, sheet: string | undefined, t: Translate): ReadTable {
  try {
    const all = sheetsOf(bytes);
    const shown = all.filter(({ isHidden }) => !isHidden);
    const read = sheet === undefined ? (shown.at(0) ?? all.at(0)) : all.find(({ name }) => name === sheet);
    const sheets = shown.map(({ name }) => name);
    if (!read)
      return unread(t('There is no sheet “{0}”. Sheets: {1}.', sheet ?? '', all.map(({ name }) => name).join(', ')));
    const lines = read.rows().map(({ line, cells }) => ({
      line,
      cells: cells.map(({ text }) => text),
      problems: cells.map(({ problem }) => problem),
    }));
    return { ...tableOf(lines, [], t), sheet: read.name, sheets };
  } catch (problem) {
    if (!(problem instanceof UnreadableSpreadsheet)) throw problem;
    return unread(unreadableText(problem.reason, t));
  }
}

/**
 * Returns the sheets of a spreadsheet file.
 * @throws UnreadableSpreadsheet when the file is encrypted, damaged or in another format.
 */
function sheetsOf(bytes: Uint8Array): readonly Sheet[] {
  if (begins(bytes, COMPOUND_FILE))
    throw new UnreadableSpreadsheet(isEncryptedOffice(bytes) ? 'encrypted' : 'old format');
  const archive = new Archive(bytes);
  if (isEncryptedOds(archive)) throw new UnreadableSpreadsheet('encrypted');
  const sheets = sheetsOfXlsx(archive) ?? sheetsOfOds(archive) ?? [];
  if (sheets.length === 0) throw new UnreadableSpreadsheet('damaged');
  return sheets;
}

/** Returns whether a file of Microsoft Office has the stream that contains an encrypted file. Names are in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(name[0]); at >= 0; at = bytes.indexOf(name[0], at + 1))
    if (name.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

function unreadableText(reason: Unreadable, t: Translate): string {
  switch (reason) {
    case 'encrypted':
      return t('The spreadsheet is encrypted. Save it without a password.');
    case 'old format':
      return t('The spreadsheet has the old format of Excel. Save it as .xlsx, .ods or .csv.');
    case 'too large':
      return t('The spreadsheet is too large. Save the table as a file of its own.');
    default:
      return t('The spreadsheet is damaged, or has an unknown format. Save it again as .xlsx, .ods or .csv.');
  }
}

const unread = (message: string): ReadTable => {
  const faults: readonly TableFault[] = [{ line: 1, column: 0, message }];
  return { headers: [], rows: [], faults };
};
