import type { Cell } from '../board/board.js';
import type { Attributes } from './map.js';
import type { Expectation } from './expectation.js';
import type { Citation, Source } from './source.js';

/** The orders of one side for a turn, in the order written: `orders turn 3 German { … }`. Turn 0 is the set-up. */
export interface OrdersModel {
  readonly turn: number;
  readonly side: string;
  readonly lines: readonly OrderLine[];
  readonly source: Source;
}

/** An order, or a mark such as `phase mechanized movement:` for the phase of the following orders. */
export type OrderLine = OrderModel | PhaseMark;

/** A line such as `phase movement:` that names the phase of the orders after it. */
export interface PhaseMark {
  readonly phase: string;
  readonly source: Source;
}

/** An order: `attack 1422 with 25/7, 6/7 { on D2: retreat 16/1 via 1523 > 1623, advance 25/7 to 1523 }`. */
export interface OrderModel {
  readonly verb: string;
  /** Words after the verb: `armour` in `research armour`. */
  readonly words?: readonly string[];
  /** Numbers that are not cells: 2 in `repair "3.Pz" 2`. */
  readonly numbers?: readonly number[];
  /** Hexsides after the verb: `1020/1021` in `destroy 1020/1021`. */
  readonly hexsides?: readonly PlacedSide[];
  /** Units and formations after the verb. */
  readonly pieces: readonly Named[];
  /** Cells after the verb. */
  readonly cells: readonly Placed[];
  /** A path after the verb: `1020 > 1120 > 1221`. */
  readonly path: readonly Placed[];
  readonly clauses: readonly Clause[];
  /** The numbers of `(roll 3)`, or of `(roll 3-5)` for several dice. */
  readonly rolls: readonly number[];
  /** The attributes in parentheses other than `roll`: `(mobile, command 1)`. */
  readonly attributes: Attributes;
  readonly answers: readonly AnswerModel[];
  readonly citations: readonly Citation[];
  readonly source: Source;
  readonly verbSource: Source;
}

/** A part of an order with a preposition: `to 1221`, `with 25/7, Lukin`, `from 1321`, `as desperate`, `for 3`. */
export interface Clause {
  readonly preposition: string;
  readonly pieces: readonly Named[];
  readonly cells: readonly Placed[];
  readonly path: readonly Placed[];
  readonly words: readonly string[];
  readonly numbers: readonly number[];
  readonly source: Source;
}

/** A name in the text. */
export interface Named {
  readonly name: string;
  readonly source: Source;
}

/** A cell in the text. */
export interface Placed {
  readonly cell: Cell;
  readonly source: Source;
}

/** A reference to a hexside in the text of an order: the two cells that the hexside separates. */
export interface PlacedSide {
  readonly cells: readonly [Cell, Cell];
  readonly source: Source;
}

/**
 * Answers in the braces of an order. They apply if the order has one of the results in `on`. If `on` is empty, they
 * apply to every result.
 */
export interface AnswerModel {
  readonly on: readonly string[];
  readonly orders: readonly OrderModel[];
  /**
   * The phase in which the orders are carried out, if a mark such as `phase combat:` comes before them. Used for random
   * events.
   */
  readonly phase?: string;
  /** Expectations that are evaluated at the end of the random event to which these orders belong: `expect { … }`. */
  readonly expectations?: readonly Expectation[];
  readonly source: Source;
}
