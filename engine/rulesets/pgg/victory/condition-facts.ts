import { reachableCells } from '../../../mechanics/special-rules/attainable/reachable-cells.js';
import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import { numberAtStart } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { entryPoints } from '../movement/costs.js';
import { priceOfDivision } from '../reinforcements/south-western-front.js';
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
  lastTurn: (scenario) => scenario.turns ?? numbersOf(scenario)['game.turns'],
  mostPointsByRule: (scenario, side) => (side === SIDE_NAMES[GERMAN] ? mostGermanPoints(scenario) : Infinity),
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

/**
 * Returns the greatest number of points that the German side can have: all places, the points at the start, and the
 * price of every division of the South-Western Front [15.11, 15.12, 14.23]. The Soviet side can take back a city any
 * number of times [15.12.2].
 */
function mostGermanPoints(scenario: ScenarioModel): number {
  const numbers = numbersOf(scenario);
  const { southWestern } = musterOf(scenario, scenario.turns ?? numbers['game.turns']);
  const prices = southWestern.map((_, index) => priceOfDivision({ numbers }, index + 1));
  const places = scenario.scores.map(({ points }) => Math.max(0, points));
  return [...places, ...prices].reduce(
    (sum, points) => sum + points,
    numberAtStart(scenario, 'points', SIDE_NAMES[GERMAN]),
  );
}
