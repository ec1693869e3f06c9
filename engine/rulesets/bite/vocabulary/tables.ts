import type { RuledTable } from '../../../mechanics/checks/tables.js';
import { MONTHS, turnNumber } from '../../../model/calendar.js';
import type { TableModel } from '../../../model/special-rules.js';
import type { BiteRule } from '../rulebook/index.js';
import { calendar, monthName, monthOf, turnIn } from './calendar.js';
import { FIELDS, LEADING, NATIONS, type Field, type Level, type NationName } from './nations.js';
import { POWERS } from './power.js';
import { EFFECTS, TERRAIN_WORDS, WEATHERS, type Costs, type Weather } from './terrain.js';
import { CLASSES } from './unit-kinds.js';

export const YEARS = ['1941', '1942', '1943', '1944', '1945'] as const;
/** Number of faces of a die. */
export const DIE_FACES = 6;

/** The entry of the weather track for a month: a weather, or `roll` if the weather is rolled [9.0]. */
export type Forecasted = Weather | 'roll';

const WHOLE = { text: 'a whole number', isOne: (value: string) => /^\d+$/.test(value) };
/** The value for a technology advance that does not happen. */
const NEVER = 'never';
const isMonth = (value: string): boolean => turnNumber(value, calendar) !== undefined;

/**
 * The tables that a scenario may contain: those printed on cards and on the map, and changes to tables of the rulebook.
 */
export const tables: readonly RuledTable<BiteRule>[] = [
  {
    word: 'weather',
    text: 'The weather of each month on the turn track: `October: 1941 = roll`.',
    rules: ['9.0'],
    rows: MONTHS,
    columns: YEARS,
    values: [...WEATHERS, 'roll'],
  },
  {
    word: 'factories',
    text: 'The cities for a new factory, by die roll: `2: Germany = "Kassel, Magdeburg"`.',
    rules: ['15.1'],
    rows: Array.from({ length: DIE_FACES }, (_, i) => String(i + 1)),
    columns: LEADING,
  },
  {
    word: 'technology',
    text: 'The months in which the fixed technology advances happen: `"Germany armour": 3 = "July 1943"`.',
    rules: ['3.13'],
    rows: NATIONS.flatMap((nation) => FIELDS.map((field) => `${nation} ${field}`)),
    columns: ['2', '3'],
    cell: { text: 'a month, `"July 1943"`, or never', isOne: (value) => value === NEVER || isMonth(value) },
  },
  {
    word: 'power',
    text: 'The lowest rolls that hit, the movement points and the range of a class at a technology level: `"armour 2": attack = 5, mp = 4`.',
    rules: ['3.14'],
    rows: CLASSES.flatMap((one) => [1, 2, 3].map((level) => `${one} ${level}`)),
    columns: POWERS,
    cell: WHOLE,
  },
  {
    word: 'terrain',
    text: 'The movement points that a terrain costs, by weather: `forest: clear = 2, snow = 2`.',
    rules: ['7.5.3', '9.2'],
    rows: TERRAIN_WORDS,
    columns: WEATHERS,
    cell: WHOLE,
  },
  {
    word: 'lend-lease',
    text: 'The Lend-Lease points of a route from a month on: `"September 1941": "arctic red" = 2`.',
    rules: ['34.0'],
    rows: YEARS.flatMap((year) => MONTHS.map((month) => `${month} ${year}`)),
    columns: ['pacific', 'arctic', 'southern'].flatMap((route) => [`${route} red`, `${route} blue`]),
    cell: WHOLE,
  },
];

/**
 * Returns the value in a scenario's tables at a row and column. If it is given several times, returns the first; if it
 * is not given, returns undefined.
 */
export const cellGiven = (
  given: readonly TableModel[],
  table: string,
  row: string,
  column: string,
): string | undefined =>
  given
    .filter(({ name }) => name === table)
    .flatMap(({ rows }) => rows)
    .filter(({ key }) => key === row)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.column === column)?.value;

/**
 * The weather of each month for which the rulebook gives it. The weather is rolled in May and October, and it snows in
 * winter. The weather of all other months is printed only on the weather track [9.0, 33.0].
 */
const KNOWN_WEATHER: Partial<Record<string, Forecasted>> = {
  May: 'roll',
  October: 'roll',
  December: 'snow',
  January: 'snow',
  February: 'snow',
  March: 'snow',
};

/** Returns the track entry of a turn; undefined if neither the rulebook nor the scenario gives it. */
export function trackOf(given: readonly TableModel[], turn: number): Forecasted | undefined {
  const month = monthName(turn);
  const entry = cellGiven(given, 'weather', month, String(monthOf(turn).year));
  return (entry as Forecasted | undefined) ?? KNOWN_WEATHER[month];
}

/** An advance of technology [3.13]. */
export interface Advance {
  readonly nation: NationName;
  readonly field: Field;
  readonly level: Level;
  readonly turn: number;
}
const advance = (turn: number, nation: NationName, field: Field, level: Level): Advance => ({
  nation,
  field,
  level,
  turn,
});
const bookAdvances: readonly Advance[] = [
  advance(turnIn(1942, 'March'), 'Soviet Union', 'infantry', 2),
  advance(turnIn(1942, 'November'), 'Soviet Union', 'armour', 2),
  advance(turnIn(1943, 'January'), 'Soviet Union', 'fighters', 2),
  advance(turnIn(1943, 'July'), 'Germany', 'armour', 3),
  advance(turnIn(1943, 'September'), 'Soviet Union', 'bombers', 2),
  advance(turnIn(1944, 'May'), 'Germany', 'fighters', 3),
  advance(turnIn(1944, 'July'), 'Soviet Union', 'armour', 3),
  advance(turnIn(1944, 'September'), 'Soviet Union', 'infantry', 3),
  advance(turnIn(1944, 'October'), 'Germany', 'infantry', 3),
  advance(turnIn(1945, 'March'), 'Germany', 'bombers', 3),
];

/**
 * Returns the schedule of technology advances: the rulebook's advances as changed by tables of a scenario, in
 * chronological order.
 */
export function advancesOf(given: readonly TableModel[]): readonly Advance[] {
  const changed = NATIONS.flatMap((nation) =>
    FIELDS.flatMap((field) =>
      ([2, 3] as const).flatMap((level) => {
        const written = cellGiven(given, 'technology', `${nation} ${field}`, String(level));
        return written === undefined ? [] : [advance(turnNumber(written, calendar) ?? Infinity, nation, field, level)];
      }),
    ),
  );
  const isChanged = (one: Advance): boolean =>
    changed.some(({ nation, field, level }) => nation === one.nation && field === one.field && level === one.level);
  return [...bookAdvances.filter((one) => !isChanged(one)), ...changed].sort((a, b) => a.turn - b.turn);
}

/** Returns the movement costs by terrain with the changes of a scenario; undefined for water. */
export function costsOf(given: readonly TableModel[]): readonly (Costs | undefined)[] {
  return EFFECTS.map(({ costs }, index) => {
    if (costs === undefined) return undefined;
    const changed = { ...costs };
    for (const weather of WEATHERS) {
      const cost = cellGiven(given, 'terrain', TERRAIN_WORDS[index], weather);
      if (cost !== undefined && /^\d+$/.test(cost)) changed[weather] = Number(cost);
    }
    return changed;
  });
}
