import { numberText, type SheetCell } from './sheet.js';

/** The formats of Excel that are dates or times and have no code in the file, by their numbers. */
const DATE_FORMATS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Returns whether a number format displays a date or a time. Words, colours and conditions in a format do not count. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => first <= id && id <= last);
  if (/\[(h+|m+|s+)\]/i.test(code)) return true;
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return /[dmyhs]/i.test(signs) && !/general/i.test(signs);
}

/** Returns a number with the leading zeros of its format: with the format `0000`, 101 is the cell 0101. */
export function numberCell(value: number, code = ''): SheetCell {
  const text = numberText(value);
  return { text: /^0+$/.test(code) ? text.padStart(code.length, '0') : text };
}

const DAY_MS = 86_400_000;
/** Number of days from the first day of spreadsheets, 30 December 1899, to that of computers, 1 January 1970. */
const DAYS_TO_1970 = 25_569;
/** Number of days by which tables of the first Macintosh count from a later day. */
export const DAYS_OF_1904 = 1462;

/** Returns the date or time of day with a number of days since 1899 as ISO text. */
export function dateCell(days: number): SheetCell {
  const date = new Date(Math.round((days - DAYS_TO_1970) * DAY_MS));
  if (Number.isNaN(date.getTime())) return { text: numberText(days), problem: 'date' };
  const [day, time] = date.toISOString().split('T');
  return { text: days < 1 ? time.slice(0, 5) : day, problem: 'date' };
}
