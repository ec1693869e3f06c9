import type { Cell } from '../board/board.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { UnitLocation } from './records.js';

/** A unit of a scenario with its side. */
export type UnitOfSide = Pick<UnitLocation, 'name' | 'side'>;

/** The kinds of things that the number of a fact counts. */
export type CountedByFact = 'places' | 'units' | 'points' | 'die';

/** Whole numbers from `least` to `most`, both included. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** The properties of a game that limit which conditions of a scenario can come true. */
export interface ConditionFacts {
  /** The facts of conditions that the game cannot evaluate. */
  readonly unknown?: readonly string[];
  /** The facts about places that only this game has. */
  readonly ofPlaces?: readonly string[];
  /** The occasions of awards that only this game counts, such as `lost armour step`. */
  readonly ownAwards?: readonly string[];
  /** Returns the last turn of a game of the scenario. If absent, only a scenario that states its length has one. */
  lastTurn?(scenario: ScenarioModel): number;
  /** Number of faces of the die for `rolled 1`. Default: 6. */
  readonly die?: number;
  /**
   * Returns all units that can be in play or lost at any time in a game of the scenario. If absent, no limit is known.
   */
  unitsInPlay?(scenario: ScenarioModel): readonly UnitOfSide[];
  /**
   * Returns the cells that a side holds at the start or that its units can ever come to hold, ignoring the enemy and
   * the length of the game. If absent, or if the result is undefined, no limit is known.
   */
  holdableCells?(scenario: ScenarioModel, side: string): ReadonlySet<Cell> | undefined;
  /**
   * Returns the most points that the rules of the game give a side in addition to the awards of the scenario. If
   * absent, no limit is known.
   */
  mostPointsByRule?(scenario: ScenarioModel, side: string): number;
  /**
   * Returns whether the rules of the game may decide the winner of the scenario. If the rules have decided, victory
   * statements without a condition are skipped. If this method is absent, the rules never decide the winner.
   */
  mayBeDecidedByRule?(scenario: ScenarioModel): boolean;
}
