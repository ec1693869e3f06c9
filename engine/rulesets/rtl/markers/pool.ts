import type { State } from '../state/state.js';

/** What lies in the pool of a side; whether a try to combine it failed is forgotten [7.22, 7.34]. */
export function setPool(state: State, side: number, marker: string): void {
  state.pool = state.pool.map((before, at) => (at === side ? marker : before));
  state.poolTried = state.poolTried.map((before, at) => (at === side ? false : before));
}
