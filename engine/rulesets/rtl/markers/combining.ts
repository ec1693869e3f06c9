import { roll, type Play, type Refusal } from '../../../play/moment.js';
import type { OrderModel } from '../../../model/orders.js';
import { spendOn } from '../command/spending.js';
import { cite, explain, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
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

/** The two markers, either of which may be shown, that of the better value first; of equal ones the marker in hand [7.33]. */
export function showable(state: State, marker: string): string[] {
  const both = [marker, state.pool[state.side]];
  return valueOf(state, both[1]) > valueOf(state, both[0]) ? both.reverse() : both;
}

const valueOf = (state: State, marker: string): number => markerCalled(state, marker)?.combine ?? 0;

/** A try to combine the marker in hand with that of the pool. */
interface Attempt {
  readonly marker: string;
  /** Which of the two is shown: its value counts, and it acts alone when the try fails. */
  readonly shown: string;
  readonly address: string;
  readonly order: OrderModel | undefined;
}

/**
 * One of the two markers is shown, and a roll with its value decides whether the other is played with it; otherwise the other
 * lies in the pool unseen [7.33, 7.34]. Returns the markers that are played: two, and not one for several formations [4.39].
 */
export function* combine(state: State, { marker, shown, address, order }: Attempt): Play<string[]> {
  const { side } = state;
  const other = shown === marker ? state.pool[side] : marker;
  const formations = [shown, other].flatMap((one) => markerCalled(state, one)?.formations ?? []);
  const asked = { side, use: 'combining', lead: -1, formations, order } as const;
  const points = yield* spendOn(state, { ...asked, address: `${address}/combine` });
  const die = yield* roll({
    address: `${address}/combine`,
    rule: cite('7.33'),
    sides: DIE_SIDES,
    purpose: `${nameOf(shown)} combines`,
    order,
  });
  const total = explain(die, 'the die', '7.33').plus(valueOf(state, shown), `value of ${nameOf(shown)}`, '7.33');
  total.plusExplained(points); // [15.33d]
  const succeeds = total.value >= state.numbers['combine.success'];
  state.emit('combine', '7.33', () => {
    const facts = { roll: die, total: total.value, outcome: succeeds ? 'combined' : 'failed' };
    const text = `${nameOf(shown)} is shown and rolls ${total.value} to combine`;
    return {
      text: succeeds ? `${text}: ${nameOf(other)} joins it.` : `${text}: it acts alone.`,
      ledger: total.ledger,
      facts: { ...facts, formation: nameOf(shown) },
      ...(!succeeds && {
        secret: { sides: [SIDES[side]], told: { text: `${text}: ${nameOf(other)} stays in the pool.` } },
      }),
    };
  });
  if (succeeds) {
    setPool(state, side, '');
    return [shown, other];
  }
  setPool(state, side, other);
  state.poolTried = state.poolTried.map((before, at) => before || at === side);
  return [shown];
}
