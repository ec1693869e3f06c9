import type { Cell } from '../board/board.js';
import type { AnswerModel, OrderModel } from '../model/orders.js';
import type { Expectation } from '../model/expectation.js';
import type { ScenarioModel } from '../model/scenario.js';
import { OrderOutcome, matchesResult, type OrderOutcomeRecord } from './order-outcome.js';
import { Course } from './course.js';
import type { GameEvent } from './records.js';
import { isRefusal, type Answer, type Decision, type Now, type Refusal } from './moment.js';
import type { Vocabulary } from './vocabulary.js';
import { isBlock, isOpenedBy, Sheets, type Block, type Sheet, type WaitingOrder } from './sheets.js';

/** Where the sheets stood: with it a game resumes in the midst of its orders. */
export interface ScriptRecord {
  /** By sheet, how many orders were done and how many were looked at. */
  readonly next: Readonly<Record<string, number>>;
  /** By sheet, the number of the phase in which its last order was carried out. */
  readonly phase: Readonly<Record<string, number>>;
  readonly examined: Readonly<Record<string, number>>;
  /** Answers already given, by where they stand in the text. */
  readonly given: readonly string[];
  /** What came of the fights about standing orders, by where these stand in the text. */
  readonly fought: Readonly<Record<string, OrderOutcomeRecord>>;
  /** Why answers in braces were barred, by where these stand in the text. */
  readonly barred: Readonly<Record<string, Refusal>>;
}

export interface UnusedOrder extends WaitingOrder {
  /** The occasion in whose braces it stands. */
  readonly under?: OrderModel;
  readonly turn: number;
  readonly side: string;
  /** Where it belongs, when no phase asks for it where it stands. */
  readonly misplaced?: Misplaced;
}

/** Why an order can never be asked for where it stands. */
export interface Misplaced {
  /** Names of the phases that ask its side for such an order, the set-up among them. */
  readonly phases: readonly string[];
  /** The phase of an order before it, when that comes after all of these. */
  readonly after?: string;
}

/** An answer in braces for which nobody asked, though what it follows from came. */
export interface UnusedAnswer {
  readonly side: string;
  readonly order: OrderModel;
  /** The result that came, when it is meant for that. */
  readonly result: string | undefined;
}

/**
 * The orders of a file as answers to what the game asks. A side's orders of a turn are given in sequence: the next
 * one answers when a decision asks for its verb, otherwise it waits and the side does nothing more; one that no phase
 * left in the turn asks for is skipped. What stands in the
 * braces of an occasion is a sheet of its own, open while that lasts. What follows from an order is answered in its braces and in no others; the other side answers in those of its standing orders
 * about the same cells.
 */
export class Script {
  readonly sheets: Sheets;
  private readonly course: Course;
  /** Answers given from braces and orders of occasions, by their address in the orders; occasions that came. */
  private readonly given = new Set<string>();
  /** By side: the order it carries out. */
  private readonly underWay = new Map<string, OrderModel>();
  /** Orders carried out since the last look back, with what came of them. */
  private readonly carriedOut = new Map<OrderModel, OrderOutcome>();
  /** Standing orders about whose cells was fought, with what came of it. */
  private readonly fought = new Map<OrderModel, OrderOutcome>();
  /** Answers in braces that a question passed over would have refused: told unless they are asked for yet. */
  private readonly barred = new Map<OrderModel, Refusal>();

  /**
   * @param notAsked called with each order that is skipped because no phase that is left in the turn asks for it
   * @param deny called before an order of an occasion is carried out, with what must not be so by then
   */
  constructor(
    scenario: ScenarioModel,
    vocabulary: Vocabulary,
    private readonly notAsked?: (order: UnusedOrder) => void,
    private readonly deny?: (expectations: readonly Expectation[], now: Now) => void,
  ) {
    this.sheets = new Sheets(scenario, vocabulary);
    this.course = new Course(vocabulary);
  }

