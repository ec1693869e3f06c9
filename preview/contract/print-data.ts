import type { CounterFace } from './scene.js';

/** A counter to be cut out. A unit with more than two faces has several counters. */
export interface PrintedCounter {
  readonly front: CounterFace;
  readonly back?: CounterFace;
}

/** The units that start in a cell or arrive together: `2216`, `turn 2 at A`. */
export interface PrintedPlace {
  readonly where: string;
  readonly faces: readonly CounterFace[];
}

/** A unit of the chart of forces, or equal counters of a pool. */
export interface PrintedUnit {
  readonly face: CounterFace;
  /** Number of counters; 1 for a unit. */
  readonly count: number;
  /** Place or arrival of the unit. */
  readonly where?: string;
  /** The numbers of all its faces, if it has several: `4-10 | 2-10`. */
  readonly faces?: string;
}

/** The sums of a formation with everything in it. */
export interface PrintedTotals {
  readonly units: number;
  readonly steps: number;
  /** Sums of the numbers at full strength, by their names in the game: `attack`, `defense`. */
  readonly strengths: readonly { readonly name: string; readonly value: number }[];
}

/** A branch of the chart of forces: a side, a formation or a pool. */
export interface PrintedForce {
  readonly name: string;
  readonly kind: string;
  /** Place or arrival that all units of the formation share. */
  readonly where?: string;
  /** The units that are directly in the formation. */
  readonly units: readonly PrintedUnit[];
  readonly formations: readonly PrintedForce[];
  readonly totals: PrintedTotals;
}

/** The printed parts of one side. */
export interface PrintedSide {
  /** The name of the side in the reader's language. */
  readonly side: string;
  readonly counters: readonly PrintedCounter[];
  readonly start: readonly PrintedPlace[];
  readonly arrivals: readonly PrintedPlace[];
  /** The order of battle of the side. */
  readonly forces?: PrintedForce;
}

/**
 * The words on printed sheets, in the reader's language. `{0}` and `{1}` are placeholders for numbers or, in headings,
 * for the name of a side.
 */
export interface PrintedWords {
  readonly map: string;
  readonly orderOfBattle: string;
  readonly counters: string;
  readonly fronts: string;
  readonly backs: string;
  readonly card: string;
  readonly start: string;
  readonly arrivals: string;
  readonly continued: string;
  readonly unit: string;
  readonly units: string;
  readonly steps: string;
}

/** The printed parts that a scenario needs in addition to its map. */
export interface Printed {
  readonly title: string;
  readonly words: PrintedWords;
  /** Sides in the ruleset's order, which determines their colours. */
  readonly sides: readonly string[];
  readonly bySide: readonly PrintedSide[];
}
