import type { Counter, Place } from './scene.js';

/** A line of the page *Forces*: a side, a pool, a formation or a unit, and how many of it the scenario has found a place. */
export interface ForcesRow {
  readonly what: 'side' | 'pool' | 'formation' | 'unit';
  readonly name: string;
  readonly side: string;
  /** `2512`, `6 cells`, `turn 2 at A` */
  readonly where?: string;
  readonly needed: number;
  readonly placed: number;
  readonly left: number;
  readonly twice: number;
  readonly place: Place;
  readonly members: readonly ForcesRow[];
  /** Of a unit that is left over, as it would begin. */
  readonly counter?: Counter;
}
