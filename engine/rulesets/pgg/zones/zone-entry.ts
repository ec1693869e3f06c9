/**
 * Values of `State.enteredFrom` that are not cells [10.23]. `NOT_ENTERED`: the unit did not enter an enemy ZOC.
 * `FROM_OFF_MAP`: the unit came into an enemy ZOC directly from off the map.
 */
export const NOT_ENTERED = -1;
export const FROM_OFF_MAP = -2;
