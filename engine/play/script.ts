import type { Cell } from '../board/board.js';
import type { AnswerModel, OrderModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
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
}

export interface Unasked {
  readonly turn: number;
  readonly side: string;
  readonly order: OrderModel;
  readonly phase: string | undefined;
}

/**
 * The orders of a file as answers to what the game asks. A side's orders of a turn are given in sequence: the next
 * one answers when a decision asks for its verb, otherwise it waits and the side does nothing more. What follows
 * from an order is answered in its braces, and by the other side in the braces of an order about the same cells.
 */
export class Script {
  private readonly sheets = new Map<string, Sheet>();
  /** Answers given from braces, by their address in the orders. */
  private readonly given = new Set<string>();
  /** Every order, also within braces, with who gave it: what the braces of one side say binds that side alone. */
  private readonly known = new Map<OrderModel, { readonly side: string; readonly address: string }>();

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
        this.know(line, orders.side, `${key}/${sequence.length + kept.length}`);
        if (standing.has(line.verb)) kept.push(line);
        else sequence.push({ order: line, phase });
      }
      this.sheets.set(key, { turn: orders.turn, side: orders.side, sequence, next: 0, standing: kept });
    }
  }

  /** The answer that the orders give to a decision; each order that may not be done goes to `refused` and is passed over. */
  answer(decision: Decision, now: Now, refused: Refused): Answer | undefined {
    const sheet = this.sheets.get(sheetKey(now.turn, decision.side));
    return (
      this.fromOwnOrder(decision, refused) ??
      (sheet && this.fromStanding(decision, sheet, refused)) ??
      (sheet && fromSequence(decision, sheet, now, refused))
    );
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
    };
  }

  restore(record: ScriptRecord): void {
    for (const [key, sheet] of this.sheets) sheet.next = record.next[key] ?? 0;
    this.given.clear();
    for (const place of record.given) this.given.add(place);
  }

  private fromOwnOrder(decision: Decision, refused: Refused): Answer | undefined {
    const { within } = decision;
    if (!within || this.known.get(within)?.side !== decision.side) return undefined;
    return this.fromBraces(decision, within, refused);
  }

  /** The other side of a battle answers in the braces of its own order about the same cells. */
  private fromStanding(decision: Decision, sheet: Sheet, refused: Refused): Answer | undefined {
    if (!decision.about) return undefined;
    const about = new Set(decision.about);
    const braced = [...sheet.standing, ...sheet.sequence.slice(0, sheet.next).map(({ order }) => order)];
    for (const order of braced) {
      if (order === decision.within || !cellsOf(order).some((cell) => about.has(cell))) continue;
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

  private know(order: OrderModel, side: string, address: string): void {
    this.known.set(order, { side, address });
    const inner = order.answers.flatMap((answer) => answer.orders);
    inner.forEach((answer, i) => {
      this.know(answer, side, `${address}/${i}`);
    });
  }

  private give(order: OrderModel): void {
    this.given.add(this.known.get(order)?.address ?? '');
  }

  private isGiven(order: OrderModel): boolean {
    return this.given.has(this.known.get(order)?.address ?? '');
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

/** Whether an answer is meant for a result: the whole of it, `D2/A1`, or its own side's part, `D2`. */
function isOn({ on }: AnswerModel, result: string | undefined): boolean {
  return result !== undefined && on.some((wanted) => wanted === result || result.split('/').includes(wanted));
}

const sheetKey = (turn: number, side: string): string => `${turn}/${side}`;

const namesUnits = ({ pieces, clauses }: OrderModel): boolean =>
  pieces.length > 0 || clauses.some((clause) => clause.pieces.length > 0);

/** The cells an order is about: `defend 1422`, `fire "13.RHA" against 0301`. */
function cellsOf(order: OrderModel): Cell[] {
  const against = order.clauses.filter(({ preposition }) => preposition === 'against');
  return [order, ...against].flatMap(({ cells }) => cells.map(({ cell }) => cell));
}
