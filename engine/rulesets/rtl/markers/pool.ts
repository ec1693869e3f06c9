import type { State } from '../state/state.js';

/**
 * Sets the marker in the pool of a side, `''` for an empty pool, and forgets earlier failed attempts to combine it
 * [7.22, 7.34].
 */
export function setPool(state: State, side: number, marker: string): void {
  state.pool = state.pool.map((before, at) => (at === side ? marker : before));
  state.failedToCombine = state.failedToCombine.map((before, at) => (at === side ? false : before));
}
