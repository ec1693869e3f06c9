/**
 * Codes of `GameState.cell` for pieces that are not on the map, with the same meaning in every game. A game defines
 * further codes below these. Snapshots contain the numbers: do not change one.
 */

/** Has not come onto the map yet. */
export const EXPECTED = -2;

/** Lost in combat or by another rule that costs the unit; some games let it return. */
export const ELIMINATED = -3;

/** Out of play without having been lost: removed by a rule, or by a `leave` of the scenario. */
export const OUT_OF_PLAY = -4;
