import type { Counter, Place } from './scene.js';

/**
 * A row of the *Forces* page: a side, pool, formation or unit, with the number of its counters that the scenario has
 * placed.
 */
export interface ForcesRow {
  readonly what: 'side' | 'pool' | 'formation' | 'unit';
  readonly name: string;
  readonly side: string;
  /**
   * Position of the row's counters at the moment shown: `2512`, `eliminated`. Before the first turn, their position in
   * the set-up or their arrival: `turn 2 at A`.
   */
  readonly where?: string;
  readonly needed: number;
  readonly placed: number;
  readonly left: number;
  readonly twice: number;
  readonly place: Place;
  readonly members: readonly ForcesRow[];
  /** The counter of a unit that is not placed yet, in the state in which the unit would start the game. */
  readonly counter?: Counter;
}
