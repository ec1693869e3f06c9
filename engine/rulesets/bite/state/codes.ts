/** Codes of `State.cell` for pieces that are not on the map. */
export { EXPECTED } from '../../../mechanics/game-state.js';
/** Eliminated, may be rebuilt [7.3]. */
export const ELIMINATED = -3;
/** Withdrawn from the game by a `leave` of the scenario. */
export const LEFT = -4;
/** Arrived, but not placed on the map yet [7.3.3]. */
export const DUE = -5;
/** Removed from the game permanently [5.4, 7.11, 10.0]. */
export const REMOVED = -6;
/** A unit of the strategic war, in its box [35.0]. */
export const IN_BOX = -7;
