import { NO_SIDE } from '../../../mechanics/sides.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';

/** Makes Finland neutral: neither side controls its hexes, except those still occupied by units [5.5.surrender]. */
export function neutralize(state: State): void {
  const { ground, count } = state;
  for (let cell = 0; cell < ground.board.size; cell++)
    if (countryOf(ground, cell) === 'Finland' && ground.acquired[cell] === 0 && count[cell] === 0)
      state.setControl(cell, NO_SIDE);
}
