import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { airfieldsOf, isBomber, isCalled } from '../air/aircraft.js';
import { placesOf, type Place } from '../state/ground.js';
import { opponent, type Side } from '../state/pieces.js';
import { LEFT, OUT_OF_PLAY, type State } from '../state/state.js';

/** Removes the enemy aircraft of an airfield when a ground unit of a side enters its sector [15.2b]. */
export function takeAirfields(state: State, side: Side, cell: Cell): void {
  if (!state.optional.airfields) return;
  const captured = placesOf(state.ground, 'airfield').filter(({ cells }) => cells.includes(cell));
  if (captured.length === 0) return;
  for (const piece of state.muster.air[opponent(side)]) {
    const isOut = state.cell[piece] === OUT_OF_PLAY || state.cell[piece] === LEFT;
    if (isOut || !captured.some((place) => isRunFrom(state, piece, place))) continue;
    state.put(piece, OUT_OF_PLAY);
    const { name } = state.piece(piece);
    state.emit('removed', '15.2b', () => ({
      side: opponent(side),
      text: say`${name} is lost with its airfield in ${state.label(cell)}.`,
      pieces: [piece],
      cells: [cell],
    }));
  }
}

/**
 * Returns whether an air unit is lost together with an airfield: the unit names the airfield, or it is on the airfield
 * without naming any. Other aircraft that name no airfield are lost with the last airfield of their side, except
 * bombers [15.2a-15.2d].
 */
function isRunFrom(state: State, piece: number, place: Place): boolean {
  const { airfield, side, air } = state.piece(piece);
  if (airfield !== undefined) return isCalled(state, place, airfield);
  if (!air || state.sideNamed(place.owner) !== side) return false;
  if (place.cells.includes(state.cell[piece])) return true;
  if (isBomber(state, piece)) return false;
  return airfieldsOf(state, piece).length === 0;
}
