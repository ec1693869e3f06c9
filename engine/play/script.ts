import type { AnswerModel, OrderModel } from '../model/orders.js';
import type { Expectation } from '../model/expectation.js';
import type { ScenarioModel } from '../model/scenario.js';
import { matchesResult, type OrderOutcomeRecord } from './order-outcome.js';
import { cellsOf, OrdersUnderWay } from './orders-under-way.js';
import { Course } from './course.js';
import { isRefusal, type Answer, type Decision, type Now, type Refusal } from './moment.js';
import type { UnusedOrder } from './unused-input.js';
import type { Vocabulary } from './vocabulary.js';
import { isBlock, isOpenedBy, Sheets, type Block, type Sheet, type WaitingOrder } from './sheets.js';

/** The progress of the orders as plain JSON, for a game that resumes. */
export interface ScriptRecord {
  /** For each sheet, the number of orders that are done and the number that were examined. */
  readonly next: Readonly<Record<string, number>>;
  /** For each sheet, the number of the phase in which its last order was carried out. */
  readonly phase: Readonly<Record<string, number>>;
  readonly examined: Readonly<Record<string, number>>;
  /** The answers already given, by their address in the text. */
  readonly given: readonly string[];
  /** For each standing order, by its address, the outcome of the battles in the cells that the order names. */
  readonly fought: Readonly<Record<string, OrderOutcomeRecord>>;
  /** The refusals of answers in braces that could not be used, by the addresses of these answers. */
  readonly barred: Readonly<Record<string, Refusal>>;
}

/**
 * Answers the decisions of a game from the orders of a file. The orders of a side for a turn form a sequence. The next
 * order of the sequence waits until a decision asks for its verb; meanwhile the side does nothing else. An order that
 * no remaining phase of the turn asks for is skipped. The orders in the braces of an occasion form a separate sheet,
 * which is open during the occasion. A decision that follows from an order is answered only from the braces of that
 * order. The other side answers such a decision from the braces of its standing orders about the same cells.
 */
export class Script {
  readonly sheets: Sheets;
  /** The orders that were carried out, with their outcomes. */
  readonly underWay: OrdersUnderWay;
  private readonly course: Course;
  /**
   * The addresses of the answers in braces and of the orders of occasions that were used, and the addresses of the
   * occasions that happened.
   */
  private readonly given = new Set<string>();
  /**
   * The answers in braces that were written for a question which was not asked, and which would have been illegal, with
   * their refusals. An answer is reported unless a later decision asks for it.
   */
  private readonly barred = new Map<OrderModel, Refusal>();

  /**
   * @param skipped called with each order that is skipped because no remaining phase of the turn asks for it
   * @param deny called before an order of an occasion is carried out, with the negated expectations written before that
   * order
   */
  constructor(
    scenario: ScenarioModel,
    vocabulary: Vocabulary,
    private readonly skipped?: (order: UnusedOrder) => void,
    private readonly deny?: (expectations: readonly Expectation[], now: Now) => void,
  ) {
    this.sheets = new Sheets(scenario, vocabulary);
    this.course = new Course(vocabulary);
    this.underWay = new OrdersUnderWay(this.sheets, (answer) => this.isGiven(answer));
  }

  /**
   * Returns the answer that the orders give to a decision. Orders that are not allowed are passed to `refused` and
   * skipped.
   */
  answer(decision: Decision, now: Now, refused: Refused): Answer | undefined {
    const { within, about, side } = decision;
    const open = this.sheets.open(now, side);
    const follows = within !== undefined && this.sheets.known.get(within)?.side === side;
    const answer =
      (follows ? this.fromBraces(decision, within, refused) : this.fromStanding(decision, open, refused)) ??
      this.fromSheet(decision, open.at(0), now, refused);
    if (!follows && about === undefined) this.underWay.end(side);
    if (answer?.order) this.underWay.start(answer.order, side);
    return answer;
  }

