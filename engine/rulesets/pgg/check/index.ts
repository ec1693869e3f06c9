import { tableMustBeOfTheGame } from '../../../mechanics/checks/tables.js';
import { specialChecks } from '../../../mechanics/special-rules/checks.js';
import { createCheckers, type Checks } from '../../../play/checks.js';
import { citing } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import { tables } from '../vocabulary/combat-results.js';
import { conditionFacts } from '../victory/condition-facts.js';
import { vocabulary } from '../vocabulary/index.js';
import { arrivalChecks } from './arrivals.js';
import { forcesChecks } from './forces.js';
import { mapChecks } from './map.js';
import { poolChecks } from './pools.js';
import { scoreChecks } from './scores.js';
import { supplyChecks } from './supply.js';
import { settingChecks } from './settings.js';
import { setupChecks } from './setup.js';
import { stackingChecks } from './stacking.js';

/** The checks of the ruleset, in the order in which they report. */
export const checks: Checks<PggRule> = {
  map: mapChecks,
  forces: forcesChecks,
  scenario: {
    ...settingChecks,
    ...setupChecks,
    ...stackingChecks,
    ...poolChecks,
    ...arrivalChecks,
    ...scoreChecks,
    tableMustBeOfTheGame: tableMustBeOfTheGame(tables),
    ...specialChecks(vocabulary, conditionFacts.unknown),
  },
  openingPosition: supplyChecks,
};

export const { checkMap, checkForces, checkScenario, checkOpeningPosition } = createCheckers(checks, citing);
