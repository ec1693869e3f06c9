import type { Cell } from '../../../board/board.js';
import { NOBODY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, opponent } from '../vocabulary/sides.js';
import { inZone } from './zones.js';

/**
 * Whose a hex is [3.12a]: who stands there; else who alone has it in his ZOC; else who passed it last. NOBODY for a hex no
 * one has held [RTL-43].
 */
export function controllerOf(state: State, cell: Cell): number {
  const there = state.combatSide(cell);
  if (there !== NOBODY) return there;
  const alone = BOTH.find((side) => inZone(state, side, cell) && !inZone(state, opponent(side), cell));
  return alone ?? state.control[cell];
}

/** An empty hex in the ZOC of both sides [3.12b]. */
export const isContested = (state: State, cell: Cell): boolean =>
  state.combatSide(cell) === NOBODY && BOTH.every((side) => inZone(state, side, cell));
