import { BY_ACTION, MOVES_BY_ACTION, NO_FUEL, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

/**
 * Returns the side that gives orders now: the non-phasing side in the reaction phase, otherwise the phasing side [7.6,
 * 13.3.reaction].
 */
export const sideToOrder = ({ phase, side }: Pick<State, 'phase' | 'side'>): number =>
  phase === 'reaction' ? opponent(side) : side;

/**
 * Returns whether a unit needs fuel for full movement and attacks. Armour, aircraft and the siege gun need fuel [13.2,
 * 26.0.fuel].
 */
export function needsFuel(state: State, piece: number): boolean {
  if (!state.isAdvanced) return false;
  const { isArmoured, isAir, type } = state.piece(piece);
  return isArmoured || isAir || (type.siege === true && state.plays('siege-gun'));
}

/**
 * Returns whether a unit needs no fuel or has it. A unit has fuel if an activated HQ serves it, if it is itself an
 * activated HQ, or if it is in Reserve [13.2, 31.0].
 */
export const isFuelled = (state: State, piece: number): boolean =>
  !needsFuel(state, piece) ||
  state.fuel[piece] !== NO_FUEL ||
  state.activated[piece] === 1 ||
  state.reserve[piece] !== NO_RESERVE;

/**
 * Returns whether an action of a Supreme HQ lets a unit move as if in supply [13.8.1.outOfSupply]. Only a unit whose
 * fuel is BY_ACTION may also attack [A56].
 */
export const movesAsSupplied = ({ fuel }: Pick<State, 'fuel'>, piece: number): boolean =>
  fuel[piece] === BY_ACTION || fuel[piece] === MOVES_BY_ACTION;
