import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { musterOf } from '../state/muster.js';
import { SIDE_NAMES } from '../state/pieces.js';
import { numbersOf } from '../vocabulary/numbers.js';

/** The properties of this game that limit which conditions of a scenario can come true. */
export const conditionFacts: ConditionFacts = {
  unknown: ['connected'],
  unitsInPlay(scenario) {
    const muster = musterOf(scenario, scenario.turns ?? numbersOf(scenario)['game.turns']);
    const byRule = new Set([...muster.provisional, ...muster.southWestern]);
    return unitsInPlay(
      scenario,
      muster,
      (side) => SIDE_NAMES[side],
      ({ index }) => byRule.has(index),
    );
  },
};
