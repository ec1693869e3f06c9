import type { Cell } from '../../../board/board.js';
import { alarm } from '../command/seats.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SOVIET } from '../vocabulary/sides.js';

/** Soviet land units come into hexes: into Germany, or over the Finnish border, for the first time [28.0, 13.8.2.place, 5.5.germans]. */
export function crossBorders(state: State, side: number, cells: readonly Cell[]): void {
  if (side !== SOVIET) return;
  for (const cell of cells) {
    const country = countryOf(state.ground, cell);
    if (country === 'Germany') alarm(state);
    else if (country === 'Finland' && state.ground.acquired[cell] === 0) state.inFinland = true;
  }
}

/** Whether Soviet land units have been in Germany, before play began or since: Volkssturm, and the seat of the FHQ [28.0, 13.8.2.place]. */
export const isGermanyEntered = (state: State): boolean => state.inGermany || state.isSet('volkssturm');

/** Whether the Red Army has crossed the Finnish border of 1941: Germans may come to Finland in any number [5.5.germans]. */
export const isFinlandEntered = (state: State): boolean => state.inFinland || state.isSet('crossed');
