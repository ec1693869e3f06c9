import type { Cell } from '../../board/board.js';
import type { State } from '../state/state.js';

/**
 * Returns the cell in which a unit began the phase. If the unit entered the map in this phase, returns the cell of its
 * entry.
 */
export const startOf = (state: State, piece: number): Cell =>
  state.started[piece] < 0 ? state.cell[piece] : state.started[piece];

/** Notes the cell of a unit before its first move in a phase. */
export function noteStart(state: State, piece: number): void {
  if (state.started[piece] < 0) state.started[piece] = state.cell[piece];
}
