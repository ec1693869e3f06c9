import type { Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { lacking, purseOf, stepPrice } from './prices.js';
import { canPay } from './stores.js';

/** Why a unit has to wait: the command of its nation is restored before any other is, be it repaired or rebuilt [13.8.2.repair]. */
export function supremeFirst(state: State, piece: number): Refusal | undefined {
  const first = unrestored(state, piece);
  return first === undefined
    ? undefined
    : refusal('13.8.2', 'supreme-first', `${state.name(first)} is repaired before any other unit.`);
}

/** The Supreme HQ that comes first, as long as its next step can be paid. */
function unrestored(state: State, piece: number): number | undefined {
  const { nation, of } = state.piece(piece);
  if (of.supreme.full === undefined) return undefined;
  const supreme = (state.muster.nations.get(nation) ?? []).find(
    (one) => state.piece(one).unitClass === 'supreme headquarters' && state.isOnMap(one) && state.step[one] > 0,
  );
  if (supreme === undefined || supreme === piece || state.outOfSupply[supreme] === 1) return undefined;
  const isPayable =
    lacking(state, supreme) > 0 && canPay(state, purseOf(state, supreme), stepPrice(state, supreme, 1).price);
  return isPayable ? supreme : undefined;
}
