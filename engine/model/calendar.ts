/** What a game calls its turns, from turn 1 on: `['13AM', '13PM', …]`, `['June 1941', …]`; without a calendar they are numbers. */
export type Calendar = readonly string[];

/** A turn as messages name it: `3`, `13AM`, `June 1941`. */
export function turnName(turn: number, calendar: Calendar = []): string {
  return calendar[turn - 1] ?? String(turn);
}

/** The number of a turn as written, spaces left out or not; undefined for a name the calendar does not have. */
export function turnNumber(written: string, calendar: Calendar = []): number | undefined {
  const name = written.replace(/\s+/g, '');
  const index = calendar.findIndex((known) => known.replace(/\s+/g, '') === name);
  if (index >= 0) return index + 1;
  return /^\d+$/.test(name) ? Number(name) : undefined;
}

/** The address of a roll whose turn may be written by its name, `June 1941/weather`, as the game writes it: `1/weather`. */
export function rollAddress(written: string, calendar: Calendar = []): string {
  const [turn, ...rest] = written.split('/');
  const number = rest.length > 0 ? turnNumber(turn, calendar) : undefined;
  return number === undefined ? written : [number, ...rest].join('/');
}
