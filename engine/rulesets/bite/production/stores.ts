import type { State } from '../state/state.js';
import { isNation, nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { BOTH, SOVIET } from '../vocabulary/sides.js';

/** Points to be paid or given. */
export type Price = Readonly<Partial<Store>>;

/** Who pays: a nation, or the besieged pocket with points of its own [12.3.road]. */
export const POCKET = 'pocket';
export type Purse = NationName | typeof POCKET;

/** The points that aid from overseas comes in [34.0]. */
const LENT = ['red', 'blue'] as const;

/** What is in store [7.3]; of the Soviets with the points of the pocket, where these get out of it [SBE6.leningrad]. */
export function storeOf(state: State, purse: Purse): Store {
  if (purse === POCKET) return { ...emptyStore(), ...state.pocketStore };
  const store = state.stores[purse] ?? emptyStore();
  return isPocketOpen(state, purse) ? sum(store, state.pocketStore) : store;
}

const isPocketOpen = (state: State, purse: Purse): boolean =>
  isNation(purse) && nationCalled(purse).side === SOVIET && state.isSet('pocket') && state.weather !== 'snow';

/** What really leaves the store: Lend-Lease needs no yellow point beside its own [34.0.use]. */
export function dueOf(state: State, purse: Purse, price: Price): Price {
  const spared = lentOf(state, purse, price);
  if (spared === 0) return price;
  return { ...price, yellow: Math.max(0, (price.yellow ?? 0) - spared) };
}

/** Points of Lend-Lease that a price is paid with; only the Soviets have any. */
export const lentOf = (state: State, purse: Purse, price: Price): number =>
  isNation(purse) && nationCalled(purse).side === SOVIET
    ? LENT.reduce((lent, colour) => lent + Math.min(state.lendLease[colour], price[colour] ?? 0), 0)
    : 0;

/** Whether points of Lend-Lease that came by routes joined to the source pay all that a price has of their colours [34.0.placement]. */
export const isLentByRoutes = ({ lendLease, unjoined }: State, price: Price): boolean =>
  LENT.every((colour) => (price[colour] ?? 0) <= lendLease[colour] - unjoined[colour]);

type Lent = State['lendLease'];

const lentLess = ({ red, blue }: Lent, price: Price): Lent => ({
  red: Math.max(0, red - (price.red ?? 0)),
  blue: Math.max(0, blue - (price.blue ?? 0)),
});

/** What is missing for a price; undefined when it can be paid. */
export function shortOf(state: State, purse: Purse, price: Price): Price | undefined {
  const store = storeOf(state, purse);
  const due = dueOf(state, purse, price);
  let missing: Price | undefined;
  for (const colour of COLOURS) {
    const lacking = (due[colour] ?? 0) - store[colour];
    if (lacking > 0) missing = { ...missing, [colour]: lacking };
  }
  return missing;
}

export const canPay = (state: State, purse: Purse, price: Price): boolean => shortOf(state, purse, price) === undefined;

/** Points leave a store: those of Lend-Lease first, of its own store the last that the pocket has [34.0.use, SBE6.leningrad]. */
export function pay(state: State, purse: Purse, price: Price): void {
  const due = dueOf(state, purse, price);
  if (purse === POCKET) {
    state.pocketStore = less(storeOf(state, POCKET), due);
    return;
  }
  if (lentOf(state, purse, price) > 0) {
    state.lendLease = lentLess(state.lendLease, price);
    state.unjoined = lentLess(state.unjoined, price);
  }
  const own = state.stores[purse] ?? emptyStore();
  const fromOwn = { ...emptyStore() };
  for (const colour of COLOURS) fromOwn[colour] = Math.min(own[colour], due[colour] ?? 0);
  state.stores = { ...state.stores, [purse]: less(own, fromOwn) };
  const rest = less({ ...emptyStore(), ...due }, fromOwn);
  if (COLOURS.some((colour) => rest[colour] > 0)) state.pocketStore = less(storeOf(state, POCKET), rest);
}

/** Points come into a store. */
export function gain(state: State, purse: Purse, points: Price): void {
  if (purse === POCKET) state.pocketStore = sum(storeOf(state, POCKET), points);
  else state.stores = { ...state.stores, [purse]: sum(state.stores[purse] ?? emptyStore(), points) };
}

/** Two amounts together. */
export const sum = (one: Price, other: Price): Store => changed(one, other, 1);
/** One amount without another. */
export const less = (one: Price, other: Price): Store => changed(one, other, -1);

/** Colour by colour, each by its name: at every payment, and names in a list are looked up far slower. */
const changed = (one: Price, other: Price, by: 1 | -1): Store => ({
  yellow: (one.yellow ?? 0) + by * (other.yellow ?? 0),
  red: (one.red ?? 0) + by * (other.red ?? 0),
  blue: (one.blue ?? 0) + by * (other.blue ?? 0),
  black: (one.black ?? 0) + by * (other.black ?? 0),
  white: (one.white ?? 0) + by * (other.white ?? 0),
});

/** `2 yellow, 1 red`; `nothing`. */
export function pointsText(points: Price): string {
  const told = COLOURS.filter((colour) => (points[colour] ?? 0) !== 0).map(
    (colour) => `${points[colour] ?? 0} ${colour}`,
  );
  return told.length === 0 ? 'nothing' : told.join(', ');
}

/** The colours of an amount as facts of an event: `yellow 2`. */
export const pointFacts = (points: Price): Partial<Record<Colour, number>> =>
  Object.fromEntries(
    COLOURS.filter((colour) => (points[colour] ?? 0) !== 0).map((colour) => [colour, points[colour] ?? 0]),
  );

/** The same with the colours of the game that there are none of, so that an expectation can say so: `store (red 0)` [3.6]. */
export const storeFacts = (state: State, points: Price): Partial<Record<Colour, number>> => ({
  ...Object.fromEntries(
    coloursTold(state)
      .filter((colour) => colour !== 'white')
      .map((colour) => [colour, points[colour] ?? 0]),
  ),
  ...pointFacts(points),
});

/** Nations of a side, in the order of the vocabulary. */
export const nationsOf = (side: number): readonly NationName[] => NATIONS_BY_SIDE[side];
const NATIONS_BY_SIDE = BOTH.map((side) => NATIONS.filter((nation) => nationCalled(nation).side === side));

/** The colours a scenario may tell numbers of, in their order: the base game uses yellow points alone [3.6]. */
export const coloursTold = ({ isAdvanced }: State): readonly Colour[] => (isAdvanced ? COLOURS : COLOURS.slice(0, 1));

/** Points in store when play begins: `set saved of Germany = 5, 1, 0, 2` [7.3.saving]. */
export function beginStores(state: State): void {
  state.stores = Object.fromEntries(
    NATIONS.map((nation) => {
      const saved = state.settingsOf('saved', { of: nation }) ?? [];
      const store = emptyStore();
      coloursTold(state).forEach((colour, at) => (store[colour] = Number(saved[at] ?? 0)));
      return [nation, store];
    }),
  );
}
