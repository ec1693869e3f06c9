import { NOWHERE, type Cell } from '../../../board/board.js';
import { isMajorCity, RIVER, WATER_SIDE } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { WATER } from '../vocabulary/terrain.js';

/**
 * The directions in which a ZOC goes out of a cell, as bits: not across sea, lake and straits, nor into hexes that are all
 * water [3.19.water, A08]; in the advanced game not across a river that is not frozen [8.0.rivers]. Links to boxes carry it.
 */
export function zoneLinks(state: State, cell: Cell, atRivers = state.isAdvanced && state.weather !== 'snow'): number {
  const { board, steps, terrain, coast } = state.ground;
  const barred = WATER_SIDE | (atRivers ? RIVER : 0);
  const isKeptFromCoasts = state.rulings['zoc.coast'] === 'coastalHexes';
  let mask = 0;
  for (let direction = 0; direction < board.sides; direction++) {
    const at = cell * board.directions + direction;
    const to = board.neighbours[at];
    if (to === NOWHERE || (steps[at] & barred) !== 0 || terrain[to] === WATER) continue;
    if (isKeptFromCoasts && coast[to] === 1) continue;
    mask |= 1 << direction;
  }
  return mask;
}

/** A hex and those into which a zone goes out of it: what a set-up covers, across rivers as in the base game or by one reading as played [BPS.border, 3.19, 8.0.rivers]. */
export function coveredFrom(state: State, cell: Cell): Cell[] {
  const { board } = state.ground;
  const links = state.rulings['setup.rivers'] === 'asPlayed' ? zoneLinks(state, cell) : zoneLinks(state, cell, false);
  const covered = [cell];
  for (let direction = 0; direction < board.sides; direction++)
    if ((links & (1 << direction)) !== 0) covered.push(board.neighbour(cell, direction));
  return covered;
}

/** Whether a cell lies in the ZOC of a side: an occupied hex does not lie in that of the other [3.19]; nor an enemy stronghold [8.0.strongholds]. */
export const inZone = (state: State, side: number, cell: Cell): boolean =>
  state.zone[side][cell] > 0 && state.units[opponent(side)][cell] === 0 && !isClosedStronghold(state, side, cell);

/** In the advanced game no ZOC goes into an enemy major city, bunker or fortress, unless it is empty and wholly surrounded [8.0.strongholds]. */
function isClosedStronghold(state: State, side: number, cell: Cell): boolean {
  if (!state.isAdvanced || state.control[cell] !== opponent(side)) return false;
  if (!isMajorCity(state.ground, cell) && state.fort[cell] === 0) return false;
  return !isSurroundedBy(state, side, cell);
}

/** Whether units of the side stand in every hex around that is not all water. */
function isSurroundedBy({ ground: { board, closed }, units }: State, side: number, cell: Cell): boolean {
  for (let direction = 0; direction < board.sides; direction++) {
    const to = board.neighbour(cell, direction);
    if (to !== NOWHERE && closed[to] === 0 && units[side][to] === 0) return false;
  }
  return true;
}

/** The cells in the ZOC of a side. */
export const zoneOf = (state: State, side: number): Cell[] =>
  [...state.zone[side].keys()].filter((cell) => inZone(state, side, cell));

/** Whether an enemy of the side stands next to a cell, whatever lies between: for strategic rail movement [7.4]. */
export function isNextToEnemy({ ground: { board }, units }: State, side: number, cell: Cell): boolean {
  const enemy = units[opponent(side)];
  for (let direction = 0; direction < board.sides; direction++) {
    const to = board.neighbour(cell, direction);
    if (to !== NOWHERE && enemy[to] > 0) return true;
  }
  return false;
}
