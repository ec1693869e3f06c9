import { say } from '../../../../model/say.js';
import { movementsLeft } from '../../rail/by-rail.js';
import { capacityLeft, INSIDE, trainsLeft } from '../../rail/capacity.js';
import { fares } from '../../rail/factory-evacuation.js';
import { FARE, isFree } from '../../rail/payers.js';
import { type OrderCost, prefixed, leaderPaymentText, paymentText } from './payment.js';

/** Describes the costs of rail movement, with the number of rail movements left [7.4, 16.2]. */
export const RAIL_COSTS: Readonly<Record<string, OrderCost>> = {
  rail(state, { pieces: [piece] = [], cells: [to] = [], choice }) {
    const left = to === undefined ? '' : prefixed('; ', movementsLeft(state, piece, to, choice));
    if (choice === undefined) return paymentText(state, state.piece(piece).nation, FARE)?.concat(left ?? '');
    const price = isFree(state, piece, choice) ? say`an action of ${choice}` : say`an action point of ${choice}`;
    return price + (left ?? '');
  },
  evacuate(state) {
    const left = capacityLeft(state, state.side, INSIDE) - state.numbers['rail.evacuation'];
    return leaderPaymentText(state, { price: fares(state) })?.concat(`; ${trainsLeft(left, INSIDE)}`);
  },
};
