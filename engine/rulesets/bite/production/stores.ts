import type { State } from '../state/state.js';
import { NATIONS, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Store } from '../vocabulary/resources.js';

/** Points to be paid or given. */
export type Price = Readonly<Partial<Store>>;

/** What a nation has in store [7.3]. */
export const storeOf = (state: State, nation: NationName): Store => state.stores[nation] ?? emptyStore();

export const canPay = (state: State, nation: NationName, price: Price): boolean =>
  COLOURS.every((colour) => storeOf(state, nation)[colour] >= (price[colour] ?? 0));

/** Points leave the store of a nation. */
export const pay = (state: State, nation: NationName, price: Price): void => {
  change(state, nation, price, -1);
};
/** Points come into it. */
export const gain = (state: State, nation: NationName, price: Price): void => {
  change(state, nation, price, 1);
};

function change(state: State, nation: NationName, price: Price, by: 1 | -1): void {
  const store = { ...storeOf(state, nation) };
  for (const colour of COLOURS) store[colour] += by * (price[colour] ?? 0);
  state.stores = { ...state.stores, [nation]: store };
}

/** Points in store when play begins: `set saved of Germany = 5, 1, 0, 2` [7.3.saving]. */
export function beginStores(state: State): void {
  state.stores = Object.fromEntries(
    NATIONS.map((nation) => {
      const saved = state.settingsOf('saved', { of: nation }) ?? [];
      const store = emptyStore();
      COLOURS.forEach((colour, at) => (store[colour] = Number(saved[at] ?? 0)));
      return [nation, store];
    }),
  );
}
