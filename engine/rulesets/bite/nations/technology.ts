import { nationCalled, FIELDS, NATIONS, type Level, type NationName } from '../vocabulary/nations.js';
import type { State } from '../state/state.js';

/** The level of a unit: its own, that of shock troops, else that of its nation in its field [3.13, 6.1.1.shock]. */
export function levelOf(state: State, piece: number): Level {
  const { technology, nation, traits, type } = state.piece(piece);
  if (technology > 0) return Math.min(3, technology) as Level;
  const level = levelIn(state, nation, FIELDS.indexOf(traits.field ?? 'infantry'));
  return type.shock && level < SHOCK ? SHOCK : level;
}

const SHOCK: Level = 2;

/** The level of a nation in a field, by its place among `FIELDS`. */
export const levelIn = ({ technology }: State, nation: NationName, field: number): Level =>
  technology[nation]?.[field] ?? nationCalled(nation).technology[field];

/** Levels when play begins: what the nations start with, or what the scenario says [5.1-5.5]. */
export function beginTechnology(state: State): void {
  state.technology = Object.fromEntries(
    NATIONS.map((nation) => {
      const told = state.settingsOf('technology', { of: nation }) ?? [];
      const levels = nationCalled(nation).technology.map((level, at) => asLevel(told[at]) ?? level);
      return [nation, levels];
    }),
  );
}

const asLevel = (told: string | number | undefined): Level | undefined =>
  ([1, 2, 3] as const).find((level) => level === Number(told));
