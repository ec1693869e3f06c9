import { counted, say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import type { Answer } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import type { Ledger } from '../../../model/ledger.js';
import { refusal, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { isNothing } from './centres.js';
import { countsOil } from './prices.js';
import {
  subtract,
  nationsOf,
  POCKET,
  POINT_OF,
  pointsText,
  purseName,
  storeFacts,
  storeOf,
  type Purse,
} from './stores.js';

const COLOURED = ['red', 'blue', 'black'] as const satisfies readonly Colour[];
const SAVED: readonly Colour[] = ['yellow', ...COLOURED];

/**
 * Defines the order `save red 2`, which limits the red points that are saved at the end of the turn to 2. Without such
 * an order, as many points are saved as the rules allow [7.3.saving, 11.2.saving].
 */
export const saving: OrderKind<State> = action<State>({
  verbs: ['save'],
  legal(state) {
    const store = storeOf(state, LEADING[state.side]);
    const own = (colour: Colour): number => store[colour] - lentIn(state, LEADING[state.side], store, colour);
    return SAVED.filter((colour) => own(colour) > 0).map((colour) => ({
      verb: 'save',
      choice: `${colour} ${own(colour)}`,
    }));
  },
  answer: (_, { words: [colour = ''] = [], numbers: [amount] = [] }) => ({
    verb: 'save',
    choice: `${colour} ${amount ?? ''}`,
  }),
  whyNot(state, answer) {
    const { colour, amount } = readSaving(answer);
    if (colour === undefined || Number.isNaN(amount))
      return refusal(
        '11.2.saving',
        'no-points',
        say`Name the colour and the number of points: \`save yellow 2\`; the colours are ${SAVED.join(', ')}.`,
      );
    const store = storeOf(state, LEADING[state.side]);
    const lent = lentIn(state, LEADING[state.side], store, colour);
    const has = store[colour] - lent;
    if (amount <= has) return undefined;
    const points = counted(amount, POINT_OF[colour]);
    return lent === 0
      ? refusal('7.3.saving', 'not-there', say`${points} cannot be saved: the store has ${has}.`)
      : refusal(
          '34.0.use',
          'not-there',
          say`${points} cannot be saved: the store has ${has} plus ${lent} of Lend-Lease, which may not be saved.`,
        );
  },
  perform(state, answer) {
    const { colour, amount } = readSaving(answer);
    const nation = LEADING[state.side];
    if (colour !== undefined)
      state.toSave = { ...state.toSave, [nation]: { ...state.toSave[nation], [colour]: amount } };
    return undefined;
  },
});

function readSaving({ choice = '' }: Answer): { readonly colour: Colour | undefined; readonly amount: number } {
  const [word, amount] = choice.split(' ');
  return { colour: SAVED.find((colour) => colour === word), amount: amount === '' ? NaN : Number(amount) };
}

/**
 * Settles the stores of the phasing side when it has made all payments of its turn. Each coloured point costs a yellow
 * point to save. Lend-Lease points are lost [7.3.saving, 11.2.saving, 34.0.use].
 */
export function settleStores(state: State): void {
  for (const nation of nationsOf(state.side)) settleStore(state, nation);
  if (state.side === SOVIET) settleStore(state, POCKET);
  state.lendLease = state.unjoined = { red: 0, blue: 0 };
}

function settleStore(state: State, purse: Purse): void {
  const store = purse === POCKET ? storeOf(state, POCKET) : (state.stores[purse] ?? emptyStore());
  if (isNothing(store)) return;
  const { saved, ledger } = pointsSaved(state, purse, store);
  if (purse === POCKET) state.pocketStore = saved;
  else state.stores = { ...state.stores, [purse]: saved };
  const lost = subtract(store, saved);
  state.emit('store', '7.3.saving', () => ({
    text: isNothing(lost)
      ? say`${purseName(purse)} saves ${pointsText(saved)}.`
      : say`${purseName(purse)} saves ${pointsText(saved)}; ${pointsText(lost)} lost.`,
    ledger,
    facts: { nation: purse, ...storeFacts(state, saved) },
  }));
}

/** Returns how many points of a colour in a store came by Lend-Lease. Such points cannot be saved [34.0.use]. */
const lentIn = (state: State, purse: Purse, store: Store, colour: Colour): number =>
  purse === LEADING[SOVIET] && (colour === 'red' || colour === 'blue')
    ? Math.min(state.lendLease[colour], store[colour])
    : 0;

/** Returns the points that a nation or the besieged pocket saves. */
export function pointsSaved(
  state: State,
  purse: Purse,
  store: Store,
): { readonly saved: Store; readonly ledger: Ledger } {
  const limits = state.toSave[purse] ?? {};
  const ledger: Ledger[number][] = [];
  const saved = { ...emptyStore(), yellow: Math.min(store.yellow, limits.yellow ?? Infinity) };
  let yellowLeft = saved.yellow;
  for (const colour of COLOURED) {
    const lent = lentIn(state, purse, store, colour);
    if (lent > 0) ledger.push(step(say`${counted(lent, POINT_OF[colour])} of Lend-Lease may not be saved`, '34.0.use'));
    if (colour === 'black' && purse === LEADING[SOVIET] && !countsOil(state)) continue;
    const available = store[colour] - lent;
    saved[colour] = Math.min(available, limits[colour] ?? Infinity, yellowLeft);
    yellowLeft -= saved[colour];
    if (saved[colour] < available)
      ledger.push(
        step(say`${saved[colour]} of ${available} ${term(colour)} saved, one for each yellow point`, '11.2.saving'),
      );
  }
  return { saved, ledger };
}
