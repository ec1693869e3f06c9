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

/** The printed parts of one side. */
export interface PrintedSide {
  readonly side: string;
  readonly counters: readonly PrintedCounter[];
  readonly start: readonly PrintedPlace[];
  readonly arrivals: readonly PrintedPlace[];
}

/** The printed parts that a scenario needs in addition to its map. */
export interface Printed {
  readonly title: string;
  /** Sides in the ruleset's order, which determines their colours. */
  readonly sides: readonly string[];
  readonly bySide: readonly PrintedSide[];
}
