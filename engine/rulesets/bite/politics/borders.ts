import type { Cell } from '../../../board/board.js';
import { fleeFromGermany } from '../command/seats.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SOVIET } from '../vocabulary/sides.js';

/**
 * Records the first entry of Soviet land units into Germany or across the Finnish border [28.0, 13.8.2.place,
 * 5.5.germans].
 */
export function crossBorders(state: State, side: number, cells: readonly Cell[]): void {
  if (side !== SOVIET) return;
  for (const cell of cells) {
    const country = countryOf(state.ground, cell);
    if (country === 'Germany') fleeFromGermany(state);
    else if (country === 'Finland' && state.ground.acquired[cell] === 0) state.inFinland = true;
  }
}

/**
 * Returns whether Soviet land units have entered Germany, during or before play. The answer affects the Volkssturm and
 * the seat of the FHQ [28.0, 13.8.2.place].
 */
export const isGermanyEntered = (state: State): boolean => state.inGermany || state.isSet('volkssturm');

/**
 * Returns whether Soviet units have crossed the Finnish border of 1941. From then on any number of Germans may be in
 * Finland [5.5.germans].
 */
export const isFinlandEntered = (state: State): boolean => state.inFinland || state.isSet('crossed');
