import { term } from '../../../engine/model/say.js';
import { withSpecialRules } from '../../../engine/mechanics/special-rules/ruled-game.js';
import { setupLedger } from '../../../engine/mechanics/special-rules/setup-ledger.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { checkForces, checkMap, checkScenario } from './check/check.js';
import { ToyGame } from './game.js';
import { rulebook } from './rulebook/rulebook.js';
import { musterOf } from './state/muster.js';
import { rulings } from './vocabulary/rulings.js';
import { calendar, SIDES, vocabulary } from './vocabulary/vocabulary.js';

/**
 * A small invented game that uses every statement of the language and every mechanism. It has the same folders as a
 * real ruleset and is an example for a new one.
 */
export const toy: Ruleset = {
  id: 'toy',
  title: 'The toy',
  rulebook,
  vocabulary,
  term,
  rulings,
  readings: [],
  starter: '',
  checkMap,
  checkForces,
  checkScenario,
  conditionFacts: {
    unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
  },
  setupLedger: (scenario) => setupLedger(scenario, vocabulary),
  start: (scenario, how) => withSpecialRules(new ToyGame(scenario, how), calendar),
};
