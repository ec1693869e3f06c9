import type { ConditionFacts } from '../../../play/condition-facts.js';
import { rulingsOf } from '../rulings/rulings.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { ENCIRCLED } from '../vocabulary/counted.js';
import { SIDES } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { mostPoints } from './victory.js';

/** The properties of this game that limit which conditions of a scenario can come true. */
export const conditionFacts: ConditionFacts = {
  ofPlaces: [ENCIRCLED],
  die: DIE_FACES,
  // Production may bring any unit of the order of battle [7.3].
  unitsInPlay: (scenario) => musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: SIDES[side] })),
  mostPointsByRule: mostPoints,
  mayBeDecidedByRule: (scenario) =>
    rulingsOf(scenario)['victory.germanSurrender'] !== 'playOn' &&
    groundOf(scenario.map).capitals.some(({ nation }) => nation === 'Germany'),
};