  /**
   * Records the orders in braces that were written for a question which was not asked, because the side had no choice,
   * and which would have been illegal, with their refusals. They are reported unless a later decision uses them.
   */
  noteSkippedDecision(decision: Decision, now: Now): void {
    const { within, about = [], side } = decision;
    const isAbout = (standing: OrderModel): boolean => cellsOf(standing).some((cell) => about.includes(cell));
    const follows = within !== undefined && this.sheets.known.get(within)?.side === side;
    const standing = this.sheets.open(now, side).flatMap((sheet) => sheet.standing);
    const answers = (follows ? [within] : standing.filter(isAbout)).flatMap((order) => order.answers);
    for (const { on, orders } of answers)
      for (const order of orders) {
        const isMeant = on.length === 0 && decision.verbs.includes(order.verb) && !this.isGiven(order);
        const answer = isMeant ? readOrder(decision, order) : undefined;
        if (answer && isRefusal(answer) && !answer.waits) this.barred.set(order, answer);
      }
  }

  /**
   * Returns the unused answers in braces that were written for a question which was not asked and would have been
   * illegal, each with its refusal. Each answer is returned only once.
   */
  takeBarred(): (readonly [OrderModel, Refusal])[] {
    const barred = [...this.barred].filter(([order]) => !this.isGiven(order));
    for (const [order] of barred) this.markGiven(order);
    this.barred.clear();
    return barred;
  }

  /** Ends an occasion and returns the expectations that must be judged at its end. */
  endOccasion(now: Now): Expectation[] {
    return this.sheets.blocksOf(now).flatMap((block) => {
      this.judgeDenials(block, block.sequence.length, now);
      this.markGiven(block.openedBy);
      return block.expectations;
    });
  }

  /**
   * Returns the orders of finished turns that were never used, because no decision needed them.
   * @param played returns whether a turn is over
   */
  unusedOrders(played: (turn: number) => boolean): UnusedOrder[] {
    return this.sheetsOf(played)
      .filter(({ openedBy }) => openedBy === undefined || this.isGiven(openedBy))
      .flatMap((sheet) => this.waitingIn(sheet).map((waiting) => this.unusedOrderIn(sheet, waiting)));
  }

  /** Returns the orders of past turns whose braces contain orders for an occasion that did not happen. */
  unusedOccasions(played: (turn: number) => boolean): Omit<UnusedOrder, 'phase'>[] {
    return this.sheetsOf(played)
      .filter(({ openedBy }) => openedBy === undefined || this.isGiven(openedBy))
      .flatMap((sheet) =>
        sheet.blocks.flatMap(({ openedBy }) => (this.isGiven(openedBy) ? [] : [{ ...sideOf(sheet), order: openedBy }])),
      );
  }

  /** Returns whether an order of this turn or of a later turn is still to be carried out. */
  hasOrdersLeft({ turn }: Now): boolean {
    return this.sheetsOf((other) => other >= turn).some((sheet) => this.waitingIn(sheet).length > 0);
  }

  private sheetsOf(played: (turn: number) => boolean): Sheet[] {
    return [...this.sheets.byKey.values()].filter(({ turn }) => played(turn));
  }

  private waitingIn({ sequence, next, openedBy }: Sheet): readonly WaitingOrder[] {
    return openedBy === undefined ? sequence.slice(next) : sequence.filter(({ order }) => !this.isGiven(order));
  }

  record(): ScriptRecord {
    return {
      next: Object.fromEntries([...this.sheets.byKey].map(([key, { next }]) => [key, next])),
      phase: Object.fromEntries([...this.sheets.byKey].map(([key, { phase }]) => [key, phase])),
      examined: Object.fromEntries([...this.sheets.byKey].map(([key, { examined }]) => [key, examined])),
      given: [...this.given],
      fought: this.underWay.record(),
      barred: Object.fromEntries([...this.barred].map(([order, why]) => [this.sheets.addressOf(order), why])),
    };
  }

