import type { Attributes } from './map.js';
import type { Cell } from '../board/board.js';
import type { Named } from './orders.js';
import type { PlacedItem, ScoreModel, SettingModel, ArrivalModel, HouseRule, RulingChoice } from './statements.js';
import type { Citation, Source } from './source.js';

/** A scenario's special rules: statements that all games read in the same way. */
export interface SpecialRules {
  readonly limits: readonly LimitModel[];
  readonly departures: readonly DepartureModel[];
  readonly attachments: readonly AttachmentModel[];
  readonly awards: readonly AwardModel[];
  readonly victories: readonly VictoryModel[];
  readonly offers: readonly OfferModel[];
  readonly whens: readonly WhenModel[];
  /**
   * The tables of the scenario, followed by the tables of the imported files. If tables have the same name, a cell is
   * taken from the first table that has it.
   */
  readonly tables: readonly TableModel[];
}

/** The special rules of a scenario that has none. */
export const NO_SPECIAL_RULES: SpecialRules = {
  limits: [],
  departures: [],
  attachments: [],
  awards: [],
  victories: [],
  offers: [],
  whens: [],
  tables: [],
};

/**
 * The words with which limits, awards and conditions name what they count. Every game supports them. In a statement, a
 * kind of unit may follow the word: `lost headquarters`.
 */
export const COUNTED = {
  limit: ['units', 'occupied'],
  award: ['held', 'captured', 'lost', 'destroyed', 'option', 'start'],
  condition: ['holds', 'held', 'lost', 'destroyed', 'connected', 'points', 'rolled'],
} as const;

/** A range of turns, both ends included: `turn 13AM..17PM`. Turns are numbers from 1, as in the game's calendar. */
export interface TurnRange {
  readonly first: number;
  readonly last: number;
  readonly source: Source;
}

/** A place in a statement: its cells, and its name or label as written. */
export interface NamedPlace {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** `at` for a position, `to` for a destination, `from` for an origin. */
  readonly preposition: 'at' | 'to' | 'from';
  readonly source: Source;
}

/**
 * A prohibition or requirement: `forbid move, attack "70.Rifle" turn 13AM..13PM [S3.27]`, `require units 12`,
 * `forbid move 3 "245.Rifle" (south, east)`.
 */
