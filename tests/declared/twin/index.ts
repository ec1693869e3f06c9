import { term } from '../../../engine/model/say.js';
import { setupLedger } from '../../../engine/mechanics/special-rules/setup-ledger.js';
import { withSpecialRules } from '../../../engine/mechanics/special-rules/ruled-game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { checkForces, checkMap, checkScenario } from './check.js';
import { TwinGame } from './game.js';
import { rulebook } from './rulebook/rulebook.js';
import { turnsOf } from './sequence/turns.js';
import { musterOf } from './state/muster.js';
import { SIDES } from './vocabulary/sides.js';
import { vocabulary } from './vocabulary/vocabulary.js';

/**
 * Battle for Moscow written in code, as the games of Sandtable are. The same game is declared in
 * `examples/own/battle-for-moscow/rules.sand`. Tests and the bench compare the two.
 */
export const twin: Ruleset = {
  id: 'moscow',
  title: 'Battle for Moscow',
  rulebook,
  rulings: [],
  readings: [],
  starter: '',
  vocabulary,
  term,
  checkMap,
  checkForces,
  checkScenario,
  conditionFacts: {
    unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
    lastTurn: turnsOf,
  },
  setupLedger: (scenario) => setupLedger(scenario, vocabulary),
  start: (scenario, how) => withSpecialRules(new TwinGame(scenario, how)),
};
