import { enemiesMustNotShareACell } from '../../mechanics/checks/placed.js';
import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustBeOneOfItsWords,
} from '../../mechanics/checks/settings.js';
import { stackMustNotExceedItsLimit } from '../../mechanics/checks/stacks.js';
import { tableMustBeOfTheGame } from '../../mechanics/checks/tables.js';
import { allArrivals } from '../../mechanics/special-rules/arrivals.js';
import { checkLost, checkStart } from '../../mechanics/start.js';
import { itemName } from '../../model/placed-text.js';
import { cellsOfPlace } from '../../model/places.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { withArticle } from '../../model/words.js';
import type { Check, CheckList } from '../../play/checks.js';
import { applyHouseRules } from '../../play/numbers.js';
import { stackingLimit } from '../stacking/stacking.js';
import type { GameData } from '../state/game-data.js';
import { settingsOf, startWords } from '../vocabulary/settings.js';
import { tablesOf } from '../vocabulary/tables.js';
import { placementsOf, type StackedUnit } from './placed.js';
import { say } from '../../model/say.js';

type ScenarioCheck = Check<ScenarioModel, string>;

/** Returns the checks of the scenarios of a declared game, in the order in which they run. */
export function scenarioChecks(game: GameData): CheckList<ScenarioCheck> {
  const { declaration, numbers } = game;
  return {
    rulingMustNotBeChosenTwice,
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(numbers),
    settingMustBeOneOfItsWords: settingMustBeOneOfItsWords(settingsOf(declaration)),
    tableMustBeOfTheGame: tableMustBeOfTheGame(tablesOf(declaration)),
    startMustHaveItsForm(scenario, report) {
      checkStart(startWords, declaration.sides, scenario, report);
      checkLost(scenario, '', report);
    },
    enemiesMustNotShareAHex(scenario, report) {
      const { rule } = declaration.stacking;
      enemiesMustNotShareACell(scenario, placementsOf(game, scenario), { rule, noun: 'hex' }, report);
    },
    stackMustNotExceedLimitAtSetup(scenario, report) {
      const present = { declaration, numbers: applyHouseRules(numbers, scenario) };
      const rules = {
        noun: ['hex', 'hexes'] as const,
        counts: ({ points }: StackedUnit) => points,
        limit: (side: string) => stackingLimit(present, side),
        named: itemName,
        leaving: (units: readonly StackedUnit[]) => units.toReversed().map((unit) => [unit]),
      };
      stackMustNotExceedItsLimit<StackedUnit, string>(scenario.map.board, placementsOf(game, scenario), rules, report);
    },
    arrivalMustHaveARule(scenario, report) {
      if (declaration.arrival !== undefined) return;
      for (const { source, entry } of allArrivals(scenario)) {
        const message = say`Units arrive at ${entry}, but ${declaration.title} has no statement \`arrival\`, so they never come. Add one to the ruleset.`;
        report({ severity: 'error', slug: 'no-arrival', source, message });
      }
    },
    sideShouldHaveMarkers(scenario, report) {
      const { activation } = declaration;
      if (activation === undefined) return;
      for (const { name, forces } of scenario.sides) {
        if (forces.length === 0 || forces.some(({ kind }) => kind === activation.formation)) continue;
        const message = say`${name} has no ${activation.formation}, so no marker is drawn for it and none of its units acts. Put its units into ${withArticle(activation.formation)}.`;
        report({ severity: 'warning', slug: 'no-marker', source: scenario.titleSource, message });
      }
    },
    scoredPlaceMustHaveHexes(scenario, report) {
      for (const { place, source } of scenario.scores) {
        if (cellsOfPlace(scenario.map, place).length > 0) continue;
        const message = say`${place} has no hex on the map ${scenario.map.name}; no side can hold it.`;
        report({ severity: 'error', slug: 'score-without-hexes', source, message });
      }
    },
  };
}
