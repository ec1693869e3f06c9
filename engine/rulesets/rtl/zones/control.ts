import { NOWHERE, type Cell } from '../../../board/board.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { StateData } from '../state/state-data.js';
import { GERMAN, SOVIET } from '../vocabulary/sides.js';
import { isInZone } from './zones.js';

/**
 * Returns the side that controls a hex now: the side that occupies the hex, otherwise the side with the only ZOC there,
 * otherwise the side that passed through last [3.12a]. Returns NO_SIDE if no side has controlled the hex.
 */
export function controllerOf(state: StateData, cell: Cell): number {
  const side = presentController(state, cell);
  return side === NO_SIDE ? state.control[cell] : side;
}

/**
 * Returns the side that a hex, place or source belongs to: the side that controls the hex or was last to control the
 * hex, even if only by a ZOC [3.11, 6.31, S1.22]. Returns NO_SIDE if no side has controlled the hex.
 * {@link settleControl} updates this value.
 */
export const friendlyTo = ({ lastController }: StateData, cell: Cell): number => lastController[cell];

/** Returns the side that occupies a hex, otherwise the side with the only ZOC there, otherwise NO_SIDE [3.12a]. */
export function presentController(state: StateData, cell: Cell): number {
  const occupant = state.combatSide(cell);
  if (occupant !== NO_SIDE) return occupant;
  const isGermans = isInZone(state, GERMAN, cell);
  if (isGermans === isInZone(state, SOVIET, cell)) return NO_SIDE;
  return isGermans ? GERMAN : SOVIET;
}

/**
 * Assigns a hex to the side that occupies it or has the only ZOC there. Returns whether the hex now belongs to a
 * different side.
 */
function settleCell(state: StateData, cell: Cell): boolean {
  const side = presentController(state, cell);
  if (side === NO_SIDE || side === state.lastController[cell]) return false;
  state.lastController[cell] = side;
  return true;
}

/**
 * Updates the control of hexes that units entered or left, and of all adjacent hexes. Returns the hexes that changed
 * sides.
 */
export function settleControl(state: StateData, cells: readonly Cell[]): Cell[] {
  const { board } = state.ground;
  const changed: Cell[] = [];
  for (const cell of cells) {
    if (cell < 0) continue;
    if (settleCell(state, cell)) changed.push(cell);
    for (let direction = 0; direction < board.directions; direction++) {
      const next = board.neighbour(cell, direction);
      if (next !== NOWHERE && settleCell(state, next)) changed.push(next);
    }
  }
  return changed;
}

/** Updates the control of the whole map after all ZOCs were recomputed. Returns the hexes that changed sides. */
export function settleAllControl(state: StateData): Cell[] {
  const changed: Cell[] = [];
  for (let cell = 0; cell < state.ground.board.size; cell++) if (settleCell(state, cell)) changed.push(cell);
  return changed;
}

/** Returns whether a hex is contested: empty and in ZOCs of both sides [3.12b]. */
export const isContested = (state: StateData, cell: Cell): boolean =>
  state.combatSide(cell) === NO_SIDE && isInZone(state, GERMAN, cell) && isInZone(state, SOVIET, cell);
