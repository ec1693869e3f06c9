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

/** How many ground units of a side may stand in a sector: what the scenario sets, or the most there is [4c]. */
export function stackingLimit(scenario: Pick<ScenarioModel, 'settings'>, numbers: Numbers): Explained {
  const set = settingOf(scenario, 'stack.limit');
  if (typeof set === 'number' && Number.isInteger(set) && set > 0)
    return explained(set, step(`${set} units, set by the scenario`, '4c'));
  const most = numbers['stacking.most'];
  return explained(most, step(count(most, 'unit'), '4c'));
}

/** The same for the side of that name. */
export const stackingLimitOf = (
  scenario: Pick<ScenarioModel, 'settings'>,
  numbers: Numbers,
  owner: string,
): StackLimit<FdaRule> => ({ ...stackingLimit(scenario, numbers), rule: '4c', owner });

/** Whether the units may join those that already stand in the cell; units already there do not count twice, aircraft never [4c, 4e, 7e]. */
export function fits(state: State, cell: Cell, joining: readonly number[]): boolean {
  let units = state.count[cell];
  for (const piece of joining) if (state.cell[piece] !== cell && state.piece(piece).ground) units++; // reading stackCounts
  return units <= state.stackLimit;
}

/** `10 units in 0412; Allies may stack 9 [4c].` The sector may be empty yet. */
export function overstackedText(state: State, cell: Cell, units: number, side: Side): string {
  return told(stackingLimitOf(state.scenario, state.numbers, state.sideName(side)), units, state.label(cell));
}
