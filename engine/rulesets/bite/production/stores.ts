import { say, term } from '../../../model/say.js';
import type { State } from '../state/state.js';
import { isNation, nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { BOTH, SOVIET } from '../vocabulary/sides.js';

/** Points paid or given, by colour. */
export type Price = Readonly<Partial<Store>>;

/**
 * The store of the besieged pocket, from which only the pocket pays. Every other store has the name of its nation
 * [12.3.road].
 */
export const POCKET = 'pocket';
export type Purse = NationName | typeof POCKET;

/** Colours of Lend-Lease points [34.0]. */
const LENT = ['red', 'blue'] as const;

/**
 * Returns the points in a store [7.3]. The store of the Soviets includes the points in the besieged pocket while these
 * points may leave it [SBE6.leningrad].
 */
export function storeOf(state: State, purse: Purse): Store {
  if (purse === POCKET) return { ...emptyStore(), ...state.pocketStore };
  const store = state.stores[purse] ?? emptyStore();
  return isPocketOpen(state, purse) ? sum(store, state.pocketStore) : store;
}

const isPocketOpen = (state: State, purse: Purse): boolean =>
  isNation(purse) && nationCalled(purse).side === SOVIET && state.isSet('pocket') && state.weather !== 'snow';

/**
 * Returns the points that a price really costs. A point paid by Lend-Lease needs no additional yellow point [34.0.use].
 */
export function amountDue(state: State, purse: Purse, price: Price): Price {
  const spared = lendLeasePart(state, purse, price);
  if (spared === 0) return price;
  return { ...price, yellow: Math.max(0, (price.yellow ?? 0) - spared) };
}

/** Returns how many Lend-Lease points pay for a price. Only the Soviets have Lend-Lease points. */
export const lendLeasePart = (state: State, purse: Purse, price: Price): number =>
  isNation(purse) && nationCalled(purse).side === SOVIET
    ? LENT.reduce((lent, colour) => lent + Math.min(state.lendLease[colour], price[colour] ?? 0), 0)
    : 0;

/**
 * Returns whether Lend-Lease points can pay all red and blue points of a price. Counts only the points of routes that
 * are connected to the primary source [34.0.placement].
 */
export const isLentByRoutes = ({ lendLease, unjoined }: State, price: Price): boolean =>
  LENT.every((colour) => (price[colour] ?? 0) <= lendLease[colour] - unjoined[colour]);

type Lent = State['lendLease'];

const lentLess = ({ red, blue }: Lent, price: Price): Lent => ({
  red: Math.max(0, red - (price.red ?? 0)),
  blue: Math.max(0, blue - (price.blue ?? 0)),
});

/** Returns the points missing for a price; undefined if it can be paid. */
export function missingPoints(state: State, purse: Purse, price: Price): Price | undefined {
  const store = storeOf(state, purse);
  const due = amountDue(state, purse, price);
  let missing: Price | undefined;
  for (const colour of COLOURS) {
    const lacking = (due[colour] ?? 0) - store[colour];
    if (lacking > 0) missing = { ...missing, [colour]: lacking };
  }
  return missing;
}

export const canPay = (state: State, purse: Purse, price: Price): boolean =>
  missingPoints(state, purse, price) === undefined;

/**
 * Pays a price from a store. Lend-Lease points are paid first, points of the pocket last [34.0.use, SBE6.leningrad].
 */
export function pay(state: State, purse: Purse, price: Price): void {
  const due = amountDue(state, purse, price);
  if (purse === POCKET) {
    state.pocketStore = subtract(storeOf(state, POCKET), due);
    return;
  }
  if (lendLeasePart(state, purse, price) > 0) {
    state.lendLease = lentLess(state.lendLease, price);
    state.unjoined = lentLess(state.unjoined, price);
  }
  const own = state.stores[purse] ?? emptyStore();
  const fromOwn = { ...emptyStore() };
  for (const colour of COLOURS) fromOwn[colour] = Math.min(own[colour], due[colour] ?? 0);
  state.stores = { ...state.stores, [purse]: subtract(own, fromOwn) };
  const rest = subtract({ ...emptyStore(), ...due }, fromOwn);
  if (COLOURS.some((colour) => rest[colour] > 0)) state.pocketStore = subtract(storeOf(state, POCKET), rest);
}

/** Adds points to a store. */
export function gain(state: State, purse: Purse, points: Price): void {
  if (purse === POCKET) state.pocketStore = sum(storeOf(state, POCKET), points);
  else state.stores = { ...state.stores, [purse]: sum(state.stores[purse] ?? emptyStore(), points) };
}

/** Adds two amounts of points. */
export const sum = (one: Price, other: Price): Store => combine(one, other, 1);
/** Subtracts an amount of points from another. */
export const subtract = (one: Price, other: Price): Store => combine(one, other, -1);

/**
 * Adds `other` to `one`, or subtracts it if `by` is -1. Each colour is written out because a loop is far slower here
 * (hot path).
 */
const combine = (one: Price, other: Price, by: 1 | -1): Store => ({
  yellow: (one.yellow ?? 0) + by * (other.yellow ?? 0),
  red: (one.red ?? 0) + by * (other.red ?? 0),
  blue: (one.blue ?? 0) + by * (other.blue ?? 0),
  black: (one.black ?? 0) + by * (other.black ?? 0),
  white: (one.white ?? 0) + by * (other.white ?? 0),
});

/** Formats points: `2 yellow, 1 red`, or `nothing`. */
export function pointsText(points: Price): string {
  const parts = COLOURS.filter((colour) => (points[colour] ?? 0) !== 0).map((colour) =>
    coloured(colour, points[colour] ?? 0),
  );
  return parts.length === 0 ? say`nothing` : parts.join(', ');
}

/** Formats points of one colour: `2 yellow`. */
export const coloured = (colour: Colour, points: number): string => COLOURED[colour](points);
const COLOURED: Readonly<Record<Colour, (points: number) => string>> = {
  yellow: (points) => say`${points} yellow`,
  red: (points) => say`${points} red`,
  blue: (points) => say`${points} blue`,
  black: (points) => say`${points} black`,
  white: (points) => say`${points} white`,
};

/** Nouns of points, by colour. */
export const POINT_OF: Readonly<Record<Colour, string>> = {
  yellow: 'yellow point',
  red: 'red point',
  blue: 'blue point',
  black: 'black point',
  white: 'white point',
};

/** Returns the name of the owner of a store. */
export const purseName = (purse: Purse): string => (purse === POCKET ? say`The pocket` : term(purse));

/**
 * Returns the facts of an event about an amount of points: one fact for each colour of which the amount is not zero, as
 * in `yellow 2`.
 */
export const pointFacts = (points: Price): Partial<Record<Colour, number>> =>
  Object.fromEntries(
    COLOURS.filter((colour) => (points[colour] ?? 0) !== 0).map((colour) => [colour, points[colour] ?? 0]),
  );

/**
 * Returns facts like {@link pointFacts}, but also with zeros for the colours in play, so that an expectation can state
 * `store (red 0)` [3.6].
 */
export const storeFacts = (state: State, points: Price): Partial<Record<Colour, number>> => ({
  ...Object.fromEntries(
    coloursInPlay(state)
      .filter((colour) => colour !== 'white')
      .map((colour) => [colour, points[colour] ?? 0]),
  ),
  ...pointFacts(points),
});

/** Lists the nations of a side in the order of the vocabulary. */
export const nationsOf = (side: number): readonly NationName[] => NATIONS_BY_SIDE[side];
const NATIONS_BY_SIDE = BOTH.map((side) => NATIONS.filter((nation) => nationCalled(nation).side === side));

/**
 * Returns the colours of points used in this scenario, in the order of `COLOURS`. In the base game yellow is the only
 * colour [3.6].
 */
export const coloursInPlay = ({ isAdvanced }: State): readonly Colour[] => (isAdvanced ? COLOURS : COLOURS.slice(0, 1));

/** Sets the stores at the start of play from lines such as `set saved of Germany = 5, 1, 0, 2` [7.3.saving]. */
export function beginStores(state: State): void {
  state.stores = Object.fromEntries(
    NATIONS.map((nation) => {
      const saved = state.settingsOf('saved', { of: nation }) ?? [];
      const store = emptyStore();
      coloursInPlay(state).forEach((colour, at) => (store[colour] = Number(saved[at] ?? 0)));
      return [nation, store];
    }),
  );
}
