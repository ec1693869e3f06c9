/** Bits of `State.interdicted` that say which side has a marker in a cell [13.0]. */
export const GERMAN_MARKER = 1;
export const SOVIET_MARKER = 2;

/** The value of `State.railClosedUntil` for a cell with a rail-cut marker [6.37]. */
export const RAIL_CUT = 32767;
