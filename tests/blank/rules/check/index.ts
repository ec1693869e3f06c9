import { specialChecks } from '../../../../engine/mechanics/special-rules/checks.js';
import {
  enemiesMustNotShareACell,
  type PlacedPart,
  type PlacedUnit,
} from '../../../../engine/mechanics/checks/placed.js';
import { houseRuleMustChangeItsNumber } from '../../../../engine/mechanics/checks/settings.js';
import { stackMustNotExceedItsLimit } from '../../../../engine/mechanics/checks/stacks.js';
import { itemName } from '../../../../engine/model/placed-text.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { createCheckers, type Checks } from '../../../../engine/play/checks.js';
import { applyHouseRules } from '../../../../engine/play/numbers.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import { citing } from '../refusal.js';
import type { BlankRule } from '../rulebook/index.js';
import { stackingLimit } from '../stacking/stacking.js';
import { musterOf } from '../state/muster.js';
import { conditionFacts } from '../victory/condition-facts.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { vocabulary } from '../vocabulary/index.js';

/** Returns the placements of all set-ups with their units. */
function placementsOf(scenario: ScenarioModel): PlacedPart[] {
  const known = { muster: musterOf(scenario), isOnMap: () => true };
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({
      side,
      placement,
      units: placement.items.flatMap((item): PlacedUnit[] =>
        item.name === undefined
          ? []
          : unitsNamed(known, [{ name: item.name, source: item.source }]).map(() => ({ item })),
      ),
    })),
  );
}

/** Every check of the ruleset, in the order in which the checks run. */
const checks: Checks<BlankRule> = {
  map: {
    depotMustHaveAnOwner({ features }, report) {
      for (const { kind, attributes, source } of features)
        if (kind === 'depot' && attributes.owner === undefined)
          report.error('5', 'no-owner', source, 'The depot has no owner, so it supplies no unit. Add (owner Blue).');
    },
  },
  forces: {},
  scenario: {
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
    enemiesMustNotShareAHex(scenario, report) {
      enemiesMustNotShareACell(scenario, placementsOf(scenario), { rule: '2', noun: 'hex' }, report);
    },
    stackMustNotExceedLimitAtSetup(scenario, report) {
      const numbers = applyHouseRules(bookNumbers, scenario);
      const stacking = {
        noun: ['hex', 'hexes'] as const,
        limit: (side: string) => stackingLimit(numbers, side),
        named: itemName,
        leaving: (units: readonly PlacedUnit[]) => units.toReversed().map((unit) => [unit]),
      };
      stackMustNotExceedItsLimit(scenario.map.board, placementsOf(scenario), stacking, report);
    },
    ...specialChecks(vocabulary, conditionFacts.unknown),
  },
};

export const { checkMap, checkForces, checkScenario } = createCheckers(checks, citing);
