/**
 * Codes of `State.cell` for pieces that are not on the map. A unit out of play was removed by a `leave` of the scenario.
 */
export { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../mechanics/off-map.js';
/** The boxes of air units, which are never on the map: no ZOC or combat result affects them [13.11, 13.15, 13.25]. */
export const READY = -5;
export const FLOWN = -6;
/** Due, and waiting to enter with its formation [5.22]. */
export const DUE = -7;
/** A bridge unit available to be placed, or a marker in play. */
export const AT_HAND = -8;
