import type { ConditionFacts } from '../../../../engine/play/condition-facts.js';
import { musterOf } from '../state/muster.js';
import { SIDES } from '../vocabulary/sides.js';

/**
 * The limits that the rules of this game set on the conditions of a scenario, such as the units that can ever be in
 * play.
 */
export const conditionFacts: ConditionFacts = {
  unknown: ['connected', 'rolled'],
  unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
};
