import { isRebuildable } from '../blocks/losses.js';
import { ELIMINATED, type State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { sequence } from '../vocabulary/sequence.js';
import type { Side } from '../vocabulary/sides.js';
import { incomeOf } from './income.js';
import { priceOf } from './prices.js';
import { storeOf } from './stores.js';

/**
 * Estimates the number of lost steps that a side can recover until the last turn. The cheapest steps are recovered
 * first, paid with the yellow points that the leading nation of the side has now and will earn at its present income
 * [7.3].
 */
export function recoverableSteps(state: State, side: Side, lastTurn: number): number {
  const nation = LEADING[side];
  const months = productionsLeft(state, side, lastTurn);
  if (months === 0) return 0;
  let points = storeOf(state, nation).yellow + months * incomeOf(state, nation).points.yellow;
  let steps = 0;
  for (const price of pricesOf(state, side).sort((a, b) => a - b)) {
    points -= price;
    if (points < 0) break;
    steps++;
  }
  return steps;
}

/** Returns the number of production phases of a side still to come. */
function productionsLeft({ turn, phasesDone }: State, side: Side, lastTurn: number): number {
  const production = sequence.findIndex(({ name, of }) => name === 'production' && of === side);
  return lastTurn - turn + (phasesDone <= production ? 1 : 0);
}

/** Lists the price of each lost step of a side [7.3.cost]. */
const pricesOf = (state: State, side: Side): number[] =>
  state.muster.onBoard[side].flatMap((piece) => {
    const lost = lostSteps(state, piece);
    return Array.from({ length: lost }, (_, at) => priceOf(state, piece, at + 1, at).price.yellow ?? 0);
  });

function lostSteps(state: State, piece: number): number {
  if (state.isOnMap(piece)) return state.step[piece];
  return state.cell[piece] === ELIMINATED && isRebuildable(state, piece) ? state.piece(piece).steps.length : 0;
}
