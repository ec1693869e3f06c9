import type { Cell } from '../board/board.js';
import type { Face, Group } from './forces.js';
import type { Attributes } from './map.js';
import type { Named } from './orders.js';
import type { Citation, Source } from './source.js';

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
