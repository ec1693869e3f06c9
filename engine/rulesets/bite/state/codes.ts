/** Codes of `State.cell` for pieces that are not on the map. */
export { EXPECTED } from '../../../mechanics/game-state.js';
/** Lost: it may be rebuilt [7.3]. */
export const ELIMINATED = -3;
/** Taken out of the game by a `leave` of the scenario. */
export const LEFT = -4;
/** Due, and not placed yet [7.3.3]. */
export const DUE = -5;
/** Gone for good: nothing brings it back [5.4, 7.11, 10.0]. */
export const REMOVED = -6;
/** Units of the strategic war, in their boxes [35.0]. */
export const IN_BOX = -7;
