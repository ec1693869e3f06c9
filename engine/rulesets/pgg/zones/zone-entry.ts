/**
 * Codes of `State.enteredFrom` [10.23]: the unit did not enter an enemy ZOC, or entered it directly from off the map.
 */
export const NOT_ENTERED = -1;
export const FROM_OFF_MAP = -2;