  restore(record: ScriptRecord): void {
    for (const [key, sheet] of this.sheets.byKey) {
      sheet.next = record.next[key] ?? 0;
      sheet.phase = record.phase[key] ?? -1;
      sheet.examined = record.examined[key] ?? 0;
    }
    this.given.clear();
    for (const place of record.given) this.given.add(place);
    this.underWay.restore(record.fought);
    for (const [place, why] of Object.entries(record.barred)) {
      const order = this.sheets.orderAt(place);
      if (order) this.barred.set(order, why);
    }
  }

  private fromSheet(decision: Decision, sheet: Sheet | undefined, now: Now, refused: Refused): Answer | undefined {
    if (!sheet) return undefined;
    return isBlock(sheet)
      ? this.fromOccasion(decision, sheet, now, refused)
      : this.fromSequence(decision, sheet, now, refused);
  }

  /**
   * Returns the answer that the next order of a turn gives, if the decision asks for that order. Orders that no
   * remaining phase asks for are skipped.
   */
  private fromSequence(decision: Decision, sheet: Sheet, now: Now, refused: Refused): Answer | undefined {
    for (;;) {
      const waiting = sheet.sequence.at(sheet.next);
      sheet.examined = sheet.next + 1;
      if (!waiting) return undefined;
      const { order, phase } = waiting;
      if ((phase !== undefined && phase !== now.phase) || !decision.verbs.includes(order.verb)) {
        if (!this.isOver(waiting, sheet, now)) return undefined;
        this.skipped?.(this.unusedOrderIn(sheet, waiting));
        sheet.next++;
        continue;
      }
      const answer = readOrder(decision, order);
      if (isRefusal(answer) && answer.waits) return undefined;
      sheet.next++;
      sheet.phase = this.course.numberOf(now) ?? sheet.phase;
      if (!isRefusal(answer)) return answer;
      refused(order, answer);
    }
  }

  /** Returns whether no remaining phase of the turn can ask for an order. */
  private isOver(waiting: WaitingOrder, { side, turn }: Sheet, now: Now): boolean {
    const number = this.course.numberOf(now);
    return number !== undefined && this.course.phasesAsking(waiting, side, turn).every((one) => one < number);
  }

  /**
   * Describes an order that no decision asked for. If its phase never asks for such an order, or ended before the
   * previous order was carried out, the description includes the phases that ask for such an order.
   */
  private unusedOrderIn(sheet: Sheet, waiting: WaitingOrder): UnusedOrder {
    const unasked = { ...sideOf(sheet), ...waiting };
    if (this.course.isUnknown) return unasked;
    const asking = this.course.phasesAsking(waiting, sheet.side, sheet.turn);
    const isLate = sheet.openedBy === undefined && asking.every((number) => number < sheet.phase);
    if (asking.length > 0 && !isLate) return unasked;
    const phases = this.course.namesAsking(waiting.order.verb, sheet.side);
    return { ...unasked, misplaced: { phases, ...(asking.length > 0 && { after: this.course.nameOf(sheet.phase) }) } };
  }

  /**
   * Returns the answer that the orders of an occasion give to a decision; undefined if none answers it. Orders that the
   * decision does not ask for are skipped, because chance decides which orders of an occasion are needed.
   */
  private fromOccasion(decision: Decision, block: Block, now: Now, refused: Refused): Answer | undefined {
    for (const [at, { order, phase }] of block.sequence.entries()) {
      const isAsked = decision.verbs.includes(order.verb) && (phase === undefined || phase === now.phase);
      if (!isAsked || this.isGiven(order)) continue;
      const answer = readOrder(decision, order);
      if (isRefusal(answer) && answer.waits) continue;
      this.judgeDenials(block, at, now);
      this.markGiven(order);
      if (!isRefusal(answer)) return answer;
      refused(order, answer);
    }
    return undefined;
  }

