import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { GameEvent } from './records.js';
import type { Decision } from './moment.js';
import { createRefusals } from './refusal.js';

/** Remembers which order led where, so that what the rules take from its owner for it is told at the order. */
export class OrderCosts {
  /** By side: the order that answered it last and is carried out. */
  private readonly present = new Map<string, OrderModel>();
  /** By side and cell: the order that led units there last in this phase. */
  private readonly leading = new Map<string, OrderModel>();

  /** What each order cost in this phase. */
  private readonly costs = new Map<OrderModel, GameEvent[]>();

  constructor(private readonly ruleset: string) {}

  /** A decision was answered, by an order or not. Who is asked for the next order has done with the last. */
  recordAnswer({ side, within, about }: Decision, order: OrderModel | undefined): void {
    if (order) this.present.set(side, order);
    else if (!within && !about) this.present.delete(side);
  }

  recordEvent(event: GameEvent): void {
    const { side = '', forfeit, cells = [], pieces = [] } = event;
    const present = this.present.get(side);
    const place = `${side} ${cells.at(-1) ?? ''}`;
    if (forfeit === undefined) {
      if (present && pieces.length > 0 && cells.length > 0) this.leading.set(place, present);
      return;
    }
    const isChosen = present?.pieces.some(({ name }) => pieces.includes(name)) === true;
    const order = forfeit === 'order' ? present : isChosen ? undefined : this.leading.get(place);
    if (order) this.costs.set(order, [...(this.costs.get(order) ?? []), event]);
  }

  /** The end of a phase: what its orders cost those who gave them. */
  takeFindings(): Finding[] {
    const found = [...this.costs].map(([order, events]) => this.finding(order, events));
    for (const memory of [this.present, this.leading, this.costs]) memory.clear();
    return found;
  }

  private finding({ source }: OrderModel, events: readonly GameEvent[]): Finding {
    const [{ rule, ledger = [] }] = events;
    const told = events.map(({ text }) => text).join(' ');
    return {
      severity: 'warning',
      code: `${this.ruleset}/${rule}/costs-units`,
      rule,
      message: `This order costs ${events.length === 1 ? 'a unit' : `${events.length} units`}: ${createRefusals().citing(told, rule)}`,
      source,
      why: ledger,
      related: [],
      fixes: [],
    };
  }
}
