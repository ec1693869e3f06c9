import type { ArrivalModel, SettingModel } from '../../model/statements.js';
import type { TurnRange } from '../../model/special-rules.js';

/** Whether a statement is about a turn; one that names none is about all. */
export function holdsIn(during: Pick<TurnRange, 'first' | 'last'> | undefined, turn: number): boolean {
  return during === undefined || (turn >= during.first && turn <= during.last);
}

/** What a setting is asked for. */
export interface SettingQuery {
  readonly turn?: number;
  readonly side?: string;
  /** The unit, formation or place it is about. */
  readonly of?: string;
}

/**
 * The values of a setting: of those that hold for the turn, side and thing asked for the one that says most of them, of two that
 * say as much the later. So a statement for one turn goes before one for the whole game, and what is brought before what was.
 */
export function settingFor(
  settings: readonly SettingModel[],
  name: string,
  asked: SettingQuery = {},
): readonly (string | number)[] | undefined {
  let found: SettingModel | undefined;
  for (const setting of settings) {
    if (setting.name !== name || !isFor(setting, asked)) continue;
    if (!found || saysOf(setting) >= saysOf(found)) found = setting;
  }
  return found?.values;
}

function isFor({ turn, side, of }: SettingModel, asked: SettingQuery): boolean {
  if (turn !== undefined && turn !== asked.turn) return false;
  if (side !== undefined && side !== asked.side) return false;
  return of === undefined || of.some((thing) => thing.name === asked.of);
}

const saysOf = ({ turn, side, of }: SettingModel): number =>
  [turn, side, of].filter((said) => said !== undefined).length;

/** Arrivals that may come in a turn: those of that turn, and of earlier ones that have time until it. */
export function isDue({ turn, lastTurn = turn }: Pick<ArrivalModel, 'turn' | 'lastTurn'>, now: number): boolean {
  return now >= turn && now <= lastTurn;
}
