import type { Cell } from '../board/board.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { UnitLocation } from './records.js';

/** A unit of a scenario with its side. */
export type UnitOfSide = Pick<UnitLocation, 'name' | 'side'>;

/**
 * The kinds of things that a fact in a condition can count: `holds 4 of …` counts places, `lost units 4` units, `points
 * 45` points; `rolled 1` reads a die.
 */
export type CountedByFact = 'places' | 'units' | 'points' | 'die';

/** Whole numbers from `least` to `most`, both included. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The properties of a game from which the checks find conditions of a scenario that can never, or always, come true.
 */
export interface ConditionFacts {
  /** The facts of conditions that this game cannot evaluate, each by its first word, such as `connected`. */
  readonly unknown?: readonly string[];
  /** The words for the facts about places that this game adds to those of all games, such as `encircled`. */
  readonly ofPlaces?: readonly string[];
  /** The events for which only this game can count awards of points, such as `lost armour step`. */
  readonly ownAwards?: readonly string[];
  /**
   * Returns the number of the last turn in games of the scenario. If absent, the last turn is known only if the
   * scenario states its length.
   */
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
