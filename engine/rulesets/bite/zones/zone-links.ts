import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Rulings } from '../rulings/rulings.js';
import { RIVER, WATER_SIDE, type Ground } from '../state/ground.js';
import { WATER } from '../vocabulary/terrain.js';

/** Terrain that limits a zone of control. */
interface ZoneTerrain {
  readonly ground: Ground;
  readonly rulings: Pick<Rulings, 'zoc.coast'>;
  readonly isAdvanced: boolean;
  readonly weather: string;
}

/**
 * Returns the directions in which a ZOC extends from a cell, as a bit mask. A ZOC does not cross sea, lake or strait,
 * and does not enter hexes that are all water [3.19.water, A08].
 * @param atRivers if true, the ZOC does not cross rivers either; default: true in the advanced game except in snow
 * [8.0.rivers]
 */
export function zoneLinks(
  state: ZoneTerrain,
  cell: Cell,
  atRivers = state.isAdvanced && state.weather !== 'snow',
): number {
  const { board, steps, terrain, coast } = state.ground;
  const barred = WATER_SIDE | (atRivers ? RIVER : 0);
  const isBarredFromCoasts = state.rulings['zoc.coast'] === 'coastalHexes';
  let mask = 0;
  for (let direction = 0; direction < board.sides; direction++) {
    const at = cell * board.directions + direction;
    const to = board.neighbours[at];
    if (to === NOWHERE || (steps[at] & barred) !== 0 || terrain[to] === WATER) continue;
    if (isBarredFromCoasts && coast[to] === 1) continue;
    mask |= 1 << direction;
  }
  return mask;
}
