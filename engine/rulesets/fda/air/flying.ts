import type { Side } from '../state/pieces.js';
import type { State } from '../state/state.js';

/** Weather and supremacy of the day let a side's aircraft fly [12e, 12f]. */
export const mayFlyToday = (state: State, side: Side): boolean => state.flying === 1 && state.supremacy === side;
