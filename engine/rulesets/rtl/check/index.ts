import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustBeItsNumber,
  settingMustBeOneOfItsWords,
  settingMustNotBeMadeTwice,
} from '../../../mechanics/checks/settings.js';
import { tableMustBeOfTheGame } from '../../../mechanics/checks/tables.js';
import { specialChecks } from '../../../mechanics/special-rules/checks.js';
import { checkLost, checkStart } from '../../../mechanics/start.js';
import { createCheckers, type Checks } from '../../../play/checks.js';
import { citing } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { settings, startWords } from '../vocabulary/settings.js';
import { SIDES } from '../vocabulary/sides.js';
import { tables } from '../vocabulary/tables.js';
import { conditionFacts } from '../victory/condition-facts.js';
import { vocabulary } from '../vocabulary/index.js';
import { cardChecks } from './card.js';
import { forcesChecks } from './forces.js';
import { mapChecks } from './map.js';
import { setUpChecks } from './set-up.js';
import { supplyChecks } from './supply.js';
import { turnChecks } from './turns.js';

/** All checks of the ruleset, in the order in which they report. */
const checks: Checks<RtlRule> = {
  map: mapChecks,
  forces: forcesChecks,
  scenario: {
    rulingMustNotBeChosenTwice,
    settingMustNotBeMadeTwice,
    settingMustBeItsNumber: settingMustBeItsNumber(settings),
    settingMustBeOneOfItsWords: settingMustBeOneOfItsWords(settings),
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
    startMustBeWellFormed(scenario, report) {
      checkStart(startWords, SIDES, scenario, report);
      checkLost(scenario, 'S3.26', report);
    },
    ...setUpChecks,
    ...cardChecks,
    ...turnChecks,
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    ...specialChecks(vocabulary, conditionFacts.unknown),
  },
  openingPosition: supplyChecks,
};

export const { checkMap, checkForces, checkScenario, checkOpeningPosition } = createCheckers(checks, citing);
