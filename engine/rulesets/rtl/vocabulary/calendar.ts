import type { Calendar } from '../../../model/calendar.js';

/** The turns of the track: a morning and an afternoon for each day from the 13th to the 23rd [2.1]. */
export const calendar: Calendar = Array.from({ length: 11 }, (_, day) => day + 13).flatMap((day) => [
  `${day}AM`,
  `${day}PM`,
]);
