import { say } from '../../../model/say.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Priced } from './prices.js';
import {
  amountDue,
  lendLeasePart,
  pay,
  pointsText,
  purseName,
  missingPoints,
  storeOf,
  sum,
  type Price,
  type Purse,
} from './stores.js';
import { isNothing } from './centres.js';

/**
 * Returns a refusal if a cost cannot be paid; the refusal states the cost, the store and the missing points. Returns
 * undefined if the cost can be paid.
 */
export const refuseCost = (state: State, purse: Purse, cost: Priced, what: string): Refusal | undefined =>
  whyNot(costBar(state, purse, cost, () => what));

/** Returns a refusal if several bills cannot be paid together. Bills of the same purse are added up. */
export function refuseCosts(state: State, bills: readonly Bill[], what: string): Refusal | undefined {
  const together = new Map<Purse, Price>();
  for (const { purse, cost } of bills) {
    const all = sum(together.get(purse) ?? {}, cost.price);
    together.set(purse, all);
    const dear = refuseCost(state, purse, priced(all, cost.ledger), what);
    if (dear !== undefined) return dear;
  }
  return undefined;
}
interface Bill {
  readonly purse: Purse;
  readonly cost: Priced;
}

/** Returns the reason why a cost cannot be paid. The text is formatted only when it is shown. */
export function costBar(state: State, purse: Purse, cost: Priced, what: () => string): Bar | undefined {
  const { price } = cost;
  const missing = missingPoints(state, purse, price);
  if (missing === undefined) return undefined;
  return bar(
    '7.3',
    'over-budget',
    () =>
      say`${what()} costs ${pointsText(amountDue(state, purse, price))}; ${purseName(purse)} has ${pointsText(storeOf(state, purse))}: ${pointsText(missing)} missing.`,
    () => ({ why: cost.ledger }),
  );
}

/** Builds a price from its points and the reasons for them. Default: no reasons. */
export const priced = (price: Price, why: Priced['ledger'] = []): Priced => ({ price, ledger: why });

/**
 * Pays a cost from a store and records the purpose, for example `28.AK is rebuilt at 1 for 2 yellow; 3 yellow left.`
 */
export function spend(
  state: State,
  purse: Purse,
  cost: Priced,
  record: {
    readonly kind: string;
    readonly rule: BiteRule;
    readonly text: string;
    readonly pieces?: readonly number[];
    readonly cells?: readonly number[];
  },
): void {
  const { price } = cost;
  const due = amountDue(state, purse, price);
  const lent = lendLeasePart(state, purse, price);
  pay(state, purse, price);
  const { kind, rule, text, pieces, cells } = record;
  state.emit(kind, rule, () => ({
    text: isNothing(due)
      ? text
      : lent > 0
        ? say`${text.replace(/\.$/, '')} for ${pointsText(due)}, ${lent} of Lend-Lease; ${pointsText(storeOf(state, purse))} left.`
        : say`${text.replace(/\.$/, '')} for ${pointsText(due)}; ${pointsText(storeOf(state, purse))} left.`,
    ...(pieces && { pieces }),
    ...(cells && { cells }),
    ledger: cost.ledger,
    facts: { cost: (due.yellow ?? 0) + (due.red ?? 0) + (due.blue ?? 0) + (due.black ?? 0), ...due },
  }));
}
