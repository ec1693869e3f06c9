import type { Cell } from '../../../board/board.js';
import { SOVIET, type Piece, type Side } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';
import { firstTurn } from '../vocabulary/schedules.js';

/** Whether the cell lies in the western columns that are closed to the Soviet side in the first turns [6.4]. */
export function isClosedInTheWest(state: StateData, side: Side, cell: Cell): boolean {
  return side === SOVIET && state.ground.western[cell] === 1 && state.turn <= state.numbers['westColumns.lastTurn'];
}

/**
 * Returns whether the west columns are closed to one unit. Armies that begin in the west are exempt, in moves,
 * retreats, advances and withdrawals alike [6.4, 5.23].
 */
export function isClosedInTheWestTo(state: StateData, piece: number, cell: Cell): boolean {
  return isClosedInTheWest(state, state.piece(piece).side, cell) && !mayStayWest(state, piece);
}

/** Whether a unit was set up with one of the armies of the west [5.23]. */
export function isOfTheWest({ army, arrival }: Pick<Piece, 'army' | 'arrival'>): boolean {
  return arrival < 0 && army !== undefined && (firstTurn.marching as readonly string[]).includes(army);
}

/** Whether the exception covers the unit now: on turn 1, by the other reading on all turns on which the columns are closed [AMB-04]. */
export function mayStayWest(state: StateData, piece: number): boolean {
  const inTime = state.turn === 1 || state.rulings['westColumns.exceptionTurns'] === 'firstSixTurns';
  return inTime && isOfTheWest(state.piece(piece));
}
