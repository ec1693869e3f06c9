import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../mechanics/off-map.js';

/**
 * Codes of `State.cell` for pieces off the map. An eliminated unit may be rebuilt [7.3]. A unit out of play has left
 * the game by a `leave` statement of the scenario.
 */
export { ELIMINATED, EXPECTED, OUT_OF_PLAY };
/** Code of a unit that has arrived but is not placed on the map yet [7.3.3]. */
export const DUE = -5;
/** Code of a unit that is permanently removed from the game [5.4, 7.11, 10.0]. */
export const REMOVED = -6;
/** Off-map code of a strategic unit in its off-map box [35.0]. */
export const IN_BOX = -7;

/** The words with which a `position` statement says that a unit is not on the map. */
export const OFF_MAP = {
  expected: EXPECTED,
  eliminated: ELIMINATED,
  left: OUT_OF_PLAY,
  due: DUE,
  removed: REMOVED,
  'in-box': IN_BOX,
} as const;