  /** Judges each negated expectation of an occasion once, when play reaches the order before which it is written. */
  private judgeDenials({ key, openedBy, denials }: Block, at: number, now: Now): void {
    const due = denials.filter(({ after }, i) => after <= at && !this.given.has(`${key}/denial ${i}`));
    if (due.length === 0) return;
    for (const denial of due) this.given.add(`${key}/denial ${denials.indexOf(denial)}`);
    const occasions = now.occasions?.slice(
      0,
      1 + now.occasions.findLastIndex((occasion) => isOpenedBy(openedBy, occasion)),
    );
    this.deny?.(
      due.map(({ expectation }) => expectation),
      { ...now, ...(occasions && { occasions }) },
    );
  }

  /** Answers a decision with a standing order, such as `defend 1422`, that names one of the cells of the decision. */
  private fromStanding(decision: Decision, open: readonly Sheet[], refused: Refused): Answer | undefined {
    if (!decision.about) return undefined;
    const about = new Set(decision.about);
    for (const order of open.flatMap(({ standing }) => standing)) {
      if (!cellsOf(order).some((cell) => about.has(cell))) continue;
      const answer = this.fromItself(decision, order, refused) ?? this.fromBraces(decision, order, refused);
      if (answer) return answer;
    }
    return undefined;
  }

  /**
   * Returns the answer that a standing order such as `defend 1422 with UNITS` itself gives to a decision. The order
   * must name units. It can answer again whenever its cells are attacked. If it is refused, the refusal is reported
   * only once.
   */
  private fromItself(decision: Decision, order: OrderModel, refused: Refused): Answer | undefined {
    if (!decision.verbs.includes(order.verb) || !namesUnits(order)) return undefined;
    const answer = readOrder(decision, order);
    const isNew = !this.isGiven(order);
    this.markGiven(order);
    if (!isRefusal(answer)) return answer;
    if (isNew && !answer.waits) refused(order, answer);
    return undefined;
  }

  /**
   * Returns the first legal answer in the braces of an order. Answers for the exact result come before answers for any
   * result. Each refused answer is reported.
   */
  private fromBraces(decision: Decision, { answers }: OrderModel, refused: Refused): Answer | undefined {
    const fitting = [
      ...answers.filter((answer) => isOn(answer, decision.result)),
      ...answers.filter(({ on }) => on.length === 0),
    ];
    const orders = fitting
      .flatMap((answer) => answer.orders)
      .filter((order) => decision.verbs.includes(order.verb) && !this.isGiven(order));
    for (const order of orders) {
      const answer = readOrder(decision, order);
      if (isRefusal(answer) && answer.waits) continue;
      this.markGiven(order);
      if (!isRefusal(answer)) return answer;
      refused(order, answer);
    }
    return undefined;
  }

  private markGiven(order: OrderModel): void {
    this.given.add(this.sheets.addressOf(order));
  }

  private isGiven(order: OrderModel): boolean {
    return this.given.has(this.sheets.addressOf(order));
  }
}

type Refused = (order: OrderModel, refusal: Refusal) => void;

/** Returns the answer that an order gives, or the reason why that answer is not allowed. */
function readOrder(decision: Decision, order: OrderModel): Answer | Refusal {
  const answer = decision.read(order);
  if (isRefusal(answer)) return answer;
  return decision.refuse(answer) ?? { ...answer, order };
}

/**
 * Returns whether an answer in braces is marked with the given result: an answer after `on D2:` is marked with `D2`.
 */
function isOn({ on }: AnswerModel, result: string | undefined): boolean {
  return result !== undefined && on.some((name) => matchesResult(name, result));
}

const sideOf = ({ turn, side, openedBy }: Sheet): Pick<UnusedOrder, 'turn' | 'side' | 'openedBy'> => ({
  turn,
  side,
  ...(openedBy && { openedBy }),
});

const namesUnits = ({ pieces, clauses }: OrderModel): boolean =>
  pieces.length > 0 || clauses.some((clause) => clause.pieces.length > 0);
