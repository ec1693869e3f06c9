import type { Cell } from '../../../board/board.js';
import { MAJOR_PORT, type Sea } from '../state/ground.js';
import { hasEnemyLand, type State } from '../state/state.js';

/** Returns whether a sea is frozen. Some seas freeze in snow [9.2.ports]. */
export const isFrozen = (state: State, sea: Sea): boolean => sea.freezes && state.weather === 'snow';

/**
 * Returns whether supply may pass a port. The port must be friendly and not closed by bombs, and not all its seas may
 * be frozen [4.2, A10, 9.2.ports, 32.2].
 */
export const isPortOpen = (state: State, side: number, cell: Cell): boolean =>
  state.ground.port[cell] > 0 &&
  state.control[cell] === side &&
  !hasEnemyLand(state, side, cell) &&
  state.portHits[cell] < state.numbers['bombing.source'] &&
  !isIcebound(state, cell);

/** Lists the ice-free seas of a port. */
export const openSeasAt = (state: State, cell: Cell): number[] =>
  (state.ground.seasOf.get(cell) ?? []).filter((sea) => !isFrozen(state, state.ground.seas[sea]));

/** Returns whether points may be shipped from or to a port. Only major ports allow it [11.2.sea]. */
export const isShippingPort = (state: State, side: number, cell: Cell): boolean =>
  state.ground.port[cell] === MAJOR_PORT && isPortOpen(state, side, cell);

function isIcebound(state: State, cell: Cell): boolean {
  const seas = state.ground.seasOf.get(cell);
  return seas?.every((sea) => isFrozen(state, state.ground.seas[sea])) ?? false;
}
