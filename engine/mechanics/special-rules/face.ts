import type { Cell } from '../../board/board.js';
import type { Attribute } from '../../model/map.js';
import type { AwardModel, Clauses } from '../../model/special-rules.js';
import type { Game } from '../../play/game.js';

/**
 * The interface of a game for the special rules of its scenario. A game omits what it does not support. Its vocabulary
 * then does not contain the statement, and the checks report it.
 */
export interface SpecialFace {
  /** The last turn of the game. */
  readonly lastTurn: number;
  /** Returns the cell of a piece, by its index in answers; negative off the map. */
  cellOf(piece: number): Cell;
  /** Returns the pieces of a side in a cell, for `forbid stack 3`. */
  unitsIn?(cell: Cell, side: string): readonly number[];
  /** Returns the side that holds a cell: the side with units there, otherwise the last side with units there. */
  holder(cell: Cell): string | undefined;
  /**
   * Registers a function that the game calls with cells as soon as they are captured, also during a phase, so that points
   * are given at that moment. Without it, captures are found at the end of phases and occasions.
   */
  whenCaptured?(look: (cells: readonly Cell[]) => void): void;
  /** The words for the reasons why a piece is permanently lost: `eliminated`. */
  readonly lost: readonly string[];
  /** Returns whether a lost unit was removed by its owner and therefore not destroyed by the enemy. */
  isGivenUp?(unit: string): boolean;
  /** Returns whether a line that the enemy does not block connects one of the first cells with one of the second. */
  connects?(side: string, from: readonly Cell[], to: readonly Cell[]): boolean;
  /** Returns whether a piece has an attribute of a limit: `(fired)`. */
  is?(piece: number, key: string, value: Attribute['value']): boolean;
  /** Returns whether a unit on the map is in a state now, for facts such as `supplied units 2 at West`. */
  isNow?(unit: string, state: string): boolean;
  /** Facts about places that the game evaluates, by their word: `Axis encircled Moscow`. */
  readonly ofPlaces?: Readonly<Record<string, (side: string, cells: readonly Cell[]) => boolean>>;
  /** The verbs of movement. The amount of a limit counts cells for these, `forbid move 3`, and units for other verbs. */
  readonly marches?: readonly string[];
  /** Applies the statements of an offer, a condition or a turn. */
  adopt?(clauses: Pick<Clauses, 'settings' | 'rulings' | 'houseRules' | 'arrivals' | 'attachments'>): void;
  /**
   * Replaces a unit on the map by one that has not arrived and takes over its state.
   * @returns false, without any change, if the units are not there
   */
  replace?(unit: string, by: string): boolean;
  /** Returns whether the game itself has a winner. Then only a victory statement with a condition can change the result. */
  isDecided?(): boolean;
  /** Removes units from play. */
  leave?(names: readonly string[]): void;
  /** Number of sides of the die of `rolled 1`. Default: 6. */
  readonly die?: number;
  /** Events of awards that only the game can count, by their words: `lost surrounded`. */
  readonly counts?: Readonly<Record<string, Counting>>;
}

/** The events of a game that awards count, and the number for which each counts. */
export interface Counting {
  /** The phase at whose end points are given permanently, or `turn`. Without it, the points follow the current position. */
  readonly after?: string;
  /** Returns how many times the points are given. */
  times(award: AwardModel): number;
}

/** A game whose scenario may have special rules. */
export interface SpecialGame extends Game {
  readonly special: SpecialFace;
  pieceName(index: number): string;
  /** Returns the place of each unit; with `reasons` only of units off the map for one of them. */
  unitLocations(reasons?: readonly string[]): ReturnType<Game['unitLocations']>;
}