  /** The answer that the orders give to a decision; each order that may not be done goes to `refused` and is passed over. */
  answer(decision: Decision, now: Now, refused: Refused): Answer | undefined {
    const { within, about, side } = decision;
    const open = this.sheets.open(now, side);
    const follows = within !== undefined && this.sheets.known.get(within)?.side === side;
    const answer =
      (follows ? this.fromBraces(decision, within, refused) : this.fromStanding(decision, open, refused)) ??
      this.fromSheet(decision, open.at(0), now, refused);
    if (!follows && about === undefined) this.underWay.delete(side);
    if (answer?.order) this.carryOut(answer.order, side);
    return answer;
  }

  /** Takes note of why a question was not put, for the answers in braces that were meant for it. */
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

  /** The orders that stayed barred until now. */
  takeBarred(): (readonly [OrderModel, Refusal])[] {
    const barred = [...this.barred].filter(([order]) => !this.isGiven(order));
    for (const [order] of barred) this.markGiven(order);
    this.barred.clear();
    return barred;
  }

  /** Dice fall for an order: it is under way, also if another was given meanwhile. */
  resumeOrder(order: OrderModel): void {
    const side = this.sheets.known.get(order)?.side;
    if (side !== undefined && this.carriedOut.has(order)) this.underWay.set(side, order);
  }

  /** Takes note of what happened for the orders it follows from. */
  recordEvent(event: GameEvent, turn: number, cellOf: (label: string) => Cell): void {
    const order = event.side === undefined ? undefined : this.underWay.get(event.side);
    for (const [one, aftermath] of this.carriedOut) aftermath.recordEvent(event, one === order);
    const cells = new Set(event.facts?.result === undefined ? [] : event.cells?.map(cellOf));
    const isAbout = (standing: OrderModel): boolean => cellsOf(standing).some((cell) => cells.has(cell));
    for (const sheet of cells.size > 0 ? this.sheets.byKey.values() : []) {
      if (sheet.turn !== turn || sheet.side === event.side) continue;
      for (const standing of sheet.standing)
        if (isAbout(standing) && !this.fought.has(standing)) this.fought.set(standing, new OrderOutcome());
    }
    for (const [standing, aftermath] of this.fought) aftermath.recordEvent(event, isAbout(standing));
  }

  /** The orders carried out since the last look back, and the answers in braces nobody asked for: at the end of a turn also those of standing orders. */
  finishOrders(isTurnOver: boolean): { readonly done: readonly OrderModel[]; readonly idle: readonly UnusedAnswer[] } {
    const looked = [...this.carriedOut, ...(isTurnOver ? this.fought : [])];
    const found = {
      done: [...this.carriedOut.keys()],
      idle: looked.flatMap(([order, came]) => this.unusedAnswersIn(order, came)),
    };
    this.underWay.clear();
    this.carriedOut.clear();
    if (isTurnOver) this.fought.clear();
    return found;
  }

  /** Takes note that an occasion is over, and tells what was expected of it. */
  endOccasion(now: Now): Expectation[] {
    return this.sheets.blocksOf(now).flatMap((block) => {
      this.judgeDenials(block, block.sequence.length, now);
      this.markGiven(block.openedBy);
      return block.expectations;
    });
  }

  /** Orders of the turns played that were never asked for. `played` tells whether a turn is over. */
  unusedOrders(played: (turn: number) => boolean): UnusedOrder[] {
    return this.sheetsOf(played)
      .filter(({ openedBy: under }) => under === undefined || this.isGiven(under))
      .flatMap((sheet) => this.waitingIn(sheet).map((waiting) => this.unusedOrderIn(sheet, waiting)));
  }

