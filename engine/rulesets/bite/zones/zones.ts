import { NOWHERE, type Cell } from '../../../board/board.js';
import { isMajorCity } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { zoneLinks } from './zone-links.js';

/**
 * Returns the hexes that a unit in this hex covers during the set-up: the hex itself and the hexes in its ZOC. By
 * default the ZOC crosses rivers as in the base game. If the ruling `setup.rivers` is `asPlayed`, the rules of the game
 * layer of the scenario apply [BPS.border, 3.19, 8.0.rivers].
 */
export function coveredFrom(state: State, cell: Cell): Cell[] {
  const { board } = state.ground;
  const links = state.rulings['setup.rivers'] === 'asPlayed' ? zoneLinks(state, cell) : zoneLinks(state, cell, false);
  const covered = [cell];
  for (let direction = 0; direction < board.sides; direction++)
    if ((links & (1 << direction)) !== 0) covered.push(board.neighbour(cell, direction));
  return covered;
}

/**
 * Returns whether a cell lies in the ZOC of a side. The ZOC does not extend into hexes occupied by the enemy [3.19] or
 * into enemy strongholds [8.0.strongholds].
 */
export const inZone = (state: State, side: number, cell: Cell): boolean =>
  state.zone[side][cell] > 0 && state.units[opponent(side)][cell] === 0 && !isClosedStronghold(state, side, cell);

/**
 * Returns whether a hex is an enemy stronghold that the ZOC of a side does not enter. In the advanced game these are
 * major cities, bunkers and fortresses. The ZOC enters a stronghold only if it is empty and surrounded
 * [8.0.strongholds].
 */
function isClosedStronghold(state: State, side: number, cell: Cell): boolean {
  if (!state.isAdvanced || state.control[cell] !== opponent(side)) return false;
  if (!isMajorCity(state.ground, cell) && state.fort[cell] === 0) return false;
  return !isSurroundedBy(state, side, cell);
}

/** Returns whether units of a side occupy every adjacent hex that is not closed to land units. */
function isSurroundedBy({ ground: { board, closed }, units }: State, side: number, cell: Cell): boolean {
  for (let direction = 0; direction < board.sides; direction++) {
    const to = board.neighbour(cell, direction);
    if (to !== NOWHERE && closed[to] === 0 && units[side][to] === 0) return false;
  }
  return true;
}

/** Returns the cells in the ZOC of a side. */
export const zoneOf = (state: State, side: number): Cell[] =>
  [...state.zone[side].keys()].filter((cell) => inZone(state, side, cell));

/**
 * Returns whether an enemy of a side is in an adjacent hex, whatever the hexside between them. Used for strategic rail
 * movement [7.4].
 */
export function isNextToEnemy({ ground: { board }, units }: State, side: number, cell: Cell): boolean {
  const enemy = units[opponent(side)];
  for (let direction = 0; direction < board.sides; direction++) {
    const to = board.neighbour(cell, direction);
    if (to !== NOWHERE && enemy[to] > 0) return true;
  }
  return false;
}
