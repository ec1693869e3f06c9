import type { Bar } from '../../../mechanics/bars.js';
import { bar } from '../refusal.js';
import { BY_ACTION, MOVES_BY_ACTION, NO_FUEL, NO_RESERVE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';

type Held = Bar<string, [state: State, piece: number]>;

/** The side that orders in this phase: the enemy’s reaction is his [7.6, 13.3.reaction]. */
export const sideToOrder = ({ phase, side }: Pick<State, 'phase' | 'side'>): number =>
  phase === 'reaction' ? opponent(side) : side;

/** Whether a unit needs fuel to move and attack fully: armour, Armoured HQs that are not activated, aircraft, the siege gun [13.2, 26.0]. */
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

const dryArmour: Held = bar(
  '13.5.armour',
  'no-fuel',
  (state: State, piece: number) =>
    `${state.name(piece)} has no fuel and does not attack; first \`activate\` a headquarters for it.`,
);
const dryAircraft: Held = bar(
  '13.5.air',
  'no-fuel',
  (state: State, piece: number) =>
    `${state.name(piece)} has no fuel: it changes its base and flies to no battle; first \`activate\` a headquarters for it.`,
);

/** Why a unit without fuel does not attack, or fly to a battle [13.5]. A Desperate Attack is another matter [12.4.1]. */
export function fuelBar(state: State, piece: number): Held | undefined {
  if (isFuelled(state, piece)) return undefined;
  return state.piece(piece).isAir ? dryAircraft : dryArmour;
}

/** Whether a unit moves as if it were in supply, by an action of a Supreme HQ [13.8.1.outOfSupply]; and whether it attacks so [A56]. */
export const movesAsSupplied = ({ fuel }: Pick<State, 'fuel'>, piece: number): boolean =>
  fuel[piece] === BY_ACTION || fuel[piece] === MOVES_BY_ACTION;
export const attacksAsSupplied = ({ fuel }: Pick<State, 'fuel'>, piece: number): boolean => fuel[piece] === BY_ACTION;
