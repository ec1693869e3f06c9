import { BY_ACTION, MOVES_BY_ACTION, NO_FUEL, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

/** The side that orders in this phase: the enemy’s reaction is his [7.6, 13.3.reaction]. */
export const sideToOrder = ({ phase, side }: Pick<State, 'phase' | 'side'>): number =>
  phase === 'reaction' ? opponent(side) : side;

/** Whether a unit needs fuel to move and attack fully: armour, Armoured HQs that are not activated, aircraft, the siege gun [13.2, 26.0.fuel]. */
export function needsFuel(state: State, piece: number): boolean {
  if (!state.isAdvanced) return false;
  const { isArmoured, isAir, type } = state.piece(piece);
  return isArmoured || isAir || (type.siege === true && state.plays('siege-gun'));
}

/** Whether it has all the fuel it needs: an activated HQ serves it, it is one, or it was put in Reserve [13.2, 31.0]. */
export const isFuelled = (state: State, piece: number): boolean =>
  !needsFuel(state, piece) ||
  state.fuel[piece] !== NO_FUEL ||
  state.activated[piece] === 1 ||
  state.reserve[piece] !== NO_RESERVE;

/** Whether a unit moves as if it were in supply, by an action of a Supreme HQ [13.8.1.outOfSupply]; only BY_ACTION attacks so [A56]. */
export const movesAsSupplied = ({ fuel }: Pick<State, 'fuel'>, piece: number): boolean =>
  fuel[piece] === BY_ACTION || fuel[piece] === MOVES_BY_ACTION;
