import { NOWHERE, type Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { linksWhere } from '../../../mechanics/lines.js';
import { RAIL_ONLY, WATER_SIDE, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { supplyOwnersOf, isSource } from '../supply/lines.js';
import { opponent } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';

/** Links over land, which are the only links that a retreat may use. */
const landLinks = memoize(({ board, steps, closed }: Ground) =>
  linksWhere(board, (at) => (steps[at] & (WATER_SIDE | RAIL_ONLY)) === 0 && closed[board.neighbours[at]] === 0),
);

/**
 * Returns whether a path to supply may lead through a hex. The hex must have no enemy units, enemy ZOC, enemy city or
 * battle [7.7.15a].
 */
function isFree(state: State, side: number, cell: Cell): boolean {
  const enemy = opponent(side);
  if (state.units[enemy][cell] > 0 || state.battle[cell] === 1 || inZone(state, enemy, cell)) return false;
  return state.control[cell] !== enemy || !isCity(state, cell);
}

/**
 * Returns the length in hexes of the shortest path through free hexes from a cell to a supply source of a unit.
 * Searches up to `longest` hexes; returns Infinity if there is no path [7.7.15a, A31].
 */
function pathLength(state: State, piece: number, from: Cell, longest = Infinity): number {
  const { side } = state.piece(piece);
  const owners = supplyOwnersOf(state, piece);
  const battle = state.cell[piece];
  let length = Infinity;
  state.search.nearest(
    { links: landLinks(state.ground), isOpen: (cell) => isFree(state, side, cell) },
    [from],
    (cell, far) => {
      if (cell === battle || !owners.some((one) => isSource(state, one, cell))) return false;
      length = far;
      return true;
    },
    longest,
  );
  return length;
}

/** Returns the straight distance in hexes to the nearest supply source. */
function straightDistance(state: State, piece: number, from: Cell): number {
  const { board } = state.ground;
  const owners = supplyOwnersOf(state, piece);
  let least = Infinity;
  for (let cell = 0; cell < board.size; cell++)
    if (owners.some((one) => isSource(state, one, cell))) least = Math.min(least, board.distance(from, cell));
  return least;
}

/**
 * Returns whether a hex is no farther from a supply source than the unit's battle hex. Distance is measured by path or,
 * if the ruling `retreat.distance` is `straight`, in a straight line [7.7.15a, A31].
 */
export function isTowardsSupply(state: State, piece: number, to: Cell): boolean {
  const { side } = state.piece(piece);
  if (to === NOWHERE || !isFree(state, side, to)) return false;
  const from = state.cell[piece];
  if (state.rulings['retreat.distance'] === 'path') {
    const now = pathLength(state, piece, from);
    return pathLength(state, piece, to, now) <= now && pathLength(state, piece, to, now) !== Infinity;
  }
  return (
    pathLength(state, piece, to) !== Infinity &&
    straightDistance(state, piece, to) <= straightDistance(state, piece, from)
  );
}
