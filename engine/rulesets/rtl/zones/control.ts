import { NOWHERE, type Cell } from '../../../board/board.js';
import { NO_SIDE } from '../state/fields.js';
import type { StateData } from '../state/state-data.js';
import { GERMAN, SOVIET } from '../vocabulary/sides.js';
import { inZone } from './zones.js';

/**
 * The side that controls a hex now [3.12a]: it occupies the hex; else it has the only ZOC there; else it passed last. NO_SIDE for
 * a hex that no side has held [RTL-43].
 */
export function controllerOf(state: StateData, cell: Cell): number {
  const side = claimant(state, cell);
  return side === NO_SIDE ? state.control[cell] : side;
}

/**
 * The side to which a hex, place or source is friendly: the one that controls it or was the last to control it, by a ZOC too
 * [3.11, 6.31, S1.22]. NO_SIDE for a hex that no side has controlled [RTL-43]. {@link settleControl} keeps it up.
 */
export const friendlyTo = ({ lastController: friendly }: StateData, cell: Cell): number => friendly[cell];

/** The side that occupies a hex or has the only ZOC there [3.12a]. */
export function claimant(state: StateData, cell: Cell): number {
  const there = state.combatSide(cell);
  if (there !== NO_SIDE) return there;
  const isGermans = inZone(state, GERMAN, cell);
  if (isGermans === inZone(state, SOVIET, cell)) return NO_SIDE;
  return isGermans ? GERMAN : SOVIET;
}

/** Makes a hex friendly to the side that takes control of it; without one nothing changes. Returns whether it changes sides. */
function settleCell(state: StateData, cell: Cell): boolean {
  const side = claimant(state, cell);
  if (side === NO_SIDE || side === state.lastController[cell]) return false;
  state.lastController[cell] = side;
  return true;
}

/** Settles the control of some hexes and of all next to them, after units came or left there. Returns the hexes that changed sides. */
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

/** Settles the control of the whole map, after zones were laid again. Returns the hexes that changed sides. */
export function settleAllControl(state: StateData): Cell[] {
  const changed: Cell[] = [];
  for (let cell = 0; cell < state.ground.board.size; cell++) if (settleCell(state, cell)) changed.push(cell);
  return changed;
}

/** An empty hex in the ZOC of both sides [3.12b]. */
export const isContested = (state: StateData, cell: Cell): boolean =>
  state.combatSide(cell) === NO_SIDE && inZone(state, GERMAN, cell) && inZone(state, SOVIET, cell);
