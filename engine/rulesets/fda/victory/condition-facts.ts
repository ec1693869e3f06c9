import { reachableCells } from '../../../mechanics/special-rules/attainable/reachable-cells.js';
import { unitsInPlay } from '../../../mechanics/special-rules/attainable/units-in-play.js';
import type { ConditionFacts } from '../../../play/condition-facts.js';
import { textOf } from '../state/unit-facts.js';
import { settingOf } from '../vocabulary/settings.js';
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
  // Without points for objectives, each break point taken from the enemy counts [16a].
  mostPointsByRule(scenario, side) {
    if (settingOf(scenario, 'victory') !== 'points') return Infinity;
    const own = scenario.scores.filter(({ attributes }) => textOf(attributes, 'holder') === side);
    return own.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  },
  // Units on foot may enter all terrain, so only separate parts of the map are out of reach [14c].
  holdableCells(scenario, side) {
    const muster = musterOf(scenario);
    const index = muster.sides.indexOf(side);
    const owned = scenario.map.features.filter(({ attributes }) => attributes.owner?.value === side);
    const reached = reachableCells(scenario, muster, { index, name: side }, () => false);
    return reached && new Set([...reached, ...owned.flatMap(({ cells }) => cells)]);
  },
};
