import type { Board, Cell } from '../../../board/board.js';
import { Zone } from '../../../mechanics/zones.js';
import { opponent, type Side } from '../state/pieces.js';

/**
 * Creates the ZOC of a side's ground units, which covers all adjacent sectors regardless of terrain (reading
 * `zoneOfControl`) [9.2a].
 * @param zoneChanged called with each sector that enters or leaves the ZOC
 */
export const zoneOf = (board: Board, zoneChanged: (cell: Cell) => void): Zone =>
  new Zone(board, board.neighbours, zoneChanged);

/** Returns whether a sector is in the ZOC of an enemy of the side [9.2a]. */
export const inEnemyZone = (state: { readonly zone: readonly [Zone, Zone] }, side: Side, cell: Cell): boolean =>
  state.zone[opponent(side)].covers(cell);
