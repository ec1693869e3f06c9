import type { Translate } from '../words/translate.js';
import type { CellProblem } from './spreadsheet/sheet.js';

/** Spaces that look like an ordinary space, and line ends within a cell. */
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Repairs what spreadsheets and web pages leave in a cell: line ends, no-break spaces and invisible signs. */
export const repairedCell = (cell: string): string => cell.replace(INVISIBLE, '').replace(SPACES, ' ').trim();

// cspell:disable
/** Months as spreadsheets shorten them, in English, German, French, Italian, Spanish and Polish, by number. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'janv', 'gen', 'ene', 'sty'],
  ['feb', 'févr', 'lut'],
  ['mar', 'mär', 'mrz', 'mars', 'marz'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'mag', 'maj'],
  ['jun', 'juin', 'giu', 'cze'],
  ['jul', 'juil', 'lug', 'lip'],
  ['aug', 'août', 'ago', 'sie'],
  ['sep', 'sept', 'set', 'wrz'],
  ['oct', 'okt', 'ott', 'paź'],
  ['nov', 'lis'],
  ['dec', 'dez', 'déc', 'dic', 'gru'],
];
// cspell:enable

const monthOf = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** `07-Jun`, `07. Jun` or `Jun-07`. A name such as `7.Mar` is no date. */
const DAY_AND_MONTH = /^(\d{1,2}-|\d\d\. )(\p{L}{3,5})\.?$|^(\p{L}{3,5})-(\d{1,2})$/u;
/** `07/06/2026` or `2026-06-07`. A name such as `1/2/34` is no date. */
const WHOLE_DATE = /^(\d{1,2})([./-])(\d{1,2})\2(?:19|20)\d\d$|^(?:19|20)\d\d-(\d\d)-(\d\d)$/;
/**
 * The numbers with which spreadsheets store the days from the beginning of 2000 to the end of 2050, counted from the
 * end of 1899.
 */
const FIRST_DAY = 36_526;
const LAST_DAY = 55_153;
const DAY_MS = 86_400_000;

/**
 * Matches the errors that spreadsheets display in cells, such as `#REF!` and `#N/A`. LibreOffice also displays
 * `Err:502`.
 */
const ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$|^Err:\d{3}$/;

/**
 * Returns the reason why a cell of a table cannot be read as a value; undefined if it can be read.
 * @param problem the problem that was found when the spreadsheet was read
 */
export function cellFault(
  column: string,
  cell: string,
  problem: CellProblem | undefined,
  t: Translate,
): string | undefined {
  if (problem === 'error' || ERROR.test(cell))
    return t('“{0}” is an error of the spreadsheet. Correct the formula, or write the value.', cell);
  if (problem === 'formula')
    return t('The formula has no stored value. Open the file in a spreadsheet program, and save it.');
  const date = dateFault(column, cell, t);
  if (date !== undefined || problem !== 'date') return date;
  return t('“{0}” is a date or a time. Format the column as text, and write the cell again.', cell);
}

/**
 * Returns an error if a spreadsheet has changed a name or the values of a unit into a date: `7/6` or `7-6` into
 * `07-Jun`. Returns undefined if the cell is no date.
 */
function dateFault(column: string, cell: string, t: Translate): string | undefined {
  if (!['name', 'formation', 'faces'].includes(column)) return undefined;
  const numbers = numbersOf(column, cell);
  if (!numbers) return undefined;
  const sign = column === 'faces' ? '-' : '/';
  return t(
    '“{0}” is a date that a spreadsheet has made of {1} or {2}. Format the column as text, and write the cell again.',
    cell,
    numbers.join(sign),
    [...numbers].reverse().join(sign),
  );
}

/**
 * Returns month and day of a date; undefined if the cell is no date. In the column `faces`, a number of five digits
 * counts as a date too: the number of days since the end of 1899.
 */
function numbersOf(column: string, cell: string): readonly [month: number, day: number] | undefined {
  const short = DAY_AND_MONTH.exec(cell);
  if (short) {
    const month = monthOf(short[2] ?? short[3]);
    return month > 0 ? [month, parseInt(short[1] ?? short[4], 10)] : undefined;
  }
  const whole = WHOLE_DATE.exec(cell);
  if (whole) return [Number(whole[3] ?? whole[4]), Number(whole[1] ?? whole[5])];
  const day = Number(cell);
  if (column !== 'faces' || !/^\d{5}$/.test(cell) || day < FIRST_DAY || day > LAST_DAY) return undefined;
  const date = new Date((day - 25_569) * DAY_MS);
  return [date.getUTCMonth() + 1, date.getUTCDate()];
}
