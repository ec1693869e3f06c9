import { say } from '../../../../model/say.js';
import type { Answer } from '../../../../play/moment.js';
import { LEADING } from '../../vocabulary/nations.js';
import { COLOURS, emptyStore } from '../../vocabulary/resources.js';
import type { State } from '../../state/state.js';
import type { Priced } from '../../production/prices.js';
import {
  amountDue,
  subtract,
  pointsText,
  missingPoints,
  storeOf,
  sum,
  type Price,
  type Purse,
} from '../../production/stores.js';

/** Describes the cost of an order and what remains, `2 yellow; 3 yellow left`; undefined if not enough is available. */
export type OrderCost = (state: State, answer: Answer) => string | undefined;

/**
 * Returns a text with the points paid from a store and the remaining points of the same colours: `2 yellow; 3 yellow
 * left`. Returns undefined if the store has too few points.
 */
export function paymentText(state: State, purse: Purse, price: Price): string | undefined {
  if (missingPoints(state, purse, price) !== undefined) return undefined;
  const due = amountDue(state, purse, price);
  if (COLOURS.every((colour) => !due[colour])) return say`nothing to pay`;
  const left = subtract(storeOf(state, purse), due);
  const ofThese = Object.fromEntries(COLOURS.filter((colour) => due[colour]).map((colour) => [colour, left[colour]]));
  return say`${pointsText(due)}; ${pointsText(ofThese)} left`;
}

/**
 * Returns the payment text for several units. Each unit is paid from the store of its owner. Returns undefined if a
 * store has too few points.
 */
export function jointPaymentText(
  state: State,
  pieces: readonly number[],
  bill: (piece: number) => { readonly purse: Purse; readonly price: Price },
): string | undefined {
  const purses = new Map<Purse, Price>();
  for (const piece of pieces) {
    const { purse, price } = bill(piece);
    purses.set(purse, sum(purses.get(purse) ?? emptyStore(), price));
  }
  const texts = [...purses].map(([purse, price]) => paymentText(state, purse, price));
  return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
}

/** Returns a text with the points that the leading nation of the acting side pays, and the points that it has left. */
export const leaderPaymentText = (state: State, { price }: Pick<Priced, 'price'>): string | undefined =>
  paymentText(state, LEADING[state.side], price);

/** Puts `before` in front of a text. Returns undefined if there is no text. */
export const prefixed = (before: string, text: string | undefined): string | undefined => text && `${before}${text}`;
