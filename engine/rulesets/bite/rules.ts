import { withSpecialRules } from '../../mechanics/special-rules/ruled-game.js';
import { setupLedger } from '../../mechanics/special-rules/setup-ledger.js';
import { term } from '../../model/say.js';
import type { Rules } from '../../play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkOpeningPosition, checkScenario } from './check/index.js';
import { BiteGame } from './game.js';
import { setupRules } from './setup/setup-rules.js';
import { conditionFacts } from './victory/condition-facts.js';
import { calendar } from './vocabulary/calendar.js';
import { vocabulary } from './vocabulary/index.js';

/** The part of the ruleset that checks maps, forces and scenarios and plays games. */
export const rules: Rules = {
  ...about,
  vocabulary,
  term,
  checkMap,
  checkForces,
  checkScenario,
  checkOpeningPosition,
  conditionFacts,
  setupLedger: (scenario) => setupLedger(scenario, setupRules),
  start: (scenario, how) => withSpecialRules(new BiteGame(scenario, how), calendar),
};

export { speakWith } from '../../model/say.js';
