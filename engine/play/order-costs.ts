import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { GameEvent } from './records.js';
import type { Decision } from './moment.js';
import { createRefusals } from './refusal.js';

/**
 * Finds the orders that caused losses. It records which order led units to each cell, and reports a loss there at that
 * order.
 */
export class OrderCosts {
  /** The order that each side is carrying out. */
  private readonly current = new Map<string, OrderModel>();
  /** For each side and cell, the latest order of this phase that moved units of the side there. */
  private readonly leading = new Map<string, OrderModel>();

  /** The losses that each order caused in this phase. */
  private readonly costs = new Map<OrderModel, GameEvent[]>();

  constructor(private readonly ruleset: string) {}

  /**
   * Records the order that a side is carrying out. An order that gave an answer is carried out until the side gives an
   * answer without an order to a decision that follows from no order.
   */
  recordAnswer({ side, within, about }: Decision, order: OrderModel | undefined): void {
    if (order) this.current.set(side, order);
    else if (!within && !about) this.current.delete(side);
  }

  recordEvent(event: GameEvent): void {
    const { side = '', forfeit, cells = [], pieces = [] } = event;
    const current = this.current.get(side);
    const place = `${side} ${cells.at(-1) ?? ''}`;
    if (forfeit === undefined) {
      if (current && pieces.length > 0 && cells.length > 0) this.leading.set(place, current);
      return;
    }
    const isChosen = current?.pieces.some(({ name }) => pieces.includes(name)) === true;
    const order = forfeit === 'order' ? current : isChosen ? undefined : this.leading.get(place);
    if (order) this.costs.set(order, [...(this.costs.get(order) ?? []), event]);
  }

  /** Returns and forgets the findings about the orders of the phase that ends. */
  takeFindings(): Finding[] {
    const found = [...this.costs].map(([order, events]) => this.finding(order, events));
    for (const memory of [this.current, this.leading, this.costs]) memory.clear();
    return found;
  }

  private finding({ source }: OrderModel, events: readonly GameEvent[]): Finding {
    const [{ rule, ledger = [] }] = events;
    const texts = events.map(({ text }) => text).join(' ');
    return {
      severity: 'warning',
      code: `${this.ruleset}/${rule}/costs-units`,
      rule,
      message: `This order costs ${events.length === 1 ? 'a unit' : `${events.length} units`}: ${createRefusals().citing(texts, rule)}`,
      source,
      why: ledger,
      related: [],
      fixes: [],
    };
  }
}
