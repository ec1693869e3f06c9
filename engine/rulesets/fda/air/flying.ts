import type { Side } from '../state/pieces.js';
import type { State } from '../state/state.js';

/** Returns whether the weather and air supremacy of the day let the aircraft of a side fly [12e, 12f]. */
export const mayFlyToday = (state: State, side: Side): boolean => state.flying === 1 && state.supremacy === side;
