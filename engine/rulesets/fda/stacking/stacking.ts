import type { Cell } from '../../../board/board.js';
import { overstackedText as told, type StackLimit } from '../../../mechanics/stacking.js';
import type { Explained } from '../../../model/ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Side } from '../state/pieces.js';
import { explained, step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Numbers } from '../vocabulary/numbers.js';
import { settingOf } from '../vocabulary/settings.js';
import { count } from '../../../model/words.js';

/**
 * Returns the explained number of ground units that a side may stack in a sector: as the scenario sets, otherwise the
 * maximum [4c].
 */
export function stackingLimit(scenario: Pick<ScenarioModel, 'settings'>, numbers: Numbers): Explained {
  const set = settingOf(scenario, 'stack.limit');
  if (typeof set === 'number' && Number.isInteger(set) && set > 0)
    return explained(set, step(`${set} units, set by the scenario`, '4c'));
  const most = numbers['stacking.most'];
  return explained(most, step(count(most, 'unit'), '4c'));
}

/** Returns the stacking limit of the side with a name. */
export const stackingLimitOf = (
  scenario: Pick<ScenarioModel, 'settings'>,
  numbers: Numbers,
  owner: string,
): StackLimit<FdaRule> => ({ ...stackingLimit(scenario, numbers), rule: '4c', owner });

/**
 * Returns whether units may join those in a cell. Units that are in the cell already do not count twice, aircraft never
 * [4c, 4e, 7e].
 */
export function fits(state: State, cell: Cell, joining: readonly number[]): boolean {
  let units = state.count[cell];
  for (const piece of joining) if (state.cell[piece] !== cell && state.piece(piece).ground) units++; // Reading stackCounts.
  return units <= state.stackLimit;
}

/** Describes an overstacked sector: `10 units in 0412; Allies may stack 9 [4c].` The units need not be there yet. */
export function overstackedText(state: State, cell: Cell, units: number, side: Side): string {
  return told(stackingLimitOf(state.scenario, state.numbers, state.sideName(side)), units, state.label(cell));
}
