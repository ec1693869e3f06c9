import { agree, say, term } from '../../../../model/say.js';
import { list } from '../../../../model/words.js';
import { attemptsLeft } from '../../air/scouting.js';
import { isSupreme, servicesLeft, servicesOf } from '../../command/points.js';
import { findReservingHq } from '../../command/reserve.js';
import { findLandingHq } from '../../naval/landing.js';
import { findShippingHq } from '../../naval/shipping.js';
import type { State } from '../../state/state.js';
import type { OrderCost } from './payment.js';

/**
 * Returns a text with the points or actions that a headquarters spends: `2 points of HQ Pz4, 1 left`. Returns undefined
 * if the headquarters has fewer than `many` left.
 */
export function serviceText(state: State, hq: number, many: number): string | undefined {
  const left = servicesLeft(state, hq) - many;
  if (left < 0) return undefined;
  return isSupreme(state, hq)
    ? say`${many} ${agree(many, 'action', 'actions')} of ${state.name(hq)}, ${left} left`
    : say`${many} ${agree(many, 'point', 'points')} of ${state.name(hq)}, ${left} left`;
}

/**
 * Returns a text with the points that headquarters spend for some units. Returns undefined if a unit has no
 * headquarters, or if a headquarters has too few points.
 *
 * @param find returns the headquarters of a unit, given the points already assigned to each headquarters
 */
function servicesText(
  state: State,
  pieces: readonly number[],
  find: (piece: number, assigned: ReadonlyMap<number, number>) => number | undefined,
): string | undefined {
  const assigned = new Map<number, number>();
  for (const piece of pieces) {
    const hq = find(piece, assigned);
    if (hq === undefined) return undefined;
    assigned.set(hq, (assigned.get(hq) ?? 0) + 1);
  }
  const texts = [...assigned].map(([hq, many]) => serviceText(state, hq, many));
  return texts.every((text) => text !== undefined) ? list(texts) : undefined;
}

/**
 * For each verb of orders that use headquarters, the function that describes the cost of an order [13.4, 18.0, 19.1,
 * 24.0, 31.0].
 */
export const COMMAND_COSTS: Readonly<Record<string, OrderCost>> = {
  activate(state, { pieces: [hq, ...units] = [] }) {
    const word = isSupreme(state, hq) ? 'actions' : 'units';
    const { value } = servicesOf(state, hq);
    if (units.length === 0) return say`can command ${value} ${term(word)}`;
    const left = servicesLeft(state, hq) - units.length;
    return left < 0 ? undefined : say`${left} of ${value} ${term(word)} left`;
  },
  reserve: (state, { pieces = [] }) =>
    servicesText(state, pieces, (piece, assigned) => findReservingHq(state, piece, assigned)),
  ship: (state, { pieces = [] }) => servicesText(state, pieces, (piece) => findShippingHq(state, piece)),
  land: (state, { pieces = [] }) => servicesText(state, pieces, (piece) => findLandingHq(state, piece)),
  scout(state, { pieces: [hq] = [] }) {
    const left = attemptsLeft(state, hq) - 1;
    return left < 0 ? undefined : say`an attempt of ${state.name(hq)}, ${left} left`;
  },
};
