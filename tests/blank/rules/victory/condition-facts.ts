import type { ConditionFacts } from '../../../../engine/play/condition-facts.js';
import { musterOf } from '../state/muster.js';
import { SIDES } from '../vocabulary/sides.js';

/** The properties of the game that limit which conditions of a scenario can come true. */
export const conditionFacts: ConditionFacts = {
  unknown: ['connected', 'rolled'],
  unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
};
