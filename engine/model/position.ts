import type { Cell } from '../board/board.js';
import type { Source } from './source.js';

/**
 * The position of a game after a moment: `position after turn 4 German { … }`. A scenario with a position begins there:
 * its set-up says only which counters take part.
 */
export interface PositionModel {
  /** The turn of the moment; 0 for the set-up. */
  readonly turn: number;
  readonly side?: string;
  /** The phase that has ended. Absent after a whole turn and after the set-up. */
  readonly phase?: string;
  readonly stacks: readonly PositionStack[];
  readonly values: readonly PositionValue[];
  readonly source: Source;
}

/** Units in a cell, the topmost first, or off the map: `0502: 25/7 (step 2), "7.Pz"`, `eliminated: 16/1`. */
export interface PositionStack {
  /**
   * The place of units that are not stacked in a cell: a place off the map, such as `eliminated`, or {@link UNSTACKED}
   * together with `cell`. Absent for units that are stacked in `cell`.
   */
  readonly word?: string;
  readonly cell?: Cell;
  readonly units: readonly PositionUnit[];
  readonly source: Source;
}

/** The word for units that are in a cell without being part of its stack: `over 0502: Typhoon`. */
export const UNSTACKED = 'over';

export interface PositionUnit {
  readonly name: string;
  readonly values: readonly UnitValue[];
  readonly source: Source;
}

/** A value of a unit: `step 2`. */
export interface UnitValue {
  readonly name: string;
  readonly value: Literal;
  readonly source: Source;
}

/** A value of the game, or of cells or other members of a group: `control of 0502..0507 = German`. */
export interface PositionValue {
  readonly name: string;
  /** The members to which the value applies: cells, or names such as those of divisions. Empty for the whole game. */
  readonly of: readonly (Cell | string)[];
  readonly value: Literal;
  readonly source: Source;
}

/**
 * The name of a value that a `position` statement contains for the dice: for each address, the number of moments that
 * have already occurred there. Only addresses at which another moment may occur are included. The dice of that moment
 * depend on the number.
 */
export const ASKED = 'asked';

/** A value as an author writes it: a word, a text, a number, `true`, `(1, 2)`, `{ yellow = 5 }`; null is `none`. */
export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };
