import type { Cell } from '../../board/board.js';
import { STOP } from '../../board/reach.js';
import type { State } from './state.js';
import { takeAirfields } from './works/airfields.js';
import { breakOff } from './works/engineers.js';

/**
 * A ground unit steps into a neighbouring sector, by move, retreat, refusal or advance: it knows where it came from
 * [14e], its engineers' work breaks off [13e, 14g], it goes no farther this turn where it had to stop [9.2b, 14b], and
 * an enemy airfield there is taken [15.2b]. Mines are rolled for by whoever leads the units, when all are there.
 */
export function enter(state: State, piece: number, cell: Cell): void {
  const from = state.cell[piece];
  comeTo(state, piece, cell);
  state.cameFrom[piece] = from;
  breakOff(state, piece, from);
}

/** What every ground unit does that comes to stand in a sector, also from off the map [9.2b, 14b, 15.2b]. */
export function comeTo(state: State, piece: number, cell: Cell): void {
  const { side } = state.piece(piece);
  state.put(piece, cell);
  if (state.marks(side, cell) === STOP) state.halted[piece] = 1;
  takeAirfields(state, side, cell);
}
