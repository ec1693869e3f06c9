import type { Cell } from '../../board/board.js';
import { SOVIET, type Side } from './pieces.js';
import type { State } from './state.js';

/** Whether the cell lies in the western columns that are closed to the Soviet side in the first turns [6.4]. */
export function isClosedInTheWest(state: State, side: Side, cell: Cell): boolean {
  return side === SOVIET && state.ground.western[cell] === 1 && state.turn <= state.numbers['westColumns.lastTurn'];
}
