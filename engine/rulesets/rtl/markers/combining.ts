import { roll, type Play, type Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { spendOn } from '../command/spending.js';
import { cite, reckon, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { DIE } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { markerCalled, nameOf } from './markers.js';
import { setPool } from './pool.js';

/** Why the marker drawn may not be combined with that of the pool [7.31, 7.32]. */
export function whyNotCombine(state: State, marker: string): Refusal | undefined {
  const pooled = state.pool[state.side];
  if (pooled === '') return refusal('7.31', 'pool-empty', 'The pool holds no marker.');
  return nameOf(pooled) === nameOf(marker)
    ? refusal('7.32', 'same-formation', `Both markers are ${nameOf(marker)}’s; only different formations combine.`)
    : undefined;
}

/**
 * The marker drawn is shown, and a roll with its value says whether that of the pool is played with it; otherwise it stays
 * there unseen [7.33, 7.34]. Gives the markers that are played: two, and not one for several formations [4.39].
 */
export function* combine(state: State, marker: string, address: string, order: OrderModel | undefined): Play<string[]> {
  const { side } = state;
  const pooled = state.pool[side];
  const points = yield* spendOn(state, { side, use: 'combining', lead: -1, address: `${address}/combine`, order });
  const die = yield* roll({
    address: `${address}/combine`,
    rule: cite('7.33'),
    sides: DIE,
    purpose: `${nameOf(marker)} combines`,
    order,
  });
  const total = reckon(die, 'the die', '7.33').plus(
    markerCalled(state, marker)?.combine ?? 0,
    `value of ${nameOf(marker)}`,
    '7.33',
  );
  total.and(points); // [15.33d]
  const succeeds = total.value >= state.numbers['combine.success'];
  state.emit('combine', '7.33', () => {
    const facts = { roll: die, total: total.value, outcome: succeeds ? 'combined' : 'failed' };
    const text = `${nameOf(marker)} is shown and rolls ${total.value} to combine`;
    return {
      text: succeeds ? `${text}: ${nameOf(pooled)} joins it.` : `${text}: it acts alone.`,
      ledger: total.ledger,
      facts: { ...facts, formation: nameOf(marker) },
      ...(!succeeds && {
        secret: { sides: [SIDES[side]], told: { text: `${text}: ${nameOf(pooled)} stays in the pool.` } },
      }),
    };
  });
  if (succeeds) {
    setPool(state, side, '');
    return [marker, pooled];
  }
  state.poolTried = state.poolTried.map((before, at) => before || at === side);
  return [marker];
}
