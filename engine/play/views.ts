import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import type { OrderModel } from '../model/orders.js';
import type { Layer } from './layers.js';
import type { Answer } from './moment.js';
import type { GameEvent } from './records.js';

/** Explanations of the current position of a game, for the editor. */
export interface Views {
  /**
   * Returns strength, movement allowance and state of a unit, each with its ledger. They are the text lines of the
   * unit's hover.
   */
  describe(piece: string): readonly { readonly label: string; readonly explained: Explained<string> }[];
  /**
   * Returns owner, supply, production, the battle in the cell and so on, each with its ledger. They are the text lines
   * of the cell's hover.
   */
  describeCell?(cell: Cell): ReturnType<Views['describe']>;
  /**
   * Returns the cells that the unit can reach in the current movement phase (or the next one if there is none now),
   * with the cost in the ruleset's points.
   *
   * @param verb the verb of the move, in games that have several. Default: the ordinary one
   */
  reach(piece: string, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[];
  /** Returns why the unit cannot reach a cell; undefined when it can. */
  whyNot(piece: string, cell: Cell, verb?: string): Ledger | undefined;
  /**
   * Returns the movement cost of an order cell by cell. For several units, this is the cost of the unit that pays most.
   * Undefined if the order moves no unit or is not legal. If a game omits this method, the costs of {@link reach} are
   * used.
   */
  cost?(order: OrderModel): Explained | undefined;
  /**
   * Returns how much of a scarce resource a legal answer takes and how much remains: `2 yellow; 3 yellow left`.
   * Undefined if the answer takes nothing, or if the other units of the order leave too little for it. For verbs with
   * prices, completion proposes only legal answers.
   */
  price?(answer: Answer): string | undefined;
  /** The overlays that the game offers for its map. */
  readonly layers: readonly Layer[];
  /** Returns odds, column and exact probabilities of an ordered attack or overrun; undefined for other orders. */
  forecast(order: OrderModel): Forecast | undefined;
  /**
   * Returns the table in which the die of an event was looked up; undefined for an event without a table. Omitted by
   * games without tables.
   */
  tableOf?(event: GameEvent): TableReading | undefined;
  /**
   * Returns the probability of each result of an event before its dice were rolled. Used for results that are in no
   * table. Undefined when no result depended on dice.
   */
  chancesOf?(event: GameEvent): Forecast['chances'] | undefined;
}

/** A table of results, and the row and column that were read. */
export interface TableReading {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  /** The roll after all modifiers, which determines the row. */
  readonly row: number;
  /** Exact probabilities (0 to 1) of the results in the column, with the die faces that give each result. */
  readonly chances: readonly { readonly result: string; readonly chance: number; readonly faces: readonly number[] }[];
}

/** Odds and chances of an attack before its dice are rolled. */
export interface Forecast {
  readonly summary: string;
  /** The odds in a few characters, for a label on the map: `3-1`, or the chance of the side to win: `61 %`. */
  readonly odds?: string;
  readonly ledger: Ledger;
  /** Exact probability (0 to 1) of each result. */
  readonly chances: readonly { readonly result: string; readonly chance: number }[];
}
