import { enemiesMustNotShareACell, type PlacedPart, type PlacedUnit } from '../../../engine/mechanics/checks/placed.js';
import { settingMustBeOneOfItsWords } from '../../../engine/mechanics/checks/settings.js';
import { stackMustNotExceedItsLimit } from '../../../engine/mechanics/checks/stacks.js';
import { tableMustBeOfTheGame } from '../../../engine/mechanics/checks/tables.js';
import { specialChecks } from '../../../engine/mechanics/special-rules/checks.js';
import { checkLost, checkStart } from '../../../engine/mechanics/start.js';
import { itemName } from '../../../engine/model/placed-text.js';
import { cellsOfPlace } from '../../../engine/model/places.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { createCheckers, type Checks } from '../../../engine/play/checks.js';
import { unitsNamed } from '../../../engine/play/named-units.js';
import { citing, type TwinRule } from './rulebook/rulebook.js';
import { stackingLimit } from './stacking.js';
import { musterOf } from './state/muster.js';
import { tables } from './vocabulary/combat-table.js';
import { SIDES } from './vocabulary/sides.js';
import { settings, startWords, vocabulary } from './vocabulary/vocabulary.js';

function placementsOf(scenario: ScenarioModel): PlacedPart[] {
  const known = { muster: musterOf(scenario), isOnMap: () => true };
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({
      side,
      placement,
      units: placement.items.flatMap((item): PlacedUnit[] =>
        item.name === undefined ? [] : unitsNamed(known, [{ name: item.name }]).map(() => ({ item })),
      ),
    })),
  );
}

/** The places that the rules name. */
const PLACES: readonly (readonly [name: string, rule: TwinRule])[] = [
  ['West', '6'],
  ['East', '6'],
  ['Moscow', '3'],
];

const checks: Checks<TwinRule> = {
  map: {
    placesOfRulesMustBeOnTheMap(map, report) {
      for (const [name, rule] of PLACES)
        if (cellsOfPlace(map, name).length === 0)
          report.error(rule, 'unknown-place', map.gridSource, `${map.name} has no place or area ${name}.`);
    },
  },
  forces: {
    unitMustHaveItsNumbers(sides, report) {
      for (const { name, kind, faces, nameSource } of sides.flatMap(({ forces }) => forces))
        if (kind !== 'group' && faces.length === 0)
          report.error('4', 'missing-numbers', nameSource, `${name} has no numbers. Write strength-movement.`);
    },
  },
  scenario: {
    settingMustBeOneOfItsWords: settingMustBeOneOfItsWords(settings),
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    startMustHaveItsForm(scenario, report) {
      checkStart(startWords, SIDES, scenario, report);
      checkLost(scenario, '7.2', report);
    },
    enemiesMustNotShareAHex(scenario, report) {
      enemiesMustNotShareACell(scenario, placementsOf(scenario), { rule: '2', noun: 'hex' }, report);
    },
    stackMustNotExceedLimitAtSetup(scenario, report) {
      const stacking = {
        noun: ['hex', 'hexes'] as const,
        limit: stackingLimit,
        named: itemName,
        leaving: (units: readonly PlacedUnit[]) => units.toReversed().map((unit) => [unit]),
      };
      stackMustNotExceedItsLimit(scenario.map.board, placementsOf(scenario), stacking, report);
    },
    ...specialChecks(vocabulary),
  },
};

export const { checkMap, checkForces, checkScenario } = createCheckers(checks, citing);
