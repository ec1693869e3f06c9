import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../mechanics/checks/stacks.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { CheckList } from '../../../play/checks.js';
import type { FdaRule } from '../rulebook/index.js';
import { stackingLimit, stackingLimitOf } from '../stacking/stacking-limit.js';
import { numbersOf } from '../vocabulary/numbers.js';
import type { ScenarioCheck } from './check.js';
import { groundUnitsPlaced, type GroundUnit } from './placed.js';

/** Checks that no sector has more ground units at set-up than its side may stack. Aircraft do not count [4c, 4e]. */
export const stackMustNotExceedTheLimit: ScenarioCheck = (scenario, report) => {
  stackMustNotExceedItsLimit(scenario.map.board, groundUnitsPlaced(scenario), stackingOf(scenario), report);
};

/** Checks that units that may be placed in several sectors fit into them [4c]. */
export const unitsMustFindRoom: ScenarioCheck = (scenario, report) => {
  const most = stackingLimit(scenario, numbersOf(scenario)).value;
  spreadMustFindRoom(
    groundUnitsPlaced(scenario),
    stackingOf(scenario),
    (_, fixed) => fixed.reduce((room, units) => room + Math.max(0, most - units.length), 0),
    report,
  );
};

const stackingOf = (scenario: ScenarioModel): SetupStacking<GroundUnit, FdaRule> => ({
  noun: ['sector', 'sectors'],
  limit: (side) => stackingLimitOf(scenario, numbersOf(scenario), side),
  named: ({ name = '' }) => name,
  leaving: lastItems,
});

/**
 * Lists the groups of units that could leave a sector: first the units of the last item of the set-up, then those of
 * the last two items, and so on.
 */
function* lastItems(units: readonly GroundUnit[]): Iterable<readonly GroundUnit[]> {
  const items = [...new Set(units.map(({ item }) => item))];
  for (let first = items.length - 1; first >= 0; first--)
    yield units.filter(({ item }) => items.indexOf(item) >= first);
}

export const stackingChecks: CheckList<ScenarioCheck> = { stackMustNotExceedTheLimit, unitsMustFindRoom };
