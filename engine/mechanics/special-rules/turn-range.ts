import type { ArrivalModel, SettingModel } from '../../model/statements.js';
import type { TurnRange } from '../../model/special-rules.js';

/** Returns whether a statement applies in a turn. A statement without turns applies in every turn. */
export function holdsIn(during: Pick<TurnRange, 'first' | 'last'> | undefined, turn: number): boolean {
  return during === undefined || (turn >= during.first && turn <= during.last);
}

/** The turn, side and thing for which a setting is looked up. */
export interface SettingQuery {
  readonly turn?: number;
  readonly side?: string;
  /** The name of the unit, formation or place. */
  readonly of?: string;
}

/**
 * Returns the values of a setting for a turn, a side, and a unit or place; undefined if no setting matches. If several
 * settings match, the most specific one counts. Among equally specific settings, the last one counts.
 */
export function settingFor(
  settings: readonly SettingModel[],
  name: string,
  query: SettingQuery = {},
): readonly (string | number)[] | undefined {
  let found: SettingModel | undefined;
  for (const setting of settings) {
    if (setting.name !== name || !isFor(setting, query)) continue;
    if (!found || specificityOf(setting) >= specificityOf(found)) found = setting;
  }
  return found?.values;
}

function isFor({ turn, side, of }: SettingModel, query: SettingQuery): boolean {
  if (turn !== undefined && turn !== query.turn) return false;
  if (side !== undefined && side !== query.side) return false;
  return of === undefined || of.some((thing) => thing.name === query.of);
}

const specificityOf = ({ turn, side, of }: SettingModel): number =>
  [turn, side, of].filter((part) => part !== undefined).length;

/**
 * Returns whether an arrival may happen in a turn. The turn must be neither before the first turn of the arrival nor
 * after the last.
 */
export function isDue({ turn, lastTurn = turn }: Pick<ArrivalModel, 'turn' | 'lastTurn'>, now: number): boolean {
  return now >= turn && now <= lastTurn;
}
