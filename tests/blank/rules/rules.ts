import { term } from '../../../engine/model/say.js';
import { withSpecialRules } from '../../../engine/mechanics/special-rules/ruled-game.js';
import { setupLedger } from '../../../engine/mechanics/special-rules/setup-ledger.js';
import type { Rules } from '../../../engine/play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkScenario } from './check/index.js';
import { BlankGame } from './game.js';
import { conditionFacts } from './victory/condition-facts.js';
import { vocabulary } from './vocabulary/index.js';

/** Checks and plays the game. */
export const rules: Rules = {
  ...about,
  vocabulary,
  term,
  checkMap,
  checkForces,
  checkScenario,
  conditionFacts,
  setupLedger: (scenario) => setupLedger(scenario, vocabulary),
  start: (scenario, how) => withSpecialRules(new BlankGame(scenario, how)),
};
