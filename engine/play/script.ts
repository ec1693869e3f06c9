import type { Cell } from '../board/board.js';
import type { AnswerModel, OrderModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
import { Aftermath, isPart, type AftermathRecord } from './aftermath.js';
import type { GameEvent } from './event.js';
import { isRefusal, type Answer, type Decision, type Refusal } from './moment.js';
import type { Vocabulary } from './ruleset.js';

/** Whose moment it is: what `Game.now` says. */
export interface Now {
  readonly turn: number;
  readonly side?: string;
  readonly phase: string;
}

/** An order of a turn that waits to be asked for. */
interface Waiting {
  readonly order: OrderModel;
  /** The phase it is bound to by a `phase …:` mark. */
  readonly phase: string | undefined;
}

/** One side's orders for one turn. */
interface Sheet {
  readonly turn: number;
  readonly side: string;
  /** Orders given in sequence; those before `next` are done. */
  readonly sequence: readonly Waiting[];
  next: number;
  /** Orders whose braces answer all turn long. */
  readonly standing: readonly OrderModel[];
}

/** Where the sheets stood: with it a game resumes in the midst of its orders. */
export interface ScriptRecord {
  readonly next: Readonly<Record<string, number>>;
  /** Answers already given, by where they stand in the text. */
  readonly given: readonly string[];
  /** What came of the fights about standing orders, by where these stand in the text. */
  readonly fought: Readonly<Record<string, AftermathRecord>>;
}

export interface Unasked {
  readonly turn: number;
  readonly side: string;
  readonly order: OrderModel;
  readonly phase: string | undefined;
}

/** Who gave an order, where it stands in the text, and how it is meant. */
interface Known {
  readonly side: string;
  readonly address: string;
  readonly role: 'in sequence' | 'standing' | 'answer';
}

/** An answer in braces for which nobody asked, though what it follows from came. */
export interface Idle {
  readonly side: string;
  readonly order: OrderModel;
  /** The result that came, when it is meant for that. */
  readonly result: string | undefined;
}

/**
 * The orders of a file as answers to what the game asks. A side's orders of a turn are given in sequence: the next
 * one answers when a decision asks for its verb, otherwise it waits and the side does nothing more. What follows
 * from an order is answered in its braces and in no others; the other side answers in those of its standing orders
 * about the same cells.
 */
export class Script {
  private readonly sheets = new Map<string, Sheet>();
  /** Answers given from braces, by their address in the orders. */
  private readonly given = new Set<string>();
  /** Every order, also within braces, with who gave it: what the braces of one side say binds that side alone. */
  private readonly known = new Map<OrderModel, Known>();
  /** By side: the order it carries out. */
  private readonly underWay = new Map<string, OrderModel>();
  /** Orders carried out since the last look back, with what came of them. */
  private readonly carriedOut = new Map<OrderModel, Aftermath>();
  /** Standing orders about whose cells was fought, with what came of it. */
  private readonly fought = new Map<OrderModel, Aftermath>();

  constructor(scenario: ScenarioModel, vocabulary: Vocabulary) {
    const standing = new Set(vocabulary.verbs.filter((verb) => verb.standing).map((verb) => verb.word));
    for (const orders of scenario.orders) {
      const key = sheetKey(orders.turn, orders.side);
      const before = this.sheets.get(key);
      let phase: string | undefined;
      const sequence = [...(before?.sequence ?? [])];
      const kept = [...(before?.standing ?? [])];
      for (const line of orders.lines) {
        if ('phase' in line) {
          phase = line.phase;
          continue;
        }
        const role = standing.has(line.verb) ? 'standing' : 'in sequence';
        this.know(line, { side: orders.side, address: `${key}/${sequence.length + kept.length}`, role });
        if (role === 'standing') kept.push(line);
        else sequence.push({ order: line, phase });
      }
      this.sheets.set(key, { turn: orders.turn, side: orders.side, sequence, next: 0, standing: kept });
    }
  }

  /** The answer that the orders give to a decision; each order that may not be done goes to `refused` and is passed over. */
  answer(decision: Decision, now: Now, refused: Refused): Answer | undefined {
    const sheet = this.sheets.get(sheetKey(now.turn, decision.side));
    const { within, about, side } = decision;
    const follows = within !== undefined && this.known.get(within)?.side === side;
    const answer =
      (follows ? this.fromBraces(decision, within, refused) : sheet && this.fromStanding(decision, sheet, refused)) ??
      (sheet && fromSequence(decision, sheet, now, refused));
    if (!follows && about === undefined) this.underWay.delete(side);
    if (answer?.order) this.carryOut(answer.order, side);
    return answer;
  }

  /** Dice fall for an order: it is under way, also if another was given meanwhile. */
  goOn(order: OrderModel): void {
    const side = this.known.get(order)?.side;
    if (side !== undefined && this.carriedOut.has(order)) this.underWay.set(side, order);
  }

  /** Takes note of what happened for the orders it follows from. */
  hear(event: GameEvent, turn: number, cellOf: (label: string) => Cell): void {
    const order = event.side === undefined ? undefined : this.underWay.get(event.side);
    for (const [one, aftermath] of this.carriedOut) aftermath.hear(event, one === order);
    const cells = new Set(event.facts?.result === undefined ? [] : event.cells?.map(cellOf));
    const isAbout = (standing: OrderModel): boolean => cellsOf(standing).some((cell) => cells.has(cell));
    for (const sheet of cells.size > 0 ? this.sheets.values() : []) {
      if (sheet.turn !== turn || sheet.side === event.side) continue;
      for (const standing of sheet.standing)
        if (isAbout(standing) && !this.fought.has(standing)) this.fought.set(standing, new Aftermath());
    }
    for (const [standing, aftermath] of this.fought) aftermath.hear(event, isAbout(standing));
  }

  /** The orders carried out since the last look back, and the answers in braces nobody asked for: at the end of a turn also those of standing orders. */
  lookBack(isTurnOver: boolean): { readonly done: readonly OrderModel[]; readonly idle: readonly Idle[] } {
    const looked = [...this.carriedOut, ...(isTurnOver ? this.fought : [])];
    const found = {
      done: [...this.carriedOut.keys()],
      idle: looked.flatMap(([order, came]) => this.idleIn(order, came)),
    };
    this.underWay.clear();
    this.carriedOut.clear();
    if (isTurnOver) this.fought.clear();
    return found;
  }

  /** Orders of the turns played that were never asked for. `played` tells whether a turn is over. */
  unasked(played: (turn: number) => boolean): Unasked[] {
    return [...this.sheets.values()]
      .filter(({ turn }) => played(turn))
      .flatMap(({ turn, side, sequence, next }) =>
        sequence.slice(next).map(({ order, phase }) => ({ turn, side, order, phase })),
      );
  }

  record(): ScriptRecord {
    return {
      next: Object.fromEntries([...this.sheets].map(([key, { next }]) => [key, next])),
      given: [...this.given],
      fought: Object.fromEntries([...this.fought].map(([order, came]) => [this.addressOf(order), came.record()])),
    };
  }

  restore(record: ScriptRecord): void {
    for (const [key, sheet] of this.sheets) sheet.next = record.next[key] ?? 0;
    this.given.clear();
    for (const place of record.given) this.given.add(place);
    for (const order of this.known.keys()) {
      const came = record.fought[this.addressOf(order)] as AftermathRecord | undefined;
      if (came) this.fought.set(order, new Aftermath(came));
    }
  }

  private carryOut(order: OrderModel, side: string): void {
    const role = this.known.get(order)?.role;
    if (role === 'standing') return;
    this.carriedOut.set(order, new Aftermath());
    if (role === 'in sequence') this.underWay.set(side, order);
  }

  /**
   * Of the answers in an order's braces those nobody asked for: for a result that came, or for any. An order of the same
   * verb that was asked for instead makes them a reserve, unless its unit did the same without being asked; a standing
   * order speaks of units to which nothing need happen.
   */
  private idleIn(order: OrderModel, came: Aftermath): Idle[] {
    const { side = '', role } = this.known.get(order) ?? {};
    const all = order.answers.flatMap(({ on, orders }) => orders.map((answer) => ({ on, answer })));
    return all.flatMap(({ on, answer }) => {
      const result = came.cameOf(on);
      if (this.isGiven(answer) || (on.length > 0 && result === undefined)) return [];
      const given = all.map((one) => one.answer).filter((one) => one.verb === answer.verb && this.isGiven(one));
      const isMissed =
        given.length === 0
          ? role !== 'standing' || came.touches(answer)
          : !given.some((one) => nameTheSame(one, answer)) && came.touches(answer, answer.verb);
      return isMissed ? [{ side, order: answer, result }] : [];
    });
  }

  /** The other side of a battle answers in its standing orders about the same cells. */
  private fromStanding(decision: Decision, sheet: Sheet, refused: Refused): Answer | undefined {
    if (!decision.about) return undefined;
    const about = new Set(decision.about);
    for (const order of sheet.standing) {
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
    this.give(order);
    if (!isRefusal(answer)) return answer;
    if (isNew && !answer.waits) refused(order, answer);
    return undefined;
  }

  /** The first of the answers in an order's braces that can be read, those for the very result before those for any. */
  private fromBraces(decision: Decision, { answers }: OrderModel, refused: Refused): Answer | undefined {
    const fitting = [
      ...answers.filter((answer) => isOn(answer, decision.result)),
      ...answers.filter(({ on }) => on.length === 0),
    ];
    const orders = fitting
      .flatMap((answer) => answer.orders)
      .filter((order) => decision.verbs.includes(order.verb) && !this.isGiven(order));
    let first: { order: OrderModel; refusal: Refusal } | undefined;
    for (const order of orders) {
      const answer = readOrder(decision, order);
      if (!isRefusal(answer)) {
        this.give(order);
        return answer;
      }
      if (!answer.waits) first ??= { order, refusal: answer };
    }
    if (first) {
      this.give(first.order);
      refused(first.order, first.refusal);
    }
    return undefined;
  }

  private know(order: OrderModel, known: Known): void {
    this.known.set(order, known);
    const inner = order.answers.flatMap((answer) => answer.orders);
    inner.forEach((answer, i) => {
      this.know(answer, { ...known, address: `${known.address}/${i}`, role: 'answer' });
    });
  }

  private give(order: OrderModel): void {
    this.given.add(this.addressOf(order));
  }

  private isGiven(order: OrderModel): boolean {
    return this.given.has(this.addressOf(order));
  }

  private addressOf(order: OrderModel): string {
    return this.known.get(order)?.address ?? '';
  }
}

type Refused = (order: OrderModel, refusal: Refusal) => void;

function fromSequence(decision: Decision, sheet: Sheet, now: Now, refused: Refused): Answer | undefined {
  for (let waiting = sheet.sequence.at(sheet.next); waiting; waiting = sheet.sequence.at(sheet.next)) {
    const { order, phase } = waiting;
    if (phase !== undefined && phase !== now.phase) return undefined;
    if (!decision.verbs.includes(order.verb)) return undefined;
    const answer = readOrder(decision, order);
    if (!isRefusal(answer)) {
      sheet.next++;
      return answer;
    }
    if (answer.waits) return undefined;
    sheet.next++;
    refused(order, answer);
  }
  return undefined;
}

/** What an order means as an answer; the decision has the last word on whether it is legal. */
function readOrder(decision: Decision, order: OrderModel): Answer | Refusal {
  const answer = decision.read(order);
  if (isRefusal(answer)) return answer;
  return decision.refuse(answer) ?? { ...answer, order };
}

/** Whether an answer is meant for a result. */
function isOn({ on }: AnswerModel, result: string | undefined): boolean {
  return result !== undefined && on.some((wanted) => isPart(wanted, result));
}

const sheetKey = (turn: number, side: string): string => `${turn}/${side}`;

const namesUnits = ({ pieces, clauses }: OrderModel): boolean =>
  pieces.length > 0 || clauses.some((clause) => clause.pieces.length > 0);

const nameTheSame = (one: OrderModel, other: OrderModel): boolean =>
  one.pieces.some(({ name }) => other.pieces.some((piece) => piece.name === name));

/** The cells an order is about: `defend 1422`, `fire "13.RHA" against 0301`. */
function cellsOf(order: OrderModel): Cell[] {
  const against = order.clauses.filter(({ preposition }) => preposition === 'against');
  return [order, ...against].flatMap(({ cells }) => cells.map(({ cell }) => cell));
}
