import { MONTHS, type Calendar, type MonthName } from '../../../model/calendar.js';

/** Number of turns on the track, from June 1941 to June 1945 [1.1, 7.0]. */
const TURN_COUNT = 49;
const FIRST = { year: 1941, month: 6 };

/** A turn as year and month; January is 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Returns the month of a turn. Turn 1 is June 1941, turn 44 is January 1945 [SBE9]. */
export function monthOf(turn: number): Month {
  const months = FIRST.month - 1 + turn - 1;
  return { year: FIRST.year + Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Returns the turn of a month. */
export const turnOf = ({ year, month }: Month): number => (year - FIRST.year) * 12 + month - FIRST.month + 1;

/** Returns the turn of a month given by name: `turnIn(1942, 'March')`. */
export const turnIn = (year: number, month: MonthName): number => turnOf({ year, month: MONTHS.indexOf(month) + 1 });

export const monthName = (turn: number): MonthName => MONTHS[monthOf(turn).month - 1];

/** The names of the turns: `June 1941` … */
export const calendar: Calendar = Array.from(
  { length: TURN_COUNT },
  (_, i) => `${monthName(i + 1)} ${monthOf(i + 1).year}`,
);