  /** Blocks of the turns played whose occasion never came. */
  unusedOccasions(played: (turn: number) => boolean): Omit<UnusedOrder, 'phase'>[] {
    return this.sheetsOf(played)
      .filter(({ openedBy: under }) => under === undefined || this.isGiven(under))
      .flatMap((sheet) =>
        sheet.blocks.flatMap(({ openedBy: under }) =>
          this.isGiven(under) ? [] : [{ ...sideOf(sheet), order: under }],
        ),
      );
  }

  private sheetsOf(played: (turn: number) => boolean): Sheet[] {
    return [...this.sheets.byKey.values()].filter(({ turn }) => played(turn));
  }

  private waitingIn({ sequence, next, openedBy: under }: Sheet): readonly WaitingOrder[] {
    return under === undefined ? sequence.slice(next) : sequence.filter(({ order }) => !this.isGiven(order));
  }

  record(): ScriptRecord {
    return {
      next: Object.fromEntries([...this.sheets.byKey].map(([key, { next }]) => [key, next])),
      phase: Object.fromEntries([...this.sheets.byKey].map(([key, { phase }]) => [key, phase])),
      examined: Object.fromEntries([...this.sheets.byKey].map(([key, { examined: seen }]) => [key, seen])),
      given: [...this.given],
      fought: Object.fromEntries(
        [...this.fought].map(([order, came]) => [this.sheets.addressOf(order), came.record()]),
      ),
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
    for (const [place, came] of Object.entries(record.fought)) {
      const order = this.sheets.orderAt(place);
      if (order) this.fought.set(order, new OrderOutcome(came));
    }
    for (const [place, why] of Object.entries(record.barred)) {
      const order = this.sheets.orderAt(place);
      if (order) this.barred.set(order, why);
    }
  }

  private carryOut(order: OrderModel, side: string): void {
    const role = this.sheets.known.get(order)?.role;
    if (role === 'standing') return;
    this.carriedOut.set(order, new OrderOutcome());
    if (role === 'in sequence') this.underWay.set(side, order);
  }

  /**
   * Of the answers in an order's braces those nobody asked for: for a result that came, or for any. An order of the same
   * verb that was asked for instead makes them a reserve, unless its unit did the same without being asked; a standing
   * order speaks of units to which nothing need happen.
   */
  private unusedAnswersIn(order: OrderModel, came: OrderOutcome): UnusedAnswer[] {
    const { side = '', role } = this.sheets.known.get(order) ?? {};
    const all = order.answers.flatMap(({ on, orders }) => orders.map((answer) => ({ on, answer })));
    return all.flatMap(({ on, answer }) => {
      const result = came.firstResultOf(on);
      if (this.isGiven(answer) || (on.length > 0 && result === undefined)) return [];
      const given = all.map((one) => one.answer).filter((one) => one.verb === answer.verb && this.isGiven(one));
      const isMissed =
        given.length === 0
          ? role !== 'standing' || came.touches(answer)
          : !given.some((one) => nameTheSame(one, answer)) && came.touches(answer, answer.verb);
      return isMissed ? [{ side, order: answer, result }] : [];
    });
  }

  private fromSheet(decision: Decision, sheet: Sheet | undefined, now: Now, refused: Refused): Answer | undefined {
    if (!sheet) return undefined;
    return isBlock(sheet)
      ? this.fromOccasion(decision, sheet, now, refused)
      : this.fromSequence(decision, sheet, now, refused);
  }

