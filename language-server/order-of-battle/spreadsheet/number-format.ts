import { numberText, type SheetCell } from './sheet.js';

/**
 * Ranges of the numbers of Excel's predefined formats that display a date or a time. A file gives only the number of
 * such a format, and not its code.
 */
const DATE_FORMATS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/**
 * Returns whether a number format displays a date or a time. Words, colours and conditions in a format do not count.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => first <= id && id <= last);
  if (/\[(h+|m+|s+)\]/i.test(code)) return true;
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '');
  return /[dmyhs]/i.test(signs) && !/general/i.test(signs);
}

/**
 * Returns the cell for a number. A format of zeros adds leading zeros: with the format `0000`, the number 101 becomes
 * `0101`.
 */
export function numberCell(value: number, code = ''): SheetCell {
  const text = numberText(value);
  return { text: /^0+$/.test(code) ? text.padStart(code.length, '0') : text };
}

const DAY_MS = 86_400_000;
/**
 * Number of days from 30 December 1899, where spreadsheets begin to count, to 1 January 1970, where JavaScript begins.
 */
const DAYS_TO_1970 = 25_569;
/** Number of days that are added to the dates of a workbook that counts from 1904, as Excel for Macintosh once did. */
export const DAYS_OF_1904 = 1462;

/** Returns a cell with a date or a time of day in ISO form, given as a number of days since 30 December 1899. */
export function dateCell(days: number): SheetCell {
  const date = new Date(Math.round((days - DAYS_TO_1970) * DAY_MS));
  if (Number.isNaN(date.getTime())) return { text: numberText(days), problem: 'date' };
  const [day, time] = date.toISOString().split('T');
  return { text: days < 1 ? time.slice(0, 5) : day, problem: 'date' };
}
