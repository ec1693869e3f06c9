import type { Cell } from '../board/board.js';
import type { Expectation } from './expectation.js';
import type { ArrivalModel, HouseRule, PlacedItem, RulingChoice, ScoreModel, SettingModel } from './statements.js';
import type { Calendar } from './calendar.js';
import type { MapModel } from './map.js';
import type { Group, SideModel } from './forces.js';
import type { OrdersModel } from './orders.js';
import type { PositionModel } from './position.js';
import type { SealedTurn } from './sealed-turn.js';
import type { Citation, Source } from './source.js';
import type { SpecialRules } from './special-rules.js';

/** A scenario with its map, forces and orders, from all files that it was written in. */
export interface ScenarioModel extends SpecialRules {
  readonly ruleset: string;
  readonly title: string;
  readonly map: MapModel;
  readonly sides: readonly SideModel[];
  /** The names of the turns. Without a calendar, turns are numbers. */
  readonly calendar?: Calendar;
  /** The number of the last turn. */
  readonly turns?: number;
  /** The number of the first turn, if the game does not begin with turn 1: `turns 5..12`. */
  readonly firstTurn?: number;
  readonly turnsSource?: Source;
  readonly rulings: readonly RulingChoice[];
  readonly houseRules: readonly HouseRule[];
  readonly settings: readonly SettingModel[];
  readonly setups: readonly SetupModel[];
  /** The position at which play begins, if it does not begin with the set-up. */
  readonly position?: PositionModel;
  readonly arrivals: readonly ArrivalModel[];
  readonly scores: readonly ScoreModel[];
  readonly doctrines: readonly DoctrineModel[];
  readonly orders: readonly OrdersModel[];
  readonly dice: DiceModel;
  /** The sealed turns, by number. Undefined if no turn is sealed. */
  readonly sealed?: readonly SealedTurn[];
  readonly expectations: readonly ExpectationBlock[];
  readonly source: Source;
  /** The location of the title in the text, for findings about the scenario as a whole. */
  readonly titleSource: Source;
}

/** The set-up of a side: `setup Soviet { 2216: 6 rifle, Lukin of army "16" [5.1] }`. */
export interface SetupModel {
  readonly side: string;
  readonly placements: readonly Placement[];
  readonly source: Source;
  readonly sideSource: Source;
}

/** An entry of a set-up: units and their cell or cells. */
export interface Placement {
  /** One cell, or several cells over which the owner spreads the units. */
  readonly cells: readonly Cell[];
  readonly cellsSource: Source;
  readonly items: readonly PlacedItem[];
  readonly group?: Group;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** Default answers of a side: `doctrine Soviet { loss = retreat }`. */
export interface DoctrineModel {
  readonly side: string;
  readonly defaults: readonly { readonly question: string; readonly value: string; readonly source: Source }[];
  readonly source: Source;
}

/**
 * The seed and the fixed rolls: `dice "barbarossa"`, `dice "1/Soviet/army 19" = 4`. A die with named faces may be given
 * by name: `= hit`.
 */
export interface DiceModel {
  readonly seed?: string;
  readonly written: ReadonlyMap<string, { readonly values: readonly (number | string)[]; readonly source: Source }>;
}

/** Expectations for one moment: `expect after turn 3 German { … }`, `expect after end { … }`. */
export interface ExpectationBlock {
  readonly turn: number | 'end';
  readonly side?: string;
  readonly phase?: string;
  readonly expectations: readonly Expectation[];
  readonly source: Source;
}
