import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../mechanics/off-map.js';

/**
 * Codes of `State.cell` for pieces that are not on the map. A unit out of play was removed by a `leave` statement of
 * the scenario.
 */
export { ELIMINATED, EXPECTED, OUT_OF_PLAY };
/**
 * Codes of `State.cell` for the boxes of air units. Air units are never on the map, so no ZOC or combat result affects
 * them [13.11, 13.15, 13.25].
 */
export const READY = -5;
export const FLOWN = -6;
/** Code of a unit that is due and waits to enter with its formation [5.22]. */
export const DUE = -7;
/** Off-map code of a bridge unit that can be placed on the map, and of a marker that is in play. */
export const AT_HAND = -8;

/** The words with which a `position` statement says that a piece is not on the map. */
export const OFF_MAP = {
  expected: EXPECTED,
  eliminated: ELIMINATED,
  removed: OUT_OF_PLAY,
  ready: READY,
  flown: FLOWN,
  due: DUE,
  'at-hand': AT_HAND,
} as const;
