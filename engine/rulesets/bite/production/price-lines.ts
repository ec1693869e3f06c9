import { say } from '../../../model/say.js';
import { viewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import { ELIMINATED, type State } from '../state/state.js';
import { step } from '../rulebook/refusal.js';
import { withdrawalPrice } from './leaving.js';
import { bestFrom, priceOf, purseOf, stepOf, weakestStep } from './prices.js';
import { amountDue, subtract, pointsText, missingPoints, storeOf } from './stores.js';

/**
 * Returns hover lines with the current price of repairing, rebuilding or withdrawing a unit, and with the points that
 * would be left [7.3, 11.0.cost, SBE.removal].
 */
export function priceLines(state: State, piece: number): ViewLines {
  const from = stepOf(state, piece);
  const isLost = state.cell[piece] === ELIMINATED;
  if (!isLost && !state.isOnMap(piece)) return [];
  const to = isLost ? weakestStep(state, piece) : bestFrom(state, piece, from);
  if (to >= from || to < bestFrom(state, piece, from)) return [];
  const isLeaving = state.mustLeave[piece] === 1;
  const { price, ledger } = isLeaving ? withdrawalPrice(state, piece) : priceOf(state, piece, from, to);
  const purse = purseOf(state, piece);
  const missing = missingPoints(state, purse, price);
  const left =
    missing === undefined
      ? say`${pointsText(subtract(storeOf(state, purse), amountDue(state, purse, price)))} left`
      : say`${pointsText(missing)} missing`;
  const label = isLeaving ? say`Owed` : isLost ? say`Rebuilding` : say`Repair`;
  return [
    viewLine(
      label,
      `${pointsText(amountDue(state, purse, price))}: ${left}`,
      ...ledger,
      step(say`in store ${pointsText(storeOf(state, purse))}`, '7.3'),
    ),
  ];
}
