import type { ScenarioModel } from '../../../model/scenario.js';
import type { Check, CheckList } from '../../../play/checks.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { factShouldBeOpen, partsShouldNotContradict, scoredPlaceShouldBeInReach } from './condition-checks.js';
import { offerShouldComeInTime, victoryShouldBeInTime } from './turn-checks.js';
import { victoryShouldBeReachable, type TextOf } from './victory-checks.js';

/**
 * Returns the checks that find conditions that can never, or always, come true, and victory statements that can never
 * decide the game.
 *
 * @param textOf returns the text at a place of the file, for fixes that move statements
 */
export const attainableChecks = (facts: ConditionFacts, textOf: TextOf): CheckList<Check<ScenarioModel, never>> => ({
  factShouldBeOpen: factShouldBeOpen(facts),
  partsShouldNotContradict: partsShouldNotContradict(facts),
  scoredPlaceShouldBeInReach: scoredPlaceShouldBeInReach(facts),
  offerShouldComeInTime,
  victoryShouldBeInTime: victoryShouldBeInTime(facts),
  victoryShouldBeReachable: victoryShouldBeReachable(facts, textOf),
});
