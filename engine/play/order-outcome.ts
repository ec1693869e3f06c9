import type { OrderModel } from '../model/orders.js';
import type { GameEvent } from './records.js';

/** An {@link OrderOutcome} as plain JSON. */
export interface OrderOutcomeRecord {
  readonly results: readonly string[];
  readonly touched: readonly string[];
}

/**
 * The outcome of an order or, for a standing order, of the battles about its cells. It consists of the results of dice
 * and of the events that followed for units.
 */
export class OrderOutcome {
  private readonly results = new Set<string>();
  /** The units that the events named, each after the kind of its event: `retreat 16/1`. */
  private readonly touched = new Set<string>();
  /** The address of the last result. Events that follow from it have the same address. */
  private place: string | undefined;

  constructor({ results = [], touched = [] }: Partial<OrderOutcomeRecord> = {}) {
    for (const result of results) this.results.add(result);
    for (const one of touched) this.touched.add(one);
  }

  /**
   * Records an event. An event with a result of dice is recorded only if `isOwn` is true, that is if the order of this
   * outcome caused it. An event without a result is recorded only if it has the address of the last recorded result,
   * because it then follows from that result.
   */
  recordEvent({ kind, address, facts, pieces = [] }: GameEvent, isOwn: boolean): void {
    if (facts?.result !== undefined) {
      if (!isOwn) return;
      this.results.add(String(facts.result));
      this.place = address;
    } else if (address === this.place) for (const piece of pieces) this.touched.add(`${kind} ${piece}`);
  }

  /** Returns the first of the given results that occurred. */
  firstResultOf(on: readonly string[]): string | undefined {
    return on.find((wanted) => [...this.results].some((result) => matchesResult(wanted, result)));
  }

  /**
   * Returns whether an event of this outcome named a unit of the order. If a kind is given, only events of that kind
   * count.
   */
  touches({ pieces }: OrderModel, kind?: string): boolean {
    return [...this.touched].some((one) =>
      pieces.some(({ name }) => (kind === undefined ? one.endsWith(` ${name}`) : one === `${kind} ${name}`)),
    );
  }

  record(): OrderOutcomeRecord {
    return { results: [...this.results], touched: [...this.touched] };
  }
}

/**
 * Returns whether a result is the wanted result. The wanted result is a whole result, `D2/A1`, or the part of one side,
 * `D2`.
 */
export function matchesResult(wanted: string, result: string): boolean {
  return wanted === result || result.split('/').includes(wanted);
}
