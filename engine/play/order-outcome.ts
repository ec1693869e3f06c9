import type { OrderModel } from '../model/orders.js';
import type { GameEvent } from './records.js';

/** The same as plain JSON. */
export interface OrderOutcomeRecord {
  readonly results: readonly string[];
  readonly touched: readonly string[];
}

/** What came of an order, or of the fights about its cells: the results, and what happened to which units after them. */
export class OrderOutcome {
  private readonly results = new Set<string>();
  /** Kinds of events with the units they were about: `retreat 16/1`. */
  private readonly touched = new Set<string>();
  /** Where the last result was told: what follows from it is told there, too. */
  private place: string | undefined;

  constructor({ results = [], touched = [] }: Partial<OrderOutcomeRecord> = {}) {
    for (const result of results) this.results.add(result);
    for (const one of touched) this.touched.add(one);
  }

  /** A result is its own only if `isOwn`; what happens after it is told at the same address. */
  recordEvent({ kind, address, facts, pieces = [] }: GameEvent, isOwn: boolean): void {
    if (facts?.result !== undefined) {
      if (!isOwn) return;
      this.results.add(String(facts.result));
      this.place = address;
    } else if (address === this.place) for (const piece of pieces) this.touched.add(`${kind} ${piece}`);
  }

  /** Of the results that an answer names the first that came. */
  firstResultOf(on: readonly string[]): string | undefined {
    return on.find((wanted) => [...this.results].some((result) => matchesResult(wanted, result)));
  }

  /** Whether something happened to a unit of the order: anything, or something of that kind. */
  touches({ pieces }: OrderModel, kind?: string): boolean {
    return [...this.touched].some((one) =>
      pieces.some(({ name }) => (kind === undefined ? one.endsWith(` ${name}`) : one === `${kind} ${name}`)),
    );
  }

  record(): OrderOutcomeRecord {
    return { results: [...this.results], touched: [...this.touched] };
  }
}

/** Whether a result is the one wanted: the whole of it, `D2/A1`, or one side's part, `D2`. */
export function matchesResult(wanted: string, result: string): boolean {
  return wanted === result || result.split('/').includes(wanted);
}
