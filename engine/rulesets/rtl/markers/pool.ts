import type { State } from '../state/state.js';

/**
 * Puts a marker into the pool of a side; an empty string empties the pool. Failed attempts to combine the previous
 * marker of the pool no longer count [7.22, 7.34].
 */
export function setPool(state: State, side: number, marker: string): void {
  state.pool = state.pool.map((before, at) => (at === side ? marker : before));
  state.failedToCombine = state.failedToCombine.map((before, at) => (at === side ? false : before));
}
