import { term } from './say.js';

/**
 * The names of a game's turns, from turn 1 on: `['13AM', '13PM', …]`, `['June 1941', …]`. Without a calendar, turns are
 * numbers.
 */
export type Calendar = readonly string[];

/** The names of months that calendars use. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type MonthName = (typeof MONTHS)[number];

/** Returns the name of a turn as authors write it: `3`, `13AM`, `June 1941`. */
export function turnName(turn: number, calendar: Calendar = []): string {
  return calendar[turn - 1] ?? String(turn);
}

/** Returns the name of a turn in the reader's language: `3`, `13AM`, `June 1941`. */
export const turnTitle = (turn: number, calendar?: Calendar): string =>
  turnName(turn, calendar).replace(/\p{L}+/gu, term);

/**
 * Returns the number of a turn that is written as a name or as a number. Spaces are ignored. Returns undefined for a
 * name that the calendar does not have.
 */
export function turnNumber(written: string, calendar: Calendar = []): number | undefined {
  const name = written.replace(/\s+/g, '');
  const index = calendar.findIndex((known) => known.replace(/\s+/g, '') === name);
  if (index >= 0) return index + 1;
  return /^\d+$/.test(name) ? Number(name) : undefined;
}

/** Returns the address of a roll with its turn as a number: `1/weather` for `June 1941/weather`. */
export function rollAddress(written: string, calendar: Calendar = []): string {
  const [turn, ...rest] = written.split('/');
  const number = rest.length > 0 ? turnNumber(turn, calendar) : undefined;
  return number === undefined ? written : [number, ...rest].join('/');
}

/** Returns the address of a roll with the name of its turn, the inverse of {@link rollAddress}. */
export function writtenAddress(address: string, calendar: Calendar = []): string {
  const [turn, ...rest] = address.split('/');
  return /^\d+$/.test(turn) ? [turnName(Number(turn), calendar), ...rest].join('/') : address;
}
