/**
 * Codes of `GameState.cell` for pieces that are not on the map, with the same meaning in every game. A game defines
 * further codes below these. Do not change the numbers, because snapshots contain them.
 */

/** The piece has not come onto the map yet. */
export const EXPECTED = -2;

/** The piece was lost in combat or by another rule that costs the unit. Some games let it return. */
export const ELIMINATED = -3;

/** The piece is out of play but does not count as lost: a rule, or a `leave` statement of the scenario, removed it. */
export const OUT_OF_PLAY = -4;
