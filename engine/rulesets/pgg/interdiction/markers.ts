/** Bits of `State.interdicted`: whose marker lies in the cell [13.0]. */
export const GERMAN_MARKER = 1;
export const SOVIET_MARKER = 2;

/** `State.railClosedUntil` of a cell with a rail-cut marker [6.37]. */
export const RAIL_CUT = 32767;
