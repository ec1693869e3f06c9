import { NOWHERE, type Cell } from '../../../board/board.js';
import { BY_AIR, CARRYING, ON_GROUND } from '../state/fields.js';
import type { State } from '../state/state.js';

/** Whether a unit is on its way to a drop: a land unit in the air, until it is down [23.0]. */
export const isDescending = (state: State, piece: number): boolean =>
  state.base[piece] !== NOWHERE && state.piece(piece).isLand;

/** Whether units of a side are dropped on a hex. */
export const isDropZone = (state: State, side: number, cell: Cell): boolean =>
  state.landUnits[side][cell] > 0 && state.landAt(cell, side).some((piece) => isDescending(state, piece));

/** The units that an aircraft carries: each hit on it is one on them [23.0.flight]. */
export const carriedBy = (state: State, piece: number): number[] =>
  state.mission[piece] === CARRYING && state.piece(piece).isAir && state.onMap(piece)
    ? state
        .landAt(state.cell[piece], state.piece(piece).side)
        .filter((one) => state.carrier[one] === piece && isDescending(state, one))
    : [];

/** Who has survived the flight is down, and fights on the ground from here on; says whether anybody is [23.0.landing, 23.0.stacking]. */
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
      text: `${state.name(piece)} is down in ${state.label(cell)}.`,
      pieces: [piece],
      cells: [cell],
      facts: { strength: state.strength(piece) },
    }));
  }
  return down.length > 0;
}
