import type { Finding } from '../model/finding.js';
import type { OrderModel } from '../model/orders.js';
import type { Source } from '../model/source.js';
import type { GameEvent } from './records.js';
import type { Decision } from './moment.js';
import { createRefusals, gameCode } from './refusal.js';
import { say } from '../model/say.js';

/** A statement of the file that can cause losses: an order, or an arrival of a unit that no order placed. */
interface Cause {
  readonly source: Source;
  readonly kind: 'order' | 'arrival';
}

/**
 * The statements that can still cause losses. The key `cell SIDE LABEL` leads to the statement that causes losses of a
 * side in a cell, and `unit SIDE NAME` to the order that causes the loss of a unit.
 */
export type PossibleCauses = readonly (readonly [key: string, cause: Cause])[];

/**
 * Finds the orders and arrivals that caused losses. The class records the statement that brought units to each cell.
 * When units are lost in the cell, the loss is reported at that statement.
 */
export class OrderCosts {
  /** The order that each side is carrying out. */
  private readonly current = new Map<string, OrderModel>();
  /**
   * For each side and cell, the latest statement of this turn that brought units of the side there; for each unit, the
   * latest order of this turn that names the unit.
   */
  private readonly leading = new Map<string, Cause>();

  /** The losses that each statement caused in this phase, by the place of the statement. */
  private readonly costs = new Map<Source, { readonly cause: Cause; readonly events: GameEvent[] }>();

  constructor(private readonly ruleset: string) {}

  /**
   * Records the order that a side is carrying out. This is the order that gave the side's last answer. It ends when the
   * side answers a decision without an order, unless that decision follows from an earlier order.
   */
  recordAnswer({ side, within, about }: Decision, order: OrderModel | undefined): void {
    if (order) this.current.set(side, order);
    else if (!within && !about) this.current.delete(side);
  }

  recordEvent(event: GameEvent): void {
    const { side = '', forfeit, cells = [], arrival } = event;
    const pieces = event.secret?.details.pieces ?? event.pieces ?? [];
    const order = this.current.get(side);
    const current: Cause | undefined = order && { source: order.source, kind: 'order' };
    const cell = `cell ${side} ${cells.at(-1) ?? ''}`;
    const named = (order?.pieces ?? []).map(({ name }) => name).filter((name) => pieces.includes(name));
    if (forfeit === undefined) {
      const cause = current ?? (arrival && { source: arrival, kind: 'arrival' });
      if (cause && pieces.length > 0 && cells.length > 0) this.leading.set(cell, cause);
      else if (cells.length > 1) this.leading.delete(cell); // Units came that no statement led there.
      if (current) for (const name of named) this.leading.set(`unit ${side} ${name}`, current);
      return;
    }
    const causes = {
      order: () => current,
      unit: () => this.leading.get(`unit ${side} ${pieces.at(0) ?? ''}`),
      place: () => (named.length > 0 ? undefined : this.leading.get(cell)),
    };
    const cause = causes[forfeit]();
    if (cause === undefined) return;
    const known = this.costs.get(cause.source);
    if (known) known.events.push(event);
    else this.costs.set(cause.source, { cause, events: [event] });
  }

  /** Returns and forgets the findings about the statements that caused losses in the phase that ends. */
  takeFindings(): Finding[] {
    const found = [...this.costs.values()].map(({ cause, events }) => this.finding(cause, events));
    this.current.clear();
    this.costs.clear();
    return found;
  }

  /** Forgets the statements of the turn that ends. */
  endTurn(): void {
    this.leading.clear();
  }

  /** Returns the statements that may still cause losses. */
  record(): PossibleCauses {
    return [...this.leading];
  }

  /**
   * Restores the statements that may still cause losses from a record.
   * @param moved returns the present place of a statement in the text
   */
  restore(record: PossibleCauses, moved: (source: Source) => Source): void {
    const causes = new Map<Source, Cause>();
    for (const [key, cause] of record) {
      const moving = causes.get(cause.source) ?? { ...cause, source: moved(cause.source) };
      causes.set(cause.source, moving);
      this.leading.set(key, moving);
    }
  }

  private finding({ source, kind }: Cause, events: readonly GameEvent[]): Finding {
    const [{ rule, ledger = [] }] = events;
    const texts = createRefusals().citing(events.map(({ text }) => text).join(' '), rule);
    return {
      severity: 'warning',
      code: gameCode(this.ruleset, rule, 'costs-units'),
      rule,
      message: costText(kind, events.length, texts),
      source,
      why: ledger,
      related: [],
      fixes: [],
    };
  }
}

function costText(kind: Cause['kind'], units: number, texts: string): string {
  if (units === 1)
    return kind === 'order' ? say`This order costs a unit: ${texts}` : say`This arrival costs a unit: ${texts}`;
  return kind === 'order'
    ? say`This order costs ${units} units: ${texts}`
    : say`This arrival costs ${units} units: ${texts}`;
}
