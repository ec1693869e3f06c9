import { say } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { missingSteps, purseOf, stepPrice } from './prices.js';
import { canPay } from './stores.js';

/**
 * Returns why a unit may not be repaired or rebuilt yet; undefined if it may. Other units must wait while the Supreme
 * HQ of their nation needs repair that can be paid [13.8.2.repair].
 */
export function supremeFirst(state: State, piece: number): Refusal | undefined {
  const first = unrestored(state, piece);
  return first === undefined
    ? undefined
    : refusal('13.8.2', 'supreme-first', say`${state.name(first)} must be repaired before any other unit.`);
}

/**
 * Returns the Supreme HQ that must be repaired before this unit. Undefined if there is none, or if the nation cannot
 * pay for its next step.
 */
function unrestored(state: State, piece: number): number | undefined {
  const { nation, of } = state.piece(piece);
  if (of.supreme.full === undefined) return undefined;
  const supreme = (state.muster.nations.get(nation) ?? []).find(
    (one) => state.piece(one).unitClass === 'supreme headquarters' && state.isOnMap(one) && state.step[one] > 0,
  );
  if (supreme === undefined || supreme === piece || state.outOfSupply[supreme] === 1) return undefined;
  const isPayable =
    missingSteps(state, supreme) > 0 && canPay(state, purseOf(state, supreme), stepPrice(state, supreme, 1).price);
  return isPayable ? supreme : undefined;
}