  /** The next order of a turn, if it is asked for now; those that no phase asks for any more are skipped. */
  private fromSequence(decision: Decision, sheet: Sheet, now: Now, refused: Refused): Answer | undefined {
    for (;;) {
      const waiting = sheet.sequence.at(sheet.next);
      sheet.examined = sheet.next + 1;
      if (!waiting) return undefined;
      const { order, phase } = waiting;
      if ((phase !== undefined && phase !== now.phase) || !decision.verbs.includes(order.verb)) {
        if (!this.isOver(waiting, sheet, now)) return undefined;
        this.notAsked?.(this.unusedOrderIn(sheet, waiting));
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

  /** Whether no phase that is left in the turn asks for an order. */
  private isOver(waiting: WaitingOrder, { side, turn }: Sheet, now: Now): boolean {
    const number = this.course.numberOf(now);
    return number !== undefined && this.course.phasesAsking(waiting, side, turn).every((one) => one < number);
  }

  /** An order for which nobody asked, with the phases in which it belongs if its own never does, or was over before it. */
  private unusedOrderIn(sheet: Sheet, waiting: WaitingOrder): UnusedOrder {
    const unasked = { ...sideOf(sheet), ...waiting };
    if (this.course.isUnknown) return unasked;
    const asking = this.course.phasesAsking(waiting, sheet.side, sheet.turn);
    const isLate = sheet.openedBy === undefined && asking.every((number) => number < sheet.phase);
    if (asking.length > 0 && !isLate) return unasked;
    const phases = this.course.namesAsking(waiting.order.verb, sheet.side);
    return { ...unasked, misplaced: { phases, ...(asking.length > 0 && { after: this.course.nameOf(sheet.phase) }) } };
  }

  /** What chance decides does not come as it was foreseen: an order nobody asks for lets those behind it pass. */
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

  /** Judges what stands before an order of an occasion that is about to be carried out, once each. */
  private judgeDenials({ key, openedBy: under, denials }: Block, at: number, now: Now): void {
    const due = denials.filter(({ after }, i) => after <= at && !this.given.has(`${key}/denial ${i}`));
    if (due.length === 0) return;
    for (const denial of due) this.given.add(`${key}/denial ${denials.indexOf(denial)}`);
    const occasions = now.occasions?.slice(
      0,
      1 + now.occasions.findLastIndex((occasion) => isOpenedBy(under, occasion)),
    );
    this.deny?.(
      due.map(({ expectation }) => expectation),
      { ...now, ...(occasions && { occasions }) },
    );
  }

  /** The other side of a battle answers in its standing orders about the same cells. */
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

  /** `defend 1422 with UNITS` is an answer itself, as often as the cells are attacked; it is refused once at most. */
  private fromItself(decision: Decision, order: OrderModel, refused: Refused): Answer | undefined {
    if (!decision.verbs.includes(order.verb) || !namesUnits(order)) return undefined;
    const answer = readOrder(decision, order);
    const isNew = !this.isGiven(order);
    this.markGiven(order);
    if (!isRefusal(answer)) return answer;
    if (isNew && !answer.waits) refused(order, answer);
    return undefined;
  }

  /** Returns the first legal answer in an order's braces, those for the very result before those for any; each refused before it is reported. */
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

/** What an order means as an answer; the decision has the last word on whether it is legal. */
function readOrder(decision: Decision, order: OrderModel): Answer | Refusal {
  const answer = decision.read(order);
  if (isRefusal(answer)) return answer;
  return decision.refuse(answer) ?? { ...answer, order };
}

/** Whether an answer is meant for a result. */
function isOn({ on }: AnswerModel, result: string | undefined): boolean {
  return result !== undefined && on.some((wanted) => matchesResult(wanted, result));
}

const sideOf = ({ turn, side, openedBy: under }: Sheet): Pick<UnusedOrder, 'turn' | 'side' | 'under'> => ({
  turn,
  side,
  ...(under && { under }),
});

const namesUnits = ({ pieces, clauses }: OrderModel): boolean =>
  pieces.length > 0 || clauses.some((clause) => clause.pieces.length > 0);

const nameTheSame = (one: OrderModel, other: OrderModel): boolean =>
  one.pieces.some(({ name }) => other.pieces.some((piece) => piece.name === name));

/** The cells an order is about: `defend 1422`, `fire "13.RHA" against 0301`. */
function cellsOf(order: OrderModel): Cell[] {
  const against = order.clauses.filter(({ preposition }) => preposition === 'against');
  return [order, ...against].flatMap(({ cells }) => cells.map(({ cell }) => cell));
}
