import { action } from '../../../mechanics/action.js';
import type { Answer } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { count } from '../../../model/words.js';
import type { Ledger } from '../../../model/ledger.js';
import { refusal, step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { nothing } from './centres.js';
import { countsOil } from './prices.js';
import { less, nationsOf, POCKET, pointsText, storeFacts, storeOf, type Purse } from './stores.js';

const COLOURED = ['red', 'blue', 'black'] as const satisfies readonly Colour[];
const SAVED: readonly Colour[] = ['yellow', ...COLOURED];

/** `save red 2`: so many points at most are put aside in the end; of other colours as many as may be [7.3.saving, 11.2.saving]. */
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
    const { colour, amount } = read(answer);
    if (colour === undefined || Number.isNaN(amount))
      return refusal(
        '11.2.saving',
        'no-points',
        `Write what is saved: \`save yellow 2\`; colours are ${SAVED.join(', ')}.`,
      );
    const store = storeOf(state, LEADING[state.side]);
    const lent = lentIn(state, LEADING[state.side], store, colour);
    const has = store[colour] - lent;
    if (amount <= has) return undefined;
    const left = `${count(amount, `${colour} point`)} cannot be saved: the store has ${has}`;
    return lent === 0
      ? refusal('7.3.saving', 'not-there', `${left}.`)
      : refusal('34.0.use', 'not-there', `${left} besides what is left of Lend-Lease, ${lent}, which is not saved.`);
  },
  perform(state, answer) {
    const { colour, amount } = read(answer);
    const nation = LEADING[state.side];
    if (colour !== undefined)
      state.toSave = { ...state.toSave, [nation]: { ...state.toSave[nation], [colour]: amount } };
    return undefined;
  },
});

function read({ choice = '' }: Answer): { readonly colour: Colour | undefined; readonly amount: number } {
  const [word, amount] = choice.split(' ');
  return { colour: SAVED.find((colour) => colour === word), amount: amount === '' ? NaN : Number(amount) };
}

/**
 * What is left when nothing more is paid this turn: what came by Lend-Lease is lost, and a coloured point is kept only beside a
 * yellow one [7.3.saving, 11.2.saving, 34.0.use].
 */
export function settle(state: State): void {
  for (const nation of nationsOf(state.side)) settleStore(state, nation);
  if (state.side === SOVIET) settleStore(state, POCKET);
  state.lendLease = state.unjoined = { red: 0, blue: 0 };
}

function settleStore(state: State, purse: Purse): void {
  const store = purse === POCKET ? storeOf(state, POCKET) : (state.stores[purse] ?? emptyStore());
  if (nothing(store)) return;
  const { kept, ledger } = savedOf(state, purse, store);
  if (purse === POCKET) state.pocketStore = kept;
  else state.stores = { ...state.stores, [purse]: kept };
  const lost = less(store, kept);
  state.emit('store', '7.3.saving', () => ({
    text: `${purse === POCKET ? 'The pocket' : purse} saves ${pointsText(kept)}${nothing(lost) ? '' : `; ${pointsText(lost)} lost`}.`,
    ledger,
    facts: { nation: purse, ...storeFacts(state, kept) },
  }));
}

/** How many points of a colour in a store came by Lend-Lease, and are not saved [34.0.use]. */
const lentIn = (state: State, purse: Purse, store: Store, colour: Colour): number =>
  purse === LEADING[SOVIET] && (colour === 'red' || colour === 'blue')
    ? Math.min(state.lendLease[colour], store[colour])
    : 0;

/** What a nation, or the pocket, keeps of its store. */
export function savedOf(state: State, purse: Purse, store: Store): { readonly kept: Store; readonly ledger: Ledger } {
  const wanted = state.toSave[purse] ?? {};
  const ledger: Ledger[number][] = [];
  const kept = { ...emptyStore(), yellow: Math.min(store.yellow, wanted.yellow ?? Infinity) };
  let beside = kept.yellow;
  for (const colour of COLOURED) {
    const lent = lentIn(state, purse, store, colour);
    if (lent > 0) ledger.push(step(`${lent} ${colour} of Lend-Lease are not saved`, '34.0.use'));
    if (colour === 'black' && purse === LEADING[SOVIET] && !countsOil(state)) continue;
    const there = store[colour] - lent;
    kept[colour] = Math.min(there, wanted[colour] ?? Infinity, beside);
    beside -= kept[colour];
    if (kept[colour] < there)
      ledger.push(step(`${kept[colour]} of ${there} ${colour} beside as many yellow`, '11.2.saving'));
  }
  return { kept, ledger };
}
