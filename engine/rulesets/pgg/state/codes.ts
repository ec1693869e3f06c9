import type { Cell } from '../../../board/board.js';
import { ELIMINATED, EXPECTED, OUT_OF_PLAY } from '../../../mechanics/off-map.js';
import type { Phase } from './fields.js';

/**
 * Codes of `State.cell` for pieces that are not on the map. `OUT_OF_PLAY` means a unit removed as excess [7.1], or a
 * division for which no counter was left to draw [14.14].
 */
export { ELIMINATED, EXPECTED, OUT_OF_PLAY };
/**
 * Code of a division that no rule has called into play yet: a provisional division [14.11] or one of the South-Western
 * Front [14.21].
 */
export const UNCALLED = -5;
/** A leader evacuated from the map. He returns later [10.4]. */
export const EVACUATED = -6;
/** Code of a unit that a `leave` statement of the scenario has removed from the game. */
export const LEFT = -7;

/** The words with which a `position` statement says that a unit is not on the map. */
export const OFF_MAP = {
  expected: EXPECTED,
  eliminated: ELIMINATED,
  removed: OUT_OF_PLAY,
  uncalled: UNCALLED,
  evacuated: EVACUATED,
  left: LEFT,
} as const;

/**
 * Returns the value that the field `started` has for a unit that entered the map at a cell in this phase. No cell index
 * has this value, so that the unit differs from units that began the phase in that cell [6.54, AMB-55].
 */
export function enteredBy(cell: Cell): number {
  return -10 - cell;
}

/** The value of `moved` for a unit whose overrun failed [6.52]. */
export const STOPPED = 2;

/** Returns whether units may enter the map in a phase: the first movement phase of each side [14.0]. */
export function isEntryPhase(phase: Phase): boolean {
  return phase === 'movement' || phase === 'initial movement';
}
