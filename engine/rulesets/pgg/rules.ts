import { withSpecialRules } from '../../mechanics/special-rules/ruled-game.js';
import { setupLedger } from '../../mechanics/special-rules/setup-ledger.js';
import { term } from '../../model/say.js';
import type { Rules } from '../../play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkOpeningPosition, checkScenario } from './check/index.js';
import { PggGame } from './game.js';
import { conditionFacts } from './victory/condition-facts.js';
import { vocabulary } from './vocabulary/index.js';

/** The checks and the play of the game. */
export const rules: Rules = {
  ...about,
  vocabulary,
  term,
  checkMap,
  checkForces,
  checkScenario,
  checkOpeningPosition,
  conditionFacts,
  setupLedger: (scenario) => setupLedger(scenario, vocabulary),
  start: (scenario, how) => withSpecialRules(new PggGame(scenario, how)),
};

export { speakWith } from '../../model/say.js';
