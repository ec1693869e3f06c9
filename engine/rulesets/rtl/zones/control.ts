import type { Cell } from '../../../board/board.js';
import { NOBODY } from '../state/fields.js';
import type { State } from '../state/state.js';
import { GERMAN, SOVIET } from '../vocabulary/sides.js';
import { inZone } from './zones.js';

/**
 * Whose a hex is [3.12a]: who stands there; else who alone has it in his ZOC; else who passed it last. NOBODY for a hex no
 * one has held [RTL-43].
 */
export function controllerOf(state: State, cell: Cell): number {
  const there = state.combatSide(cell);
  if (there !== NOBODY) return there;
  const isGermans = inZone(state, GERMAN, cell);
  if (isGermans === inZone(state, SOVIET, cell)) return state.control[cell];
  return isGermans ? GERMAN : SOVIET;
}

/** An empty hex in the ZOC of both sides [3.12b]. */
export const isContested = (state: State, cell: Cell): boolean =>
  state.combatSide(cell) === NOBODY && inZone(state, GERMAN, cell) && inZone(state, SOVIET, cell);
