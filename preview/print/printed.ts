import type { CounterFace } from '../scene.js';

/** A counter to be cut out; a unit of more than two faces has several. */
export interface PrintedCounter {
  readonly front: CounterFace;
  readonly back?: CounterFace;
}

/** Who stands or comes together: `2216`, `turn 2 at A`. */
export interface PrintedPlace {
  readonly where: string;
  readonly faces: readonly CounterFace[];
}

/** What of a side is printed beside the map. */
export interface PrintedSide {
  readonly side: string;
  readonly counters: readonly PrintedCounter[];
  readonly start: readonly PrintedPlace[];
  readonly arrivals: readonly PrintedPlace[];
}

/** What a scenario needs on a table beside its map. */
export interface Printed {
  readonly title: string;
  /** Sides in the order of the game, by which they have their colours. */
  readonly sides: readonly string[];
  readonly bySide: readonly PrintedSide[];
}
