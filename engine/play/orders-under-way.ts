import type { Cell } from '../board/board.js';
import type { OrderModel } from '../model/orders.js';
import { OrderOutcome, type OrderOutcomeRecord } from './order-outcome.js';
import type { GameEvent } from './records.js';
import type { Sheets } from './sheets.js';
import type { UnusedAnswer } from './unused-input.js';

/**
 * Records the outcomes of orders: of orders that were carried out, and of standing orders about cells in which there
 * was a battle. From the outcomes it finds the answers in the braces of orders that should have been used, because the
 * result for which they were written occurred, but were not used.
 */
export class OrdersUnderWay {
  /** The order that each side is carrying out. */
  private readonly underWay = new Map<string, OrderModel>();
  /** The orders carried out since the last call of {@link finish}, with their outcomes. */
  private readonly carriedOut = new Map<OrderModel, OrderOutcome>();
  /** The standing orders about cells in which there was a battle, with their outcomes. */
  private readonly fought = new Map<OrderModel, OrderOutcome>();

  /** @param isUsed returns whether an answer in braces was used */
  constructor(
    private readonly sheets: Sheets,
    private readonly isUsed: (answer: OrderModel) => boolean,
  ) {}

  /** Records that a side carries out an order. Standing orders are not carried out. */
  start(order: OrderModel, side: string): void {
    const role = this.sheets.known.get(order)?.role;
    if (role === 'standing') return;
    this.carriedOut.set(order, new OrderOutcome());
    if (role === 'in sequence') this.underWay.set(side, order);
  }

  /** Records that the order of a side is over, because the side makes another decision. */
  end(side: string): void {
    this.underWay.delete(side);
  }

  /** Makes an order the current one again, because dice are rolled for it. */
  resume(order: OrderModel): void {
    const side = this.sheets.known.get(order)?.side;
    if (side !== undefined && this.carriedOut.has(order)) this.underWay.set(side, order);
  }

  /** Records an event as an outcome of the orders that led to it. */
  recordEvent(event: GameEvent, turn: number, cellOf: (label: string) => Cell): void {
    const order = event.side === undefined ? undefined : this.underWay.get(event.side);
    for (const [carriedOut, outcome] of this.carriedOut) outcome.recordEvent(event, carriedOut === order);
    const cells = new Set(event.facts?.result === undefined ? [] : event.cells?.map(cellOf));
    const isAbout = (standing: OrderModel): boolean => cellsOf(standing).some((cell) => cells.has(cell));
    for (const sheet of cells.size > 0 ? this.sheets.byKey.values() : []) {
      if (sheet.turn !== turn || sheet.side === event.side) continue;
      for (const standing of sheet.standing)
        if (isAbout(standing) && !this.fought.has(standing)) this.fought.set(standing, new OrderOutcome());
    }
    for (const [standing, outcome] of this.fought) outcome.recordEvent(event, isAbout(standing));
  }

  /**
   * Returns and forgets the orders carried out and the unused answers in their braces. At the end of a turn, these
   * include the unused answers of standing orders.
   */
  finish(isTurnOver: boolean): {
    readonly done: readonly OrderModel[];
    readonly unused: readonly UnusedAnswer[];
  } {
    const looked = [...this.carriedOut, ...(isTurnOver ? this.fought : [])];
    const found = {
      done: [...this.carriedOut.keys()],
      unused: looked.flatMap(([order, outcome]) => this.unusedAnswersIn(order, outcome)),
    };
    this.underWay.clear();
    this.carriedOut.clear();
    if (isTurnOver) this.fought.clear();
    return found;
  }

  /** Returns the outcomes of the standing orders as plain JSON, by the address of the order. */
  record(): Readonly<Record<string, OrderOutcomeRecord>> {
    return Object.fromEntries(
      [...this.fought].map(([order, outcome]) => [this.sheets.addressOf(order), outcome.record()]),
    );
  }

  restore(record: Readonly<Record<string, OrderOutcomeRecord>>): void {
    for (const [address, outcome] of Object.entries(record)) {
      const order = this.sheets.orderAt(address);
      if (order) this.fought.set(order, new OrderOutcome(outcome));
    }
  }

  /**
   * Returns the answers in the braces of an order that were not used, although they were written for any result or for
   * a result that occurred. If another answer with the same verb was used, an unused answer counts as a reserve: it is
   * returned only if its own unit carried out that verb without an order. An unused answer of a standing order is
   * returned only if something happened to its units.
   */
  private unusedAnswersIn(order: OrderModel, outcome: OrderOutcome): UnusedAnswer[] {
    const { side = '', role } = this.sheets.known.get(order) ?? {};
    const all = order.answers.flatMap(({ on, orders }) => orders.map((answer) => ({ on, answer })));
    return all.flatMap(({ on, answer }) => {
      const result = outcome.firstResultOf(on);
      if (this.isUsed(answer) || (on.length > 0 && result === undefined)) return [];
      const given = all.map((one) => one.answer).filter((one) => one.verb === answer.verb && this.isUsed(one));
      const isMissed =
        given.length === 0
          ? role !== 'standing' || outcome.touches(answer)
          : !given.some((one) => nameTheSame(one, answer)) && outcome.touches(answer, answer.verb);
      return isMissed ? [{ side, order: answer, result }] : [];
    });
  }
}

const nameTheSame = (one: OrderModel, other: OrderModel): boolean =>
  one.pieces.some(({ name }) => other.pieces.some((piece) => piece.name === name));

/** Returns the cells that an order is about: `defend 1422`, `fire "13.RHA" against 0301`. */
export function cellsOf(order: OrderModel): Cell[] {
  const against = order.clauses.filter(({ preposition }) => preposition === 'against');
  return [order, ...against].flatMap(({ cells }) => cells.map(({ cell }) => cell));
}
