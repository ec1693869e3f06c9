import type { Cell } from '../board/board.js';
import type { Calendar } from './calendar.js';
import type { Attributes, MapModel } from './map.js';
import type { Face, Group, SideModel } from './forces.js';
import type { Named, OrdersModel } from './orders.js';
import type { Citation, Source } from './source.js';
import type { SpecialRules } from './special-rules.js';

/** Everything one scenario plays with, whichever files it was written in. */
export interface ScenarioModel extends SpecialRules {
  readonly ruleset: string;
  readonly title: string;
  readonly map: MapModel;
  readonly sides: readonly SideModel[];
  /** What the game calls its turns; without it they are numbers. */
  readonly calendar?: Calendar;
  /** The number of the last turn. */
  readonly turns?: number;
  /** The number of the first, when play begins in the middle: `turns 5..12`. */
  readonly firstTurn?: number;
  readonly turnsSource?: Source;
  readonly rulings: readonly RulingChoice[];
  readonly houseRules: readonly HouseRule[];
  readonly settings: readonly SettingModel[];
  readonly setups: readonly SetupModel[];
  readonly arrivals: readonly ArrivalModel[];
  readonly scores: readonly ScoreModel[];
  readonly doctrines: readonly DoctrineModel[];
  readonly orders: readonly OrdersModel[];
  readonly dice: DiceModel;
  readonly expectations: readonly ExpectationBlock[];
  readonly source: Source;
  /** Where the title stands: the place for findings about the scenario as a whole. */
  readonly titleSource: Source;
}

/** `ruling overrun.fromZoc = false` */
export interface RulingChoice {
  readonly option: string;
  readonly value: string | number | boolean;
  readonly source: Source;
  readonly valueSource: Source;
}

/** `house rule stacking.limit = 4 "our club plays four"`: a number of the ruleset overridden. */
export interface HouseRule {
  readonly number: string;
  readonly value: number;
  readonly reason: string;
  readonly source: Source;
}

/** `set weather turn 3 = overcast`: a fact the book leaves to the scenario. */
export interface SettingModel {
  readonly name: string;
  /** The turn it holds for; a statement about several is read out into one for each. */
  readonly turn?: number;
  readonly side?: string;
  /** `set markers of "70.Rifle" = 2`: the units, formations or places it is about. */
  readonly of?: readonly Named[];
  readonly values: readonly (string | number)[];
  /** Where each of the values stands, when an author wrote them. */
  readonly valueSources?: readonly Source[];
  readonly source: Source;
}

/** `setup Soviet { 2216: 6 rifle, Lukin of army "16" [5.1] }` */
export interface SetupModel {
  readonly side: string;
  readonly placements: readonly Placement[];
  readonly source: Source;
  readonly sideSource: Source;
}

export interface Placement {
  /** One cell, or several the units may be spread over. */
  readonly cells: readonly Cell[];
  readonly cellsSource: Source;
  readonly items: readonly PlacedItem[];
  readonly group?: Group;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** Either a named unit or formation (`name`), or a number of counters drawn from a pool (`count`, `kind`, `drawn` names). */
export interface PlacedItem {
  readonly name?: string;
  readonly count?: number;
  readonly kind?: string;
  /** The names the drawn counters go by: `16/1`, `16/2` … */
  readonly drawn: readonly string[];
  /** A draw fixed by the author, one face for each drawn counter or for a named unit. */
  readonly face?: Face;
  /** `step 2`, `revealed`, `disrupted` … */
  readonly attributes: Attributes;
  readonly source: Source;
}

/** `arrive turn 1 at X: 6 rifle, Rokossovsky [16.1]` */
export interface ArrivalModel {
  /** 0 in what an offer or a condition brings: then they come with it. */
  readonly turn: number;
  /** The last turn they may come, when the statement gives several. */
  readonly lastTurn?: number;
  /** The names of the places, or labels of cells. */
  readonly entry: string;
  readonly cells: readonly Cell[];
  readonly entrySource: Source;
  /** The side, when it does not follow from the named units. */
  readonly side?: string;
  readonly items: readonly PlacedItem[];
  readonly group?: Group;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** `score Vitebsk 10` */
export interface ScoreModel {
  readonly place: string;
  readonly points: number;
  readonly attributes: Attributes;
  readonly source: Source;
}

/** `doctrine Soviet { loss = retreat }`: the side's default answers. */
export interface DoctrineModel {
  readonly side: string;
  readonly defaults: readonly { readonly question: string; readonly value: string; readonly source: Source }[];
  readonly source: Source;
}

/** `dice "barbarossa"` and `dice "1/Soviet/army 19" = 4`; a face that has a name also by that: `= hit`. */
export interface DiceModel {
  readonly seed?: string;
  readonly written: ReadonlyMap<string, { readonly values: readonly (number | string)[]; readonly source: Source }>;
}

/** `expect after turn 3 German { … }`, `expect after end { … }` */
export interface ExpectationBlock {
  readonly turn: number | 'end';
  readonly side?: string;
  readonly phase?: string;
  readonly expectations: readonly Expectation[];
  readonly source: Source;
}

/** What must be true; with `isNot` what must not be. */
export type Expectation = { readonly isNot?: true } & (
  | {
      readonly about: 'unit';
      readonly name: string;
      readonly cell?: Cell;
      readonly attributes: Attributes;
      readonly source: Source;
    }
  | {
      readonly about: 'event';
      readonly verb: string;
      readonly cell?: Cell;
      /** The unit or formation it is about. */
      readonly name?: string;
      readonly attributes: Attributes;
      readonly source: Source;
    }
  | { readonly about: 'score'; readonly side: string; readonly points: number; readonly source: Source }
);
