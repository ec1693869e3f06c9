import { movementsLeft } from '../../rail/by-rail.js';
import { capacityLeft, INSIDE, trainsLeft } from '../../rail/capacity.js';
import { fares } from '../../rail/evacuating.js';
import { FARE, isFree } from '../../rail/payers.js';
import type { Outlay } from './outlay.js';
import { behind, byLeader, paid } from './paid.js';

/** What trains cost, and how many are left [7.4, 16.2]. */
export const RAIL_OUTLAYS: Readonly<Record<string, Outlay>> = {
  rail(state, { pieces: [piece] = [], cells: [to] = [], choice }) {
    const left = to === undefined ? '' : behind('; ', movementsLeft(state, piece, to, choice));
    if (choice === undefined) return paid(state, state.piece(piece).nation, FARE)?.concat(left ?? '');
    return `${isFree(state, piece, choice) ? 'an action' : 'an action point'} of ${choice}${left ?? ''}`;
  },
  evacuate(state) {
    const left = capacityLeft(state, state.side, INSIDE) - state.numbers['rail.evacuation'];
    return byLeader(state, { price: fares(state) })?.concat(`; ${trainsLeft(left, INSIDE)}`);
  },
};
