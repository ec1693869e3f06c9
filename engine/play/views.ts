import type { Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import type { OrderModel } from '../model/orders.js';
import type { Layer } from './layers.js';
import type { Answer } from './moment.js';
import type { GameEvent } from './records.js';

/** Explanations of the current position of a game, for the editor. */
export interface Views {
  /** Strength, movement allowance and state of a unit, each with its ledger: the lines of its hover. */
  describe(piece: string): readonly { readonly label: string; readonly explained: Explained<string> }[];
  /** Owner, supply, production, the battle in the cell …, each with its ledger: the lines of a cell's hover. */
  describeCell?(cell: Cell): ReturnType<Views['describe']>;
  /**
   * Cells the unit can reach in the current (or else its next) movement, with the cost in the ruleset's points.
   * @param verb the order to move by, where the game has several. Default: the ordinary one.
   */
  reach(piece: string, verb?: string): readonly { readonly cell: Cell; readonly cost: number }[];
  /** Returns why the unit cannot reach a cell; undefined when it can. */
  whyNot(piece: string, cell: Cell, verb?: string): Ledger | undefined;
  /**
   * Returns the movement cost of an order step by step; for several units, of the one that pays most. Undefined when the order
   * moves no unit or is not legal. A game without this view has the costs of {@link reach}.
   */
  cost?(order: OrderModel): Explained | undefined;
  /**
   * Returns what a legal answer takes of a scarce resource and what it leaves: `2 yellow; 3 yellow left`. Undefined when it takes
   * nothing, or too much together with the other units of the order. Completion proposes only legal answers for orders with a price.
   */
  price?(answer: Answer): string | undefined;
  /** The overlays that the game offers for its map. */
  readonly layers: readonly Layer[];
  /** Returns odds, column and exact probabilities of an attack or overrun as ordered; undefined for other orders. */
  forecast(order: OrderModel): Forecast | undefined;
  /** Returns the table in which the die of an event was looked up; undefined when there was none. Omitted by games without tables. */
  tableOf?(event: GameEvent): TableReading | undefined;
  /** Returns the probability of each result of an event before its dice were rolled, for results that no table gives; undefined when no result depended on dice. */
  chancesOf?(event: GameEvent): Forecast['chances'] | undefined;
}

/** A table of results, and the row and column that were read. */
export interface TableReading {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  /** The roll of the row that was read, including all modifiers. */
  readonly row: number;
  /** Exact probabilities (0 to 1) of the results of the column, with the die faces that give each result. */
  readonly chances: readonly { readonly result: string; readonly chance: number; readonly faces: readonly number[] }[];
}

/** Odds and chances of an attack before its dice are rolled. */
export interface Forecast {
  readonly summary: string;
  readonly ledger: Ledger;
  /** Exact probability (0 to 1) of each result. */
  readonly chances: readonly { readonly result: string; readonly chance: number }[];
}
