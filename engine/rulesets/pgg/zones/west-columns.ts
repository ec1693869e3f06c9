import type { Cell } from '../../../board/board.js';
import { SOVIET, type Piece, type Side } from '../state/pieces.js';
import type { StateData } from '../state/state-data.js';
import { firstTurn } from '../vocabulary/schedules.js';

/** Returns whether the cell is in the west columns and these are closed to the Soviet side in this turn [6.4]. */
export function isClosedInTheWest(state: StateData, side: Side, cell: Cell): boolean {
  return side === SOVIET && state.ground.western[cell] === 1 && state.turn <= state.numbers['westColumns.lastTurn'];
}

/**
 * Returns whether the west columns are closed to one unit in a cell. Armies that begin in the west are exempt in moves,
 * retreats, advances and withdrawals [6.4, 5.23].
 */
export function isClosedInTheWestTo(state: StateData, piece: number, cell: Cell): boolean {
  return isClosedInTheWest(state, state.piece(piece).side, cell) && !mayStayWest(state, piece);
}

/** Returns whether a unit was set up with one of the armies that begin in the west [5.23]. */
export function isOfTheWest({ army, arrival }: Pick<Piece, 'army' | 'arrival'>): boolean {
  return arrival < 0 && army !== undefined && (firstTurn.marching as readonly string[]).includes(army);
}

/**
 * Returns whether the unit may be in the closed west columns now: it belongs to an army that begins in the west, and it
 * is turn 1. If the ruling `westColumns.exceptionTurns` is `firstSixTurns`, such a unit may be there on any turn
 * [AMB-04].
 */
export function mayStayWest(state: StateData, piece: number): boolean {
  const inTime = state.turn === 1 || state.rulings['westColumns.exceptionTurns'] === 'firstSixTurns';
  return inTime && isOfTheWest(state.piece(piece));
}
