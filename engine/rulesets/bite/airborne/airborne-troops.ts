import { NOWHERE, type Cell } from '../../../board/board.js';
import { say } from '../../../model/say.js';
import { BY_AIR, CARRYING, ON_GROUND } from '../state/fields.js';
import type { State } from '../state/state.js';

/** Returns whether a land unit is in the air on its way to a drop [23.0]. */
export const isDescending = (state: State, piece: number): boolean =>
  state.base[piece] !== NOWHERE && state.piece(piece).isLand;

/** Returns whether land units of a side are being dropped on a hex. */
export const isDropZone = (state: State, side: number, cell: Cell): boolean =>
  state.landUnits[side][cell] > 0 && state.landAt(cell, side).some((piece) => isDescending(state, piece));

/** Lists the units that an aircraft carries; each hit on the aircraft also hits them [23.0.flight]. */
export const carriedBy = (state: State, piece: number): number[] =>
  state.mission[piece] === CARRYING && state.piece(piece).isAir && state.isOnMap(piece)
    ? state
        .landAt(state.cell[piece], state.piece(piece).side)
        .filter((one) => state.carrier[one] === piece && isDescending(state, one))
    : [];

/**
 * Lands the units that survived the flight in a hex, so that they fight on the ground. Returns whether any unit landed
 * [23.0.landing, 23.0.stacking].
 */
export function touchDown(state: State, cell: Cell): boolean {
  const down = state.unitsIn(cell).filter((piece) => isDescending(state, piece));
  for (const piece of down) {
    state.setBase(piece, NOWHERE);
    state.mission[piece] = ON_GROUND;
    state.carrier[piece] = -1;
    state.enteredFrom[piece] = NOWHERE;
    state.landed[piece] = BY_AIR;
    state.emit('land', '23.0.landing', () => ({
      side: state.piece(piece).side,
      text: say`${state.name(piece)} lands in ${state.label(cell)}.`,
      pieces: [piece],
      cells: [cell],
      facts: { strength: state.strength(piece) },
    }));
  }
  return down.length > 0;
}
