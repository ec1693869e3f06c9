import type { Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { bridgeBuilder, needsBridge } from './steps.js';
import { LIVE_MINES } from '../state/ground.js';
import type { State } from '../state/state.js';
import { takeAirfields } from '../works/airfields.js';
import { breakOff } from '../works/engineers.js';

/**
 * A ground unit steps into a neighbouring sector, by move, retreat, refusal or advance: it keeps engineers busy by whom
 * it crosses a river [14f], knows where it came from [14e], its engineers' work breaks off [13e, 14g], it goes no farther this turn where it had to stop [9.2b, 14b], and
 * an enemy airfield there is taken [15.2b]. The leading unit rolls for mines when all units are there.
 */
export function enter(state: State, piece: number, cell: Cell): void {
  const from = state.cell[piece];
  crossRiver(state, piece, cell);
  comeTo(state, piece, cell);
  state.cameFrom[piece] = from;
  breakOff(state, piece, from);
}

/** Marks engineers whose mobile bridge a unit has crossed: they can do nothing else in this turn [14f]. */
function crossRiver(state: State, piece: number, to: Cell): void {
  const from = state.cell[piece];
  const direction = state.ground.board.direction(from, to);
  if (!needsBridge(state, piece, direction)) return;
  const engineers = bridgeBuilder(state, state.piece(piece).side, from);
  if (engineers >= 0) state.bridging[engineers] = 1;
}

/**
 * Applies the effects of a sector on a ground unit that ends in it, also when it comes from off the map [9.2b, 14b,
 * 15.2b].
 */
export function comeTo(state: State, piece: number, cell: Cell): void {
  const { side } = state.piece(piece);
  state.put(piece, cell);
  if (state.marks(side, cell) === STOP) state.halted[piece] = 1;
  if (state.mines[cell] !== LIVE_MINES) takeAirfields(state, side, cell); // Otherwise after the mines have attacked.
}
