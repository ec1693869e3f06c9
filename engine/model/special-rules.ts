import type { Attributes } from './map.js';
import type { Cell } from '../board/board.js';
import type { Named } from './orders.js';
import type { PlacedItem, ScoreModel, SettingModel, ArrivalModel, HouseRule, RulingChoice } from './statements.js';
import type { Citation, Source } from './source.js';

/** A scenario's special rules: statements that any game reads the same way. */
export interface SpecialRules {
  readonly limits: readonly LimitModel[];
  readonly departures: readonly DepartureModel[];
  readonly attachments: readonly AttachmentModel[];
  readonly awards: readonly AwardModel[];
  readonly victories: readonly VictoryModel[];
  readonly offers: readonly OfferModel[];
  readonly whens: readonly WhenModel[];
  /** Those of the scenario before those of the files around it: the first of a name that has the cell counts. */
  readonly tables: readonly TableModel[];
}

/** A scenario that says nothing special. */
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

/** What every game may count in limits, in awards and in conditions; kinds of units may stand behind: `lost headquarters`. */
export const COUNTED = {
  limit: ['units', 'occupied'],
  award: ['held', 'captured', 'lost', 'destroyed', 'option', 'start'],
  condition: ['holds', 'held', 'lost', 'destroyed', 'connected', 'points', 'rolled'],
} as const;

/** `turn 13AM..17PM`: turns by their number from 1 as the game's calendar counts them, both included. */
export interface TurnRange {
  readonly first: number;
  readonly last: number;
  readonly source: Source;
}

/** A place a statement names: its cells, and the name or label it was written with. */
export interface NamedPlace {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** How it is meant: where something stands (`at`), goes (`to`) or comes from (`from`). */
  readonly preposition: 'at' | 'to' | 'from';
  readonly source: Source;
}

/** `forbid move, attack "70.Rifle" turn 13AM..13PM [S3.27]`, `require units 12`, `forbid move 3 "245.Rifle" (south, east)` */
export interface LimitModel {
  readonly mode: 'forbid' | 'require';
  /** Verbs of the vocabulary, kinds of units, or what else it counts: `units`, `cover`. */
  readonly actions: readonly { readonly word: string; readonly source: Source }[];
  /** `forbid fortify 4`: so many or more, three may be; `forbid move 3`: so many cells or more; `require units 12`: not fewer. */
  readonly amount?: number;
  /** Of a requirement of a set-up: not more than so many, `require units 12..14`. */
  readonly most?: number;
  /** Units and formations it is about; none: all. */
  readonly pieces: readonly Named[];
  readonly places: readonly NamedPlace[];
  readonly during?: TurnRange;
  /** Whom it binds; of a limit in a set-up its side. */
  readonly side?: string;
  /** Whether it stands in a set-up, and is judged when that is complete. */
  readonly ofSetup?: true;
  /** Units and formations it is not about. */
  readonly except: readonly Named[];
  /** Directions (`south`), states: words of the vocabulary. */
  readonly attributes: Attributes;
  /** It is about those alone that are so by their declaration, or by that of their formation: `(dot blue)`. */
  readonly whose?: Attributes;
  /** Of a requirement of a set-up: what the units come to by a number of their counters, `(strength 65)`. */
  readonly totals?: Attributes;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** `leave turn December 1941: "7.Flieger"` */
export interface DepartureModel {
  readonly during?: TurnRange;
  readonly side?: string;
  readonly items: readonly ItemModel[];
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** The attribute of a unit that leaves which names who takes its place: `LSSAH (becomes "1.SS-Pz")`. */
export const BECOMES = 'becomes';

/** A unit with attributes, counters drawn, or `every infantry (dot blue)`; in set-ups and arrivals that is read out into units. */
export type ItemModel = PlacedItem | EveryModel;

/** `every rifle regiment (dot blue)`: all units of a kind, or all (`every unit`), that have the attributes; read out into `names`. */
export interface EveryModel {
  readonly every: string;
  readonly names: readonly string[];
  readonly attributes: Attributes;
  readonly source: Source;
}

/** `attach "SS-Tot" to "Lieb" turn 15AM..18PM` */
export interface AttachmentModel {
  readonly pieces: readonly Named[];
  readonly to: Named;
  readonly during?: TurnRange;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** What an offer or a `when` brings: any clause that may also stand by itself in the scenario. */
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

/** Points with a side, a time or an occasion: `score for German turn 17PM Medved 2`, `score for German lost headquarters -2`. */
export interface AwardModel {
  readonly side?: string;
  readonly during?: TurnRange;
  /** What brings them, in words of the vocabulary: `lost headquarters`, `option`, `held`; without it the place is held. */
  readonly occasion?: string;
  readonly place?: NamedPlace;
  readonly points: number;
  readonly attributes: Attributes;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** `offer "Air group" for German turn 16AM { … }`: what a side may take, and what that changes. */
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

/** `when Soviet holds Vyborg { … }`: what holds once something is so, judged at the end of every phase. */
export interface WhenModel {
  readonly condition: Condition;
  readonly clauses: Clauses;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** `victory German decisive turn 22AM when German points 45`; without a side nobody wins. The first that holds counts. */
export interface VictoryModel {
  readonly side?: string;
  /** `decisive`, `marginal` … */
  readonly degree?: string;
  readonly during?: TurnRange;
  readonly condition?: Condition;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

export type Condition =
  | { readonly test: 'all' | 'any'; readonly of: readonly Condition[]; readonly source: Source }
  | { readonly test: 'not'; readonly of: Condition; readonly source: Source }
  | ConditionTest;

/** `Axis holds 4 of Moscow, Baku, Leningrad`, `German points 14..21`, `not connected Leningrad from Siberia`, `rolled 1` */
export interface ConditionTest {
  readonly test: 'fact';
  readonly side?: string;
  /** Instead of a side a formation or nation: `Finland lost land units 4`. */
  readonly force?: Named;
  /** The words between side and numbers: `holds`, `lost land units`, `points`, `connected`, `rolled`. */
  readonly fact: string;
  readonly least?: number;
  readonly most?: number;
  readonly things: readonly NamedThing[];
  readonly from?: NamedThing;
  readonly source: Source;
}

/** A place (with its cells) or a unit or formation (without) that a condition names. */
export interface NamedThing {
  readonly name: string;
  readonly cells?: readonly Cell[];
  readonly source: Source;
}

/** `table weather { 13AM: dry = 1-6, overcast = 7-8 } source "author"`: cells that a card prints and the text does not give. */
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
