import type { Cell } from '../board/board.js';
import type { Face, Group } from './forces.js';
import type { Attributes } from './map.js';
import type { Named } from './orders.js';
import type { Citation, Source } from './source.js';

/** The choice of a ruling: `ruling overrun.fromZoc = false`. */
export interface RulingChoice {
  readonly option: string;
  readonly value: string | number | boolean;
  readonly source: Source;
  readonly valueSource: Source;
}

/** A change of a value of the rulebook: `house rule stacking.limit = 4 "our club plays four"`. */
export interface HouseRule {
  readonly number: string;
  readonly value: number;
  readonly reason: string;
  readonly source: Source;
}

/** A fact that the rulebook leaves to the scenario: `set weather turn 3 = overcast`. */
export interface SettingModel {
  readonly name: string;
  /** The turn to which the setting applies. A statement about several turns becomes one setting for each. */
  readonly turn?: number;
  readonly side?: string;
  /** The units, formations or places that the setting is about: `set markers of "70.Rifle" = 2`. */
  readonly of?: readonly Named[];
  readonly values: readonly (string | number)[];
  /** The location of each value in the text, if an author wrote the values. */
  readonly valueSources?: readonly Source[];
  readonly source: Source;
}

/** A named unit or formation (`name`), or a number of counters drawn from a pool (`count`, `kind`, `drawn`). */
export interface PlacedItem {
  readonly name?: string;
  readonly count?: number;
  readonly kind?: string;
  /** The names of the drawn counters: `16/1`, `16/2` … */
  readonly drawn: readonly string[];
  /** The face that the author wrote for a named unit or for all drawn counters of the item. */
  readonly face?: Face;
  /** `step 2`, `revealed`, `disrupted` … */
  readonly attributes: Attributes;
  readonly source: Source;
}

/** Reinforcements: `arrive turn 1 at X: 6 rifle, Rokossovsky [16.1]`. */
export interface ArrivalModel {
  /** The turn. It is 0 if the units come from an offer or a `when` that names no turn. */
  readonly turn: number;
  /** The last turn in which the units may arrive, if the statement names several turns. */
  readonly lastTurn?: number;
  /** The entry places as written: names of places, or labels of cells. */
  readonly entry: string;
  readonly cells: readonly Cell[];
  readonly entrySource: Source;
  /** The side of the units, if it does not follow from their names. */
  readonly side?: string;
  readonly items: readonly PlacedItem[];
  readonly group?: Group;
  readonly citations: readonly Citation[];
  readonly source: Source;
}

/** Points for holding a place: `score Vitebsk 10`. */
export interface ScoreModel {
  readonly place: string;
  readonly points: number;
  readonly attributes: Attributes;
  readonly source: Source;
}
