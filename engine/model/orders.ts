import type { Cell } from '../board/board.js';
import type { Attributes } from './map.js';
import type { Expectation } from './expectation.js';
import type { Citation, Source } from './source.js';

/** `orders turn 3 German { … }`: one side's answers, in the order they are given. Turn 0 is what happens before turn 1. */
export interface OrdersModel {
  readonly turn: number;
  readonly side: string;
  readonly lines: readonly OrderLine[];
  readonly source: Source;
}

/** An order, or a `phase mechanized movement:` mark that says which phase the following orders belong to. */
export type OrderLine = OrderModel | PhaseMark;

export interface PhaseMark {
  readonly phase: string;
  readonly source: Source;
}

/** `attack 1422 with 25/7, 6/7 { on D2: retreat 16/1 via 1523 > 1623, advance 25/7 to 1523 }` */
export interface OrderModel {
  readonly verb: string;
  /** Words behind the verb: `research armour`. */
  readonly words?: readonly string[];
  /** Numbers that are no cells: `repair "3.Pz" 2`. */
  readonly numbers?: readonly number[];
  /** Sides of cells: `destroy 1020/1021`. */
  readonly hexsides?: readonly PlacedSide[];
  /** What stands right after the verb: units and formations … */
  readonly pieces: readonly Named[];
  /** … or cells. */
  readonly cells: readonly Placed[];
  /** `1020 > 1120 > 1221` */
  readonly path: readonly Placed[];
  readonly clauses: readonly Clause[];
  /** The numbers of `(roll 3)`, or of `(roll 3-5)` for several dice. */
  readonly rolls: readonly number[];
  /** What else stands in its parentheses: `(mobile, command 1)`. */
  readonly attributes: Attributes;
  readonly answers: readonly AnswerModel[];
  readonly citations: readonly Citation[];
  readonly source: Source;
  readonly verbSource: Source;
}

/** `to 1221`, `with 25/7, Lukin`, `from 1321`, `as desperate`, `for 3` */
export interface Clause {
  readonly preposition: string;
  readonly pieces: readonly Named[];
  readonly cells: readonly Placed[];
  readonly path: readonly Placed[];
  readonly words: readonly string[];
  readonly numbers: readonly number[];
  readonly source: Source;
}

export interface Named {
  readonly name: string;
  readonly source: Source;
}

export interface Placed {
  readonly cell: Cell;
  readonly source: Source;
}

/** The side that two neighbouring cells share. */
export interface PlacedSide {
  readonly cells: readonly [Cell, Cell];
  readonly source: Source;
}

/** Orders that answer what follows from this one, for any result (`on` empty) or for the results named. */
export interface AnswerModel {
  readonly on: readonly string[];
  readonly orders: readonly OrderModel[];
  /** `phase combat:` among orders that chance brings: those behind it belong to this phase. */
  readonly phase?: string;
  /** `expect { … }` among orders that chance brings: judged when what brought them is over. */
  readonly expectations?: readonly Expectation[];
  readonly source: Source;
}
