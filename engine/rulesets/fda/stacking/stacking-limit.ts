import { say } from '../../../model/say.js';
import type { StackLimit } from '../../../mechanics/stacking.js';
import type { Explained } from '../../../model/ledger.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { count } from '../../../model/words.js';
import { explained, step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { Numbers } from '../vocabulary/numbers.js';
import { settingOf } from '../vocabulary/settings.js';

/**
 * Returns the explained number of ground units that a side may stack in a sector: as the scenario sets, otherwise the
 * maximum [4c].
 */
export function stackingLimit(scenario: Pick<ScenarioModel, 'settings'>, numbers: Numbers): Explained {
  const set = settingOf(scenario, 'stack.limit');
  if (typeof set === 'number' && Number.isInteger(set) && set > 0)
    return explained(set, step(say`${set} units, set by the scenario`, '4c'));
  const most = numbers['stacking.most'];
  return explained(most, step(count(most, 'unit'), '4c'));
}

/** Returns the stacking limit of the side with a name. */
export const stackingLimitOf = (
  scenario: Pick<ScenarioModel, 'settings'>,
  numbers: Numbers,
  owner: string,
): StackLimit<FdaRule> => ({ ...stackingLimit(scenario, numbers), rule: '4c', owner });
