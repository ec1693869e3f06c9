import { nationCalled, FIELDS, NATIONS, type Level, type NationName } from '../vocabulary/nations.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import type { State } from '../state/state.js';
import type { Advance } from '../vocabulary/tables.js';

/**
 * Returns the technology level of a unit. A level given for the unit itself applies first. Otherwise the level of its
 * nation in the unit's field applies; shock troops have at least their own minimum level [3.13, 6.1.1.shock].
 */
export function levelOf(state: State, piece: number): Level {
  const { technology, nation, traits, type } = state.piece(piece);
  if (technology > 0) return Math.min(3, technology) as Level;
  const level = levelIn(state, nation, FIELDS.indexOf(traits.field ?? 'infantry'));
  return type.shock && level < SHOCK_LEVEL ? SHOCK_LEVEL : level;
}

const SHOCK_LEVEL: Level = 2;

/**
 * Returns the technology level of a nation in a field; `field` is an index into `FIELDS`. A minor nation that follows a
 * major nation is at most one level behind the major nation [17.1, A39].
 */
export function levelIn(state: State, nation: NationName, field: number): Level {
  const { follows, technology } = nationCalled(nation);
  const own = state.technology[nation]?.[field] ?? technology[field];
  if (follows === undefined || !followsNow(state)) return own;
  const led = levelIn(state, follows, field) - 1;
  return led > own ? (led as Level) : own;
}

const followsNow = (state: State): boolean => state.rulings['technology.minorsFollow'] || state.plays('research');

/**
 * Sets the technology levels at the start of play: those of the scenario, otherwise the defaults of the nations, with
 * the advances scheduled for months before the first turn [5.1-5.5, 3.13.calendar].
 */
export function beginTechnology(state: State): void {
  const isEarlier = ({ turn }: Advance): boolean => !state.plays('research') && turn < firstTurnOf(state.scenario);
  const advances = state.advances.filter(isEarlier);
  state.technology = Object.fromEntries(
    NATIONS.map((nation) => {
      const levelsSet = state.settingsOf('technology', { of: nation }) ?? [];
      const reached = (at: number): Level[] =>
        advances.filter((one) => one.nation === nation && one.field === FIELDS[at]).map(({ level }) => level);
      const levels = nationCalled(nation).technology.map(
        (level, at) => Math.max(asLevel(levelsSet[at]) ?? level, ...reached(at)) as Level,
      );
      return [nation, levels];
    }),
  );
}

const asLevel = (value: string | number | undefined): Level | undefined =>
  ([1, 2, 3] as const).find((level) => level === Number(value));
