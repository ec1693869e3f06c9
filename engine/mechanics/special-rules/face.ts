import type { Cell } from '../../board/board.js';
import type { Attribute } from '../../model/map.js';
import type { AwardModel, Clauses } from '../../model/special-rules.js';
import type { PositionModel } from '../../model/position.js';
import type { Game, StatedNames } from '../../play/game.js';
import type { Standing } from '../../play/standing.js';

/**
 * The interface through which the special rules of a scenario use a game. A game omits methods for statements that it
 * does not support. The game's vocabulary then does not contain the statement, and the checks report it.
 */
export interface SpecialFace {
  /** The last turn of the game. */
  readonly lastTurn: number;
  /**
   * Returns the cell of a piece, or a negative number if the piece is off the map. `piece` is the number by which
   * answers identify the piece.
   */
  cellOf(piece: number): Cell;
  /**
   * Returns a word of the game, such as the name of a side, in the reader's language. Without this method, `term`
   * translates the word.
   */
  shown?(word: string): string;
  /** Returns the pieces of a side in a cell, for `forbid stack 3`. */
  unitsIn?(cell: Cell, side: string): readonly number[];
  /**
   * Returns the side that holds a cell: the side with units in it or, if it is empty, the side that last had units in
   * it.
   */
  holder(cell: Cell): string | undefined;
  /**
   * Registers a listener that the game calls with the captured cells at the moment of a capture. Points are then given
   * at once. In a game without this method, captures are found only at the end of phases and occasions.
   */
  whenCaptured?(look: (cells: readonly Cell[]) => void): void;
  /** The words for the reasons why a piece is permanently lost: `eliminated`. */
  readonly lost: readonly string[];
  /** Returns whether the owner gave up a lost unit. Such a unit does not count as destroyed by the enemy. */
  isGivenUp?(unit: string): boolean;
  /**
   * Returns whether a line of a side connects a cell of the first list with a cell of the second. The line must not be
   * blocked by the enemy.
   */
  connects?(side: string, from: readonly Cell[], to: readonly Cell[]): boolean;
  /** Returns whether a piece has an attribute that a limit names: `(fired)`. */
  is?(piece: number, key: string, value: Attribute['value']): boolean;
  /** Returns whether a unit on the map is in a state now, for facts such as `supplied units 2 at West`. */
  isNow?(unit: string, state: string): boolean;
  /**
   * Further facts that the game counts, by the word for the fact: `exited` in `French exited 3`. Each returns the names
   * of the counted things for a side, or for both sides.
   */
  readonly counted?: Readonly<Record<string, (side: string | undefined) => readonly string[]>>;
  /** Facts about places that the game evaluates, by the word for the fact: `encircled` in `Axis encircled Moscow`. */
  readonly ofPlaces?: Readonly<Record<string, (side: string, cells: readonly Cell[]) => boolean>>;
  /**
   * The verbs of movement. For these verbs the amount of a limit, as in `forbid move 3`, is a number of cells; for
   * other verbs it is a number of units.
   */
  readonly marches?: readonly string[];
  /** Applies the statements of an offer that has been taken, or of a condition that has become true. */
  adopt?(clauses: Pick<Clauses, 'settings' | 'rulings' | 'houseRules' | 'arrivals' | 'attachments'>): void;
  /**
   * Replaces a unit on the map by a unit that has not arrived. The new unit takes over the state of the old one.
   *
   * @returns false, without any change, if the old unit is not on the map or the new unit has already arrived
   */
  replace?(unit: string, by: string): boolean;
  /**
   * Returns whether the game's own rules have decided the winner. Then only a victory statement with a condition can
   * change the result.
   */
  isDecided?(): boolean;
  /** Removes units from play. */
  leave?(names: readonly string[]): void;
  /** Number of faces of the die for `rolled 1`. Default: 6. */
  readonly die?: number;
  /**
   * The events of awards that only the game can count, such as `lost surrounded`. The keys are the words for the
   * events.
   */
  readonly counts?: Readonly<Record<string, Counting>>;
}

/** Defines how a game counts an event for an award: how many times, and at which point of the turn. */
export interface Counting {
  /**
   * The phase at whose end points are given permanently, or `turn` for the end of the turn. If absent, the points
   * follow the current position.
   */
  readonly after?: string;
  /** Returns how many times the points are given. */
  times(award: AwardModel): number;
}

/** A game whose scenario may have special rules. */
export interface SpecialGame extends Game {
  readonly special: SpecialFace;
  standing(): Standing;
  statedNames(): StatedNames;
  statePosition(...position: Parameters<NonNullable<Game['statePosition']>>): PositionModel | undefined;
  takePosition(...position: Parameters<NonNullable<Game['takePosition']>>): void;
  pieceName(index: number): string;
  /**
   * Returns the location of each unit. With `reasons`, returns only units that are off the map for one of these
   * reasons.
   */
  unitLocations(reasons?: readonly string[]): ReturnType<Game['unitLocations']>;
}
