import type { Chance } from '../../models/chance.js';

/**
 * A side of the game. This file transcribes calendar and technology from the rulebook a second time, so that tests can
 * compare the engine with it [3.13.calendar].
 */
export type Side = 'Axis' | 'Soviet';
export type Level = 1 | 2 | 3;
export type Field = 'infantry' | 'armour' | 'fighters' | 'bombers';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** Number of months since the war began. */
export type Month = number;
export const monthIn = (month: (typeof MONTHS)[number], year: number): Month =>
  (year - 1941) * 12 + MONTHS.indexOf(month) - 5;
export const monthText = (month: Month): string => `${MONTHS[(month + 5) % 12]} ${1941 + Math.floor((month + 5) / 12)}`;

const SCHEDULE: readonly (readonly [Side, Field, Month, Level])[] = [
  ['Soviet', 'infantry', monthIn('March', 1942), 2],
  ['Soviet', 'armour', monthIn('November', 1942), 2],
  ['Soviet', 'fighters', monthIn('January', 1943), 2],
  ['Axis', 'armour', monthIn('July', 1943), 3],
  ['Soviet', 'bombers', monthIn('September', 1943), 2],
  ['Axis', 'fighters', monthIn('May', 1944), 3],
  ['Soviet', 'armour', monthIn('July', 1944), 3],
  ['Soviet', 'infantry', monthIn('September', 1944), 3],
  ['Axis', 'infantry', monthIn('October', 1944), 3],
  ['Axis', 'bombers', monthIn('March', 1945), 3],
];

/** Returns the level of Germany or of the Soviet Union in a month [3.13.calendar]. */
export const levelOf = (side: Side, field: Field, month: Month): Level =>
  SCHEDULE.reduce<Level>(
    (level, [of, researched, from, to]) => (of === side && researched === field && month >= from ? to : level),
    side === 'Axis' ? 2 : 1,
  );

/**
 * Returns a random month from June 1941 to May 1945. The first two winters, and months around changes of technology,
 * are more frequent.
 */
export function monthBy(by: Chance): Month {
  if (by.happens(40)) return by.oneOf(WINTERS);
  return by.happens(40) ? by.oneOf(CHANGES) : by.upTo(47);
}

/** Returns whether a month belongs to the first winter [33.0]. */
export const isFirstWinter = (month: Month): boolean =>
  month >= monthIn('December', 1941) && month <= monthIn('March', 1942);

const WINTERS = [1941, 1942].flatMap((year) => [
  ...(['November', 'December'] as const).map((month) => monthIn(month, year)),
  ...(['January', 'March', 'April'] as const).map((month) => monthIn(month, year + 1)),
]);
const CHANGES: readonly Month[] = SCHEDULE.flatMap(([, , month]) => [month - 1, month]);
