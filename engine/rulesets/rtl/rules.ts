import { withSpecialRules } from '../../mechanics/special-rules/ruled-game.js';
import { setupLedger } from '../../mechanics/special-rules/setup-ledger.js';
import type { Rules } from '../../play/ruleset.js';
import { about } from './about.js';
import { checkForces, checkMap, checkOpeningPosition, checkScenario } from './check/index.js';
import { RtlGame } from './game.js';
import { conditionFacts } from './victory/condition-facts.js';
import { calendar } from './vocabulary/calendar.js';
import { vocabulary } from './vocabulary/index.js';
import { wordTerm } from './vocabulary/unit-kinds.js';

/** The code that checks and plays the game. */
export const rules: Rules = {
  ...about,
  vocabulary,
  term: wordTerm,
  checkMap,
  checkForces,
  checkScenario,
  checkOpeningPosition,
  conditionFacts,
  setupLedger: (scenario) => setupLedger(scenario, vocabulary),
  start: (scenario, how) => withSpecialRules(new RtlGame(scenario, how), calendar),
};

export { speakWith } from '../../model/say.js';
