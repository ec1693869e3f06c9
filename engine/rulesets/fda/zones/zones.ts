import type { Cell } from '../../../board/board.js';
import { Zone } from '../../../mechanics/zones.js';
import { opponent, type Side } from '../state/pieces.js';
import type { State } from '../state/state.js';

/**
 * Creates the ZOC of a side's ground units: all adjacent sectors regardless of terrain (reading zoneOfControl) [9.2a].
 * It opens and closes enemy lines [7.1b].
 */
export function zoneOf(state: Pick<State, 'ground' | 'markLines'>): Zone {
  const { board } = state.ground;
  return new Zone(board, board.neighbours, (cell) => {
    state.markLines(cell);
  });
}

/** Returns whether a sector is in the ZOC of an enemy of the side [9.2a]. */
export const inEnemyZone = (state: Pick<State, 'zone'>, side: Side, cell: Cell): boolean =>
  state.zone[opponent(side)].covers(cell);
