import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { musterOf } from '../state/muster.js';

/** The properties of this game that limit which conditions of a scenario can come true. */
export const conditionFacts: ConditionFacts = {
  unknown: ['connected'],
  unitsInPlay(scenario) {
    const muster = musterOf(scenario);
    return unitsInPlay(
      scenario,
      muster,
      (side) => muster.sides[side],
      ({ ground }) => !ground,
    );
  },
};