export interface LimitModel {
  readonly mode: 'forbid' | 'require';
  /**
   * The things that the limit counts: verbs of the vocabulary, kinds of units, or other words, such as `units` and
   * `cover`.
   */
  readonly actions: readonly { readonly word: string; readonly source: Source }[];
  /**
   * The number in the statement. `forbid fortify 4` forbids the fourth and further fortifications, `forbid move 3`
   * forbids moves of 3 cells or more, and `require units 12` requires at least 12 units.
   */
  readonly amount?: number;
  /** The upper bound of a requirement of a set-up: 14 in `require units 12..14`. */
  readonly most?: number;
  /** The units and formations that the limit applies to; empty for all. */
  readonly pieces: readonly Named[];
  readonly places: readonly NamedPlace[];
  readonly during?: TurnRange;
  /** The side that the limit applies to. A limit in a set-up applies to the side of that set-up. */
  readonly side?: string;
  /** Set if the limit is part of a set-up. It is then evaluated when the set-up is complete. */
  readonly ofSetup?: true;
  /** Units and formations that the limit does not apply to. */
  readonly except: readonly Named[];
  /** The directions (`south`) and states to which the limit is restricted, in words of the vocabulary. */
  readonly attributes: Attributes;
  /** Attributes that a unit, or a formation that contains it, must have for the limit to apply: `(dot blue)`. */
  readonly whose?: Attributes;
  /**
   * For a requirement of a set-up: the attribute to add up over the counters, and the required total. `(strength 65)`
   * requires a total strength of 65.
   */
  readonly totals?: Attributes;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** Units that leave the game: `leave turn December 1941: "7.Flieger"`. */
export interface DepartureModel {
  readonly during?: TurnRange;
  readonly side?: string;
  readonly items: readonly ItemModel[];
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** The attribute of a leaving unit that names its replacement: `LSSAH (becomes "1.SS-Pz")`. */
export const BECOMES = 'becomes';

/**
 * A unit, counters from a pool, or a statement such as `every infantry (dot blue)`. In set-ups and arrivals, an `every`
 * statement has already been replaced by the units that match it.
 */
export type ItemModel = PlacedItem | EveryModel;

/** All units of a kind, or all units, with the given attributes: `every rifle regiment (dot blue)`, `every unit`. */
export interface EveryModel {
  readonly every: string;
  readonly names: readonly string[];
  readonly attributes: Attributes;
  readonly source: Source;
}

/** Units that belong to another formation during some turns: `attach "SS-Tot" to "Lieb" turn 15AM..18PM`. */
export interface AttachmentModel {
  readonly pieces: readonly Named[];
  readonly to: Named;
  readonly during?: TurnRange;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/**
 * The statements in the braces of an `offer` or a `when`. Each of these statements is also allowed directly in the
 * scenario.
 */
export interface Clauses {
  readonly settings: readonly SettingModel[];
  readonly rulings: readonly RulingChoice[];
  readonly houseRules: readonly HouseRule[];
  readonly limits: readonly LimitModel[];
  readonly arrivals: readonly ArrivalModel[];
  readonly departures: readonly DepartureModel[];
  readonly attachments: readonly AttachmentModel[];
  readonly scores: readonly ScoreModel[];
  readonly awards: readonly AwardModel[];
  readonly victories: readonly VictoryModel[];
}

/**
 * Points that a side receives for a place or an event, possibly only in some turns: `score for German turn 17PM Medved
 * 2`, `score for German lost headquarters -2`.
 */
export interface AwardModel {
  readonly side?: string;
  readonly during?: TurnRange;
  /**
   * The event that earns the points, in words of the vocabulary: `lost headquarters`, `option`, `held`. Default: the
   * side holds the place.
   */
  readonly occasion?: string;
  readonly place?: NamedPlace;
  readonly points: number;
  readonly attributes: Attributes;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** An option that a side may take, and its effects: `offer "Air group" for German turn 16AM { … }`. */
export interface OfferModel {
  readonly name: string;
  readonly side: string;
  readonly during?: TurnRange;
  readonly condition?: Condition;
  readonly clauses: Clauses;
  readonly citations: readonly Citation[];
  readonly source: Source;
  readonly nameSource: Source;
}

/**
 * Statements that apply once a condition is true, evaluated at the end of every phase:
 * `when Soviet holds Vyborg { … }`.
 */
export interface WhenModel {
  readonly condition: Condition;
  readonly clauses: Clauses;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/**
 * A victory condition: `victory German decisive turn 22AM when German points 45`. A condition without a side makes the
 * game a draw. The first condition that is true decides the game.
 */
export interface VictoryModel {
  readonly side?: string;
  /** The degree of the victory: `decisive`, `marginal` … */
  readonly degree?: string;
  readonly during?: TurnRange;
  readonly condition?: Condition;
  /** Set if the game ends as soon as the condition is true, and not only at the end of a turn. */
  readonly isAtOnce?: true;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** A statement that takes effect in some games and not in others. */
export type SpecialStatement = VictoryModel | WhenModel | OfferModel | AwardModel;

/** A condition: facts combined with `and`, `or` and `not`. */
export type Condition =
  | { readonly test: 'all' | 'any'; readonly of: readonly Condition[]; readonly source: Source }
  | { readonly test: 'not'; readonly of: Condition; readonly source: Source }
  | ConditionTest;

/**
 * A fact in a condition: `Axis holds 4 of Moscow, Baku, Leningrad`, `German points 14..21`, `connected Leningrad from
 * Siberia`, `rolled 1`.
 */
export interface ConditionTest {
  readonly test: 'fact';
  readonly side?: string;
  /** A formation or nation instead of a side: `Finland lost land units 4`. */
  readonly force?: Named;
  /**
   * The words that name the tested fact, without side and numbers: `holds`, `lost land units`, `points`, `connected`,
   * `rolled`.
   */
  readonly fact: string;
  readonly least?: number;
  readonly most?: number;
  /** The location of the number or of the range of numbers. */
  readonly numberSource?: Source;
  readonly things: readonly NamedThing[];
  readonly from?: NamedThing;
  readonly source: Source;
}

/** A place (with its cells), or a unit or formation (without cells), in a condition. */
export interface NamedThing {
  readonly name: string;
  readonly cells?: readonly Cell[];
  readonly source: Source;
}

/**
 * A table of a game with cells that the author of a file writes, because Sandtable does not contain them: `table
 * weather { 13AM: dry = 1-6, overcast = 7-8 } source "author"`.
 */
export interface TableModel {
  readonly name: string;
  readonly rows: readonly TableRow[];
  readonly origin?: string;
  readonly citations: readonly Citation[];
  readonly source: Source;
  readonly nameSource: Source;
}

export interface TableRow {
  readonly key: string;
  readonly cells: readonly { readonly column: string; readonly value: string; readonly source: Source }[];
  readonly source: Source;
}
