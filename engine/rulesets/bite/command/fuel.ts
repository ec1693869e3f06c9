import { NO_FUEL } from '../state/fields.js';
import type { State } from '../state/state.js';

/** Whether a unit needs fuel to move and fight fully: armour, its HQs that are not activated, aircraft, the siege gun [13.0, 26.0]. */
export function needsFuel(state: State, piece: number): boolean {
  if (!state.isAdvanced) return false;
  const { isArmoured, isAir, type } = state.piece(piece);
  return isArmoured || isAir || (type.siege === true && state.plays('siege-gun'));
}

/** Whether it has all the fuel it needs: an activated HQ serves it, or it is one [13.2]. */
export const isFuelled = (state: State, piece: number): boolean =>
  !needsFuel(state, piece) || state.fuel[piece] !== NO_FUEL || state.activated[piece] === 1;
