import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Priced } from './prices.js';
import { dueOf, lentOf, pay, pointsText, POCKET, shortOf, storeOf, sum, type Price, type Purse } from './stores.js';
import { nothing } from './centres.js';

const called = (purse: Purse): string => (purse === POCKET ? 'The pocket' : purse);

/** Why something cannot be paid: what it takes, what is there, what is missing; undefined when it can. */
export const tooDear = (state: State, purse: Purse, cost: Priced, what: string): Refusal | undefined =>
  whyNot(dearBar(state, purse, cost, () => what));

/** The same of several bills, of which a purse may have more than one. */
export function tooDearTogether(state: State, bills: readonly Bill[], what: string): Refusal | undefined {
  const together = new Map<Purse, Price>();
  for (const { purse, cost } of bills) {
    const all = sum(together.get(purse) ?? {}, cost.price);
    together.set(purse, all);
    const dear = tooDear(state, purse, priced(all, cost.ledger), what);
    if (dear !== undefined) return dear;
  }
  return undefined;
}
interface Bill {
  readonly purse: Purse;
  readonly cost: Priced;
}

/** The same, not yet in words. */
export function dearBar(state: State, purse: Purse, cost: Priced, what: () => string): Bar | undefined {
  const { price } = cost;
  const missing = shortOf(state, purse, price);
  if (missing === undefined) return undefined;
  return bar(
    '7.3',
    'over-budget',
    () =>
      `${what()} takes ${pointsText(dueOf(state, purse, price))}; ${called(purse)} has ${pointsText(storeOf(state, purse))}: ${pointsText(missing)} missing.`,
    () => ({ why: cost.ledger }),
  );
}

/** A price without reasons besides itself. */
export const priced = (price: Price, why: Priced['ledger'] = []): Priced => ({ price, ledger: why });

/** `Germany pays 2 yellow, 1 red; 3 yellow left.`: an amount leaves a store, and the record tells what for. */
export function spend(
  state: State,
  purse: Purse,
  cost: Priced,
  told: {
    readonly kind: string;
    readonly rule: BiteRule;
    readonly text: string;
    readonly pieces?: readonly number[];
    readonly cells?: readonly number[];
  },
): void {
  const { price } = cost;
  const due = dueOf(state, purse, price);
  const lent = lentOf(state, purse, price);
  pay(state, purse, price);
  const { kind, rule, text, pieces, cells } = told;
  state.emit(kind, rule, () => ({
    text: nothing(due)
      ? text
      : `${text.replace(/\.$/, '')} for ${pointsText(due)}${lent > 0 ? `, ${lent} of Lend-Lease` : ''}; ${pointsText(storeOf(state, purse))} left.`,
    ...(pieces && { pieces }),
    ...(cells && { cells }),
    ledger: cost.ledger,
    facts: { cost: (due.yellow ?? 0) + (due.red ?? 0) + (due.blue ?? 0) + (due.black ?? 0), ...due },
  }));
}
