import type { Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { bridgeBuilder, needsBridge } from './steps.js';
import { LIVE_MINES } from '../state/ground.js';
import type { State } from '../state/state.js';
import { takeAirfields } from '../works/airfields.js';
import { breakOff } from '../works/engineers.js';

/**
 * Moves a ground unit into a neighbouring sector, by move, retreat, refusal or advance. Records the sector from which
 * the unit came [14e] and the engineers whose bridge the unit crosses [14f]. Stops the work that departing engineers
 * leave unfinished [13e, 14g], ends the unit's movement where the unit must stop [9.2b, 14b], and takes an enemy
 * airfield [15.2b]. The caller rolls for mines when all units have entered.
 */
export function enter(state: State, piece: number, cell: Cell): void {
  const from = state.cell[piece];
  crossRiver(state, piece, cell);
  comeTo(state, piece, cell);
  state.cameFrom[piece] = from;
  breakOff(state, piece, from);
}

/**
 * Marks the engineers whose mobile bridge a unit crosses. The mark prevents these engineers from other actions in this
 * turn [14f].
 */
function crossRiver(state: State, piece: number, to: Cell): void {
  const from = state.cell[piece];
  const direction = state.ground.board.direction(from, to);
  if (!needsBridge(state, piece, direction)) return;
  const engineers = bridgeBuilder(state, state.piece(piece).side, from);
  if (engineers >= 0) state.bridging[engineers] = 1;
}

/**
 * Places a ground unit in a sector, whether the unit was on the map before or not. Applies the effects of the sector on
 * the unit [9.2b, 14b, 15.2b].
 */
export function comeTo(state: State, piece: number, cell: Cell): void {
  const { side } = state.piece(piece);
  state.put(piece, cell);
  if (state.marks(side, cell) === STOP) state.halted[piece] = 1;
  if (state.mines[cell] !== LIVE_MINES) takeAirfields(state, side, cell); // Live mines attack first; then the airfield is taken.
}
