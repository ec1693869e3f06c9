import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP } from '../../../board/reach.js';
import { Zone } from '../../../mechanics/zones.js';
import { GERMAN, opponent, SOVIET, type Side } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';
import { NOT_ENTERED } from './zone-entry.js';
import { isClosedInTheWest } from './west-columns.js';

/**
 * Returns the ZOC of a side's undisrupted units: the six hexes around each unit, except across lake hexsides [8.0,
 * 8.17]. Two adjacent units are always in each other's ZOC [8.16]; supply does not matter [11.35].
 */
export function zoneOf(state: StateData, side: Side): Zone {
  const { board, ashore } = state.ground;
  return new Zone(board, ashore, (cell, covered) => {
    if (!covered) forgetEntries(state, side, cell);
    markCell(state, cell);
  });
}

/** Resets `enteredFrom` of the enemy units in a cell into which `side` no longer exerts a ZOC [10.23, AMB-56]. */
function forgetEntries(state: StateData, side: Side, cell: Cell): void {
  if (state.owner[cell] !== opponent(side)) return;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) state.enteredFrom[p] = NOT_ENTERED;
}

/** Computes the ZOC of both sides and the movement marks of the whole map from the positions of the units. */
export function takeStock(state: StateData): void {
  for (const zone of state.zone) zone.clear();
  for (const { index, side } of state.pieces) {
    const cell = state.cell[index];
    if (cell >= 0 && state.disrupted[index] === 0) state.zone[side].project(cell, 1);
  }
  for (let cell = 0; cell < state.count.length; cell++) markCell(state, cell);
}

/**
 * Updates for both sides whether a cell stops or blocks movement and whether it is open to lines of supply. Called
 * after units or ZOC in the cell have changed.
 */
export function markCell(state: StateData, cell: Cell): void {
  markFor(state, SOVIET, cell);
  markFor(state, GERMAN, cell);
}

function markFor(state: StateData, side: Side, cell: Cell): void {
  const enemy = opponent(side);
  const isHeld = state.owner[cell] === enemy;
  const inZone = state.zone[enemy].covers(cell);
  state.marks[side][cell] = (isHeld || isClosedInTheWest(state, side, cell) ? BLOCKED : 0) | (inZone ? STOP : 0);
  const open = isHeld || (inZone && !zoneIsNegated(state, side, cell)) ? 0 : 1;
  if (state.lineOpen[side][cell] === open) return;
  state.lineOpen[side][cell] = open;
  state.lineChanges[side]++;
}

/**
 * Returns whether the cell is in a ZOC of the side's enemy [8.11]. Several ZOC have no greater effect than one [8.18],
 * the side's own ZOC have none [8.14], and friendly units in the cell do not cancel enemy ZOC for movement [8.15].
 */
export function inEnemyZone(state: StateData, side: Side, cell: Cell): boolean {
  return state.zone[opponent(side)].covers(cell);
}

/** Returns whether a friendly unit in the cell cancels enemy ZOC there, for lines and retreats [8.15, AMB-52]. */
export function zoneIsNegated(state: StateData, side: Side, cell: Cell): boolean {
  if (state.rulings['zoc.friendlyZocNegates'] && state.zone[side].covers(cell)) return true;
  if (state.owner[cell] !== side) return false;
  if (state.rulings['zoc.disruptedUnitNegates']) return true;
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) if (state.disrupted[p] === 0) return true;
  return false;
}

/**
 * Returns whether a line of supply, command or communication may go through the cell: the cell has no enemy unit and no
 * enemy ZOC, unless a friendly unit cancels that ZOC [11.11, 11.21, 15.11].
 */
export function lineMayPass(state: StateData, side: Side, cell: Cell): boolean {
  return state.lineOpen[side][cell] === 1;
}
