import { reachableCells } from '../../../mechanics/special-rules/attainable/reachable-cells.js';
import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { entryPoints } from '../movement/costs.js';
import { rulingsOf } from '../rulings/rulings.js';
import { musterOf } from '../state/muster.js';
import { groundOf } from '../state/ground.js';
import { GERMAN, SIDE_NAMES } from '../state/pieces.js';
import { numbersOf } from '../vocabulary/numbers.js';

/**
 * The limits that the rules of this game set on the conditions of a scenario, such as the units that can ever be in
 * play.
 */
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
  // The Soviet side holds all hexes at the start, and the rules may place its units in cities and at the edge.
  holdableCells(scenario, side) {
    if (side !== SIDE_NAMES[GERMAN]) return undefined;
    const numbers = numbersOf(scenario);
    const muster = musterOf(scenario, scenario.turns ?? numbers['game.turns']);
    const [ground, rulings] = [groundOf(scenario.map, numbers), rulingsOf(scenario)];
    return reachableCells(
      scenario,
      muster,
      { index: GERMAN, name: side },
      (cell) => entryPoints(ground, rulings, 0, cell, false) === IMPASSABLE,
    );
  },
};
