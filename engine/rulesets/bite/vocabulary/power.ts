import type { TableModel } from '../../../model/special-rules.js';
import type { UnitClass } from './unit-kinds.js';

/** The lowest roll that hits; {@link NO_FIRE} for a class that has no fire of this kind [6.9]. */
export type HitRange = number;
export const NO_FIRE: HitRange = 7;

/** A value of the class table at each of the three technology levels [6.9, 3.14]. */
export type Levels = readonly [number, number, number];

/**
 * Columns of the class table: fire of land units (`attack`, `defense`) and of aircraft (`air`, `ground`), movement
 * points, range.
 */
export const POWERS = ['attack', 'defense', 'air', 'ground', 'mp', 'range'] as const;
export type Power = (typeof POWERS)[number];
export type PowerTable = Readonly<Record<Power, Partial<Record<UnitClass, Levels>>>>;

const FOOT_ATTACK: Levels = [6, 6, 6];
const FOOT_DEFENSE: Levels = [6, 6, 5];
const ARTILLERY: Levels = [6, 5, 4];
const PACE: Levels = [3, 4, 4];

/** The class table of the rulebook. Authors may override its values with `table power`. */
export const bookPowers: PowerTable = {
  attack: {
    infantry: FOOT_ATTACK,
    mountain: FOOT_ATTACK,
    cavalry: FOOT_ATTACK,
    paratroop: FOOT_ATTACK,
    airlanding: FOOT_ATTACK,
    marine: FOOT_ATTACK,
    artillery: ARTILLERY,
    mechanized: [6, 6, 5],
    armour: [6, 5, 4],
    'armoured headquarters': [6, 5, 4],
  },
  defense: {
    infantry: FOOT_DEFENSE,
    static: FOOT_DEFENSE,
    mountain: FOOT_DEFENSE,
    cavalry: FOOT_DEFENSE,
    paratroop: FOOT_DEFENSE,
    airlanding: FOOT_DEFENSE,
    marine: FOOT_DEFENSE,
    artillery: ARTILLERY,
    mechanized: [6, 5, 4],
    armour: [5, 5, 4],
    'armoured headquarters': [5, 5, 4],
    'air headquarters': FOOT_DEFENSE,
    'naval headquarters': FOOT_DEFENSE,
    'supreme headquarters': FOOT_DEFENSE,
  },
  air: {
    fighter: [6, 5, 4],
    bomber: [NO_FIRE, 6, 5],
    'strategic bomber': [NO_FIRE, 6, 5],
  },
  ground: {
    fighter: [NO_FIRE, 6, 5],
    bomber: [6, 5, 4],
    'strategic bomber': [6, 5, 4],
  },
  mp: {
    infantry: PACE,
    static: [0, 0, 0],
    mountain: PACE,
    cavalry: [4, 5, 5],
    artillery: PACE,
    paratroop: PACE,
    airlanding: PACE,
    marine: PACE,
    mechanized: PACE,
    armour: PACE,
    'armoured headquarters': PACE,
    'air headquarters': PACE,
    'naval headquarters': PACE,
    'supreme headquarters': PACE,
  },
  range: {
    fighter: [5, 5, 10],
    bomber: [10, 10, 15],
    'strategic bomber': [15, 15, 15],
    interceptor: [5, 5, 10],
  },
};

/** Returns the class table with the changes of a scenario: `table power { "armour 2": attack = 5, mp = 4 }`. */
export function powersOf(tables: readonly TableModel[]): PowerTable {
  const given = tables.filter(({ name }) => name === 'power').flatMap(({ rows }) => rows);
  if (given.length === 0) return bookPowers;
  const powers = Object.fromEntries(POWERS.map((power) => [power, copied(bookPowers[power])])) as Changing;
  for (const { key, cells } of [...given].reverse()) {
    const [, unitClass, level] = /^(.*) ([123])$/.exec(key) ?? [];
    if (level === undefined) continue;
    for (const { column, value } of cells) {
      const power = POWERS.find((one) => one === column);
      if (power === undefined || !/^\d+$/.test(value)) continue;
      const levels = (powers[power][unitClass as UnitClass] ??= [NO_FIRE, NO_FIRE, NO_FIRE]);
      levels[Number(level) - 1] = Number(value);
    }
  }
  return powers as PowerTable;
}

type Changing = Record<Power, Partial<Record<UnitClass, number[]>>>;

const copied = (classes: PowerTable[Power]): Partial<Record<UnitClass, number[]>> =>
  Object.fromEntries(Object.entries(classes).map(([unitClass, levels]) => [unitClass, [...levels]]));
