import type { PrintedTable } from '../../mechanics/combat-table.js';
import type { Effect } from '../effect.js';

export interface Odds {
  /** The point at which fractions of strengths are dropped: for each unit, in the total, or never. */
  readonly fractions: 'each' | 'total' | 'keep';
  /** The rule by which two multipliers combine: ×2 and ×2 are ×4, ×3 or ×2. */
  readonly multiples: 'multiply' | 'add' | 'best';
  readonly rule: string;
}

export interface Combat {
  /**
   * `targets`: every enemy in the zones of the attacking side must be attacked. `all`: in addition, every unit in an
   * enemy zone must attack.
   */
  readonly attack: 'optional' | 'targets' | 'all';
  /** `all`: all battles are declared before the first is fought. */
  readonly declare: 'one' | 'all';
  /** `unit`: no unit attacks twice in a phase. `both`: in addition, no hex is attacked twice. */
  readonly once: 'unit' | 'both';
  readonly hexes: 'one' | 'several';
  /** Whether the units of a hex may attack different hexes, and some may attack while others do not. */
  readonly allowsPartOfStack: boolean;
  /** Set if each hex of an attack on several hexes suffers the result on its own. Default: all defenders together. */
  readonly hasResultPerHex?: true;
  /** Whether the attacker may choose a worse column before the roll. */
  readonly allowsReduction: boolean;
  readonly table: ResultsTable;
  /** The tables for attacks on hexes with some terrain or place, by its word. Default: none. */
  readonly groundTables?: readonly { readonly ground: string; readonly table: ResultsTable }[];
  readonly rule: string;
}

export interface ResultsTable {
  readonly printed: PrintedTable<string, string>;
  /**
   * `odds`: columns such as `3-1`. `difference`: columns such as `+3`. `strength`: columns such as `4`, the least
   * strength for which the column is used; the defence does not count.
   */
  readonly columnsAre: 'odds' | 'difference' | 'strength';
  readonly dice: number;
  /**
   * The consequence of an attack below the first column. `refused`: it may not be made. `none`: it has no effect.
   * `first`: it uses the first column. Otherwise it has a fixed result.
   */
  readonly below: 'refused' | 'none' | 'first' | { readonly result: string };
  /**
   * Whether an attack counts as below the first column by its odds before (`raw`) or after (`shifted`) the column
   * shifts.
   */
  readonly belowJudged: 'raw' | 'shifted';
  readonly rule: string;
}

export interface Result {
  /** The code in the table: `DRL`. */
  readonly code: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly rule: string;
}

export interface Retreat {
  readonly hexes: number;
  readonly by: 'owner' | 'enemy';
  readonly shape: 'farther' | 'exact' | 'path';
  readonly friends: 'through' | 'last' | 'barred';
  readonly full: 'lost' | 'displace' | 'on';
  readonly cannot: 'lost' | 'lose' | 'stay';
  readonly guest: 'silent' | 'normal';
  /** Whether units may retreat off the map. */
  readonly mayExit: boolean;
  /** The kinds of hexes that a retreat prefers, the most important first. */
  readonly prefer: readonly ('vacant' | 'toward-supply' | 'farthest')[];
  readonly rule: string;
}

export interface Advance {
  readonly hexes: number;
  readonly units: 'one' | 'all';
  readonly who: 'attacker' | 'both';
  /** Terrain or places into which units may advance; empty: all. */
  readonly onto: readonly string[];
  readonly isMandatory: boolean;
  /** Whether units advance along the path of the enemy’s retreat. */
  readonly followsRetreat: boolean;
  readonly rule: string;
}

export interface Bombardment {
  readonly kinds: readonly string[];
  /** The largest distance in hexes. The hex of the target counts. */
  readonly range: number;
  readonly rule: string;
}

/**
 * Kinds of units that fire at enemies in phases of fire. Fire is no attack: firing units suffer nothing, and no unit
 * advances.
 */
export interface Fire {
  readonly kinds: readonly string[];
  /** The largest distance in hexes. The hex of the target counts. */
  readonly range: number;
  /** `unit`: a unit fires once in a phase. `both`: in addition, each hex is fired at only once. */
  readonly once: 'unit' | 'both';
  /** Whether the column shifts of the ground of the target apply. */
  readonly groundShifts: boolean;
  readonly table: ResultsTable;
  /** The name of the table. Empty for the table of all kinds of units without a table of their own. */
  readonly tableName: string;
  readonly rule: string;
}

export interface Overrun {
  /**
   * Movement points for an overrun. Undefined if the game has only automatic victories, in which units enter no hex:
   * units next to a target eliminate it at the odds of {@link Overrun.automaticAt} and end their movement.
   */
  readonly cost: number | undefined;
  /** Whether the stack also pays the points for entering the hex. */
  readonly addsTerrain: boolean;
  readonly attack: 'full' | 'half';
  readonly from: 'same-hex' | 'any';
  readonly fail: 'stop' | 'go-on';
  /** An overrun at these odds or better, before column shifts, eliminates the target without a roll. */
  readonly automaticAt: string | undefined;
  readonly rule: string;
}
