import { reachableCells, withNeighbours } from '../../../mechanics/special-rules/attainable/reachable-cells.js';
import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { groundOf, terrainOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { countedWords } from '../vocabulary/counted.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { mostPoints } from './victory.js';

/**
 * The limits that the rules of this game set on the conditions of a scenario, such as the units that can ever be in
 * play.
 */
export const conditionFacts: ConditionFacts = {
  unknown: ['connected'],
  ownAwards: countedWords.filter(({ in: where }) => where === 'award').map(({ word }) => word),
  die: DIE_SIDES,
  unitsInPlay: (scenario) =>
    unitsInPlay(
      scenario,
      musterOf(scenario),
      (side) => SIDES[side],
      ({ role }) => role !== 'combat',
    ),
  mostPointsByRule: mostPoints,
  holdableCells(scenario, side) {
    const ground = groundOf(scenario.map);
    const reached = reachableCells(
      scenario,
      musterOf(scenario),
      { index: SIDES.findIndex((name) => name === side), name: side },
      (cell) => terrainOf(ground, cell).dry === undefined,
    );
    return reached && withNeighbours(scenario, reached); // A zone of control also holds a hex [3.12a].
  },
};
