import { enemiesMustNotShareACell, type PlacedPart } from '../../../mechanics/checks/placed.js';
import { houseRuleMustChangeItsNumber } from '../../../mechanics/checks/settings.js';
import { tableMustBeOfTheGame } from '../../../mechanics/checks/tables.js';
import { specialChecks } from '../../../mechanics/special-rules/checks.js';
import { checkStart } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { checking, type Checks } from '../../../play/checks.js';
import { citing } from '../refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { isUnit, musterOf } from '../state/muster.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { startWords } from '../vocabulary/settings.js';
import { SIDES } from '../vocabulary/sides.js';
import { tables } from '../vocabulary/tables.js';
import { unitKinds } from '../vocabulary/unit-kinds.js';

/** The placements of all set-ups with the units each puts on the map. */
function placementsOf(scenario: ScenarioModel): PlacedPart[] {
  return musterOf(scenario).placings.map(({ side, placement, items }) => ({
    side: SIDES[side],
    placement,
    units: items.flatMap(({ item, pieces }) => pieces.map(() => ({ item }))),
  }));
}

/** Every check of the ruleset, in the order in which they report. */
const checks: Checks<RtlRule> = {
  map: {
    sourceMustHaveASide({ features }, report) {
      for (const { kind, attributes, source } of features)
        if (kind === 'supply point' && !SIDES.some((side) => side === attributes.side?.value))
          report({
            severity: 'error',
            rule: '6.31',
            slug: 'no-side',
            source,
            message: 'The supply point feeds nobody; write (side German) or (side Soviet) behind it.',
          });
    },
  },
  forces: {
    unitMustHaveItsNumbers(sides, report) {
      for (const force of sides.flatMap(({ forces }) => forces)) {
        const { name, kind, faces, nameSource } = force;
        const told = unitKinds.get(kind);
        if (told !== undefined && isUnit(force) && told.faces.length > 0 && faces.length === 0)
          report({
            severity: 'error',
            rule: '2.21',
            slug: 'no-numbers',
            source: nameSource,
            message: `${name} has no numbers; write ${told.faces.join('-')} behind its name.`,
          });
      }
    },
  },
  scenario: {
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
    startMustBeWellFormed(scenario, report) {
      checkStart(startWords, SIDES, scenario, report);
    },
    enemiesMustNotShareAHex(scenario, report) {
      enemiesMustNotShareACell(scenario, placementsOf(scenario), { rule: '4.11', noun: 'hex' }, report);
    },
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    ...specialChecks(['connected']),
  },
};

export const { checkMap, checkForces, checkScenario } = checking(checks, citing);
