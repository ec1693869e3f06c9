import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustBeItsNumber,
  settingMustBeOneOfItsWords,
  settingMustNotBeMadeTwice,
} from '../../../mechanics/checks/settings.js';
import { tableMustBeOfTheGame } from '../../../mechanics/checks/tables.js';
import { specialChecks } from '../../../mechanics/special-rules/checks.js';
import { checkStart } from '../../../mechanics/start.js';
import { createCheckers, type Checks } from '../../../play/checks.js';
import { citing } from '../rulebook/refusal.js';
import { setupRules } from '../setup/setup-rules.js';
import type { BiteRule } from '../rulebook/index.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { settings, startWords } from '../vocabulary/settings.js';
import { SIDES } from '../vocabulary/sides.js';
import { tables } from '../vocabulary/tables.js';
import { attributeChecks } from './attributes.js';
import { forcesChecks } from './forces.js';
import { mapChecks } from './map.js';
import { optionChecks } from './options.js';
import { productionChecks } from './production.js';
import { settingChecks } from './settings.js';
import { setUpChecks } from './set-up.js';
import { supplyChecks, unitsShouldBeInSupply } from './supply.js';
import { tableChecks } from './tables.js';

/** All checks of the ruleset, in the order in which they report. */
const checks: Checks<BiteRule> = {
  map: mapChecks,
  forces: { ...forcesChecks, ...attributeChecks },
  scenario: {
    rulingMustNotBeChosenTwice,
    settingMustNotBeMadeTwice,
    settingMustBeItsNumber: settingMustBeItsNumber(settings),
    settingMustBeOneOfItsWords: settingMustBeOneOfItsWords(settings),
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
    startMustBeWellFormed(scenario, report) {
      checkStart(startWords, SIDES, scenario, report);
    },
    ...optionChecks,
    ...settingChecks,
    ...tableChecks,
    ...productionChecks,
    ...supplyChecks,
    ...setUpChecks,
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    ...specialChecks(setupRules),
  },
  openingPosition: { unitsShouldBeInSupply },
};

export const { checkMap, checkForces, checkScenario, checkOpeningPosition } = createCheckers(checks, citing);
