import type { Explained } from '../../../model/ledger.js';
import { ELIMINATED, type State } from '../state/state.js';
import { step } from '../rulebook/refusal.js';
import { owedFor } from './leaving.js';
import { bestFrom, priceOf, purseOf, stepOf, weakestStep } from './prices.js';
import { dueOf, less, pointsText, shortOf, storeOf } from './stores.js';

/** What a unit costs now, to be repaired, rebuilt or let go, with what would be left: lines of its hover [7.3, 11.0.cost, SBE.removal]. */
export function priceLines(
  state: State,
  piece: number,
): readonly { readonly label: string; readonly explained: Explained<string> }[] {
  const from = stepOf(state, piece);
  const isLost = state.cell[piece] === ELIMINATED;
  if (!isLost && !state.isOnMap(piece)) return [];
  const to = isLost ? weakestStep(state, piece) : bestFrom(state, piece, from);
  if (to >= from || to < bestFrom(state, piece, from)) return [];
  const isLeaving = state.mustLeave[piece] === 1;
  const { price, ledger } = isLeaving ? owedFor(state, piece) : priceOf(state, piece, from, to);
  const purse = purseOf(state, piece);
  const missing = shortOf(state, purse, price);
  const left =
    missing === undefined
      ? `${pointsText(less(storeOf(state, purse), dueOf(state, purse, price)))} left`
      : `${pointsText(missing)} missing`;
  const label = isLeaving ? 'Owed' : isLost ? 'Rebuilding' : 'Repair';
  return [
    {
      label,
      explained: {
        value: `${pointsText(dueOf(state, purse, price))}: ${left}`,
        ledger: [...ledger, step(`in store ${pointsText(storeOf(state, purse))}`, '7.3')],
      },
    },
  ];
}
