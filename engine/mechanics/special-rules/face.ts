import type { Cell } from '../../board/board.js';
import type { Attribute } from '../../model/map.js';
import type { AwardModel, Clauses } from '../../model/special-rules.js';
import type { Game } from '../../play/game.js';

/**
 * What a game answers to the special rules of its scenario, and does for them. What it cannot answer or do it leaves out, and
 * its vocabulary does not offer the statement, so that the checks tell of it.
 */
export interface SpecialFace {
  /** The last turn of the game. */
  readonly lastTurn: number;
  /** Where a piece stands, by the index that answers use; negative off the map. */
  cellOf(piece: number): Cell;
  /** Pieces in a cell, for `forbid stack 3`. */
  unitsIn?(cell: Cell): readonly number[];
  /** The side that holds a cell: whose units stand there or were the last to. */
  holder(cell: Cell): string | undefined;
  /**
   * Has the game call `look` with cells that have just changed hands, in the midst of a phase too: points for captures are given
   * at that moment. Without it they are looked for at the end of phases and occasions.
   */
  whenCaptured?(look: (cells: readonly Cell[]) => void): void;
  /** Why a piece is off the map when it is lost for good: `eliminated`. */
  readonly lost: readonly string[];
  /** Returns whether a unit that is off the map for such a reason was given up by its owner, so that nobody has destroyed it. */
  isGivenUp?(unit: string): boolean;
  /** Whether a line that the enemy does not cut joins one of the cells to one of the others. */
  connects?(side: string, from: readonly Cell[], to: readonly Cell[]): boolean;
  /** Whether a piece is what the parentheses of a limit say: `(fired)`. */
  is?(piece: number, key: string, value: Attribute['value']): boolean;
  /** Whether a unit on the map is so now, by its name: facts like `supplied units 2 at West` count those that are. */
  isNow?(unit: string, state: string): boolean;
  /** What the game says of places, by its word in a fact: `Axis encircled Moscow`. */
  readonly ofPlaces?: Readonly<Record<string, (side: string, cells: readonly Cell[]) => boolean>>;
  /** Verbs by which units go from cell to cell: a limit with an amount counts the cells of each, `forbid move 3`; of others the units that do it. */
  readonly marches?: readonly string[];
  /** Changes the game as clauses say that are brought by an offer, a condition or a turn. */
  adopt?(clauses: Pick<Clauses, 'settings' | 'rulings' | 'houseRules' | 'arrivals' | 'attachments'>): void;
  /**
   * Puts a unit that has not come yet in the place of one on the map, with all that has befallen that one, which leaves play;
   * false when they are not so, and then nothing is done.
   */
  replace?(unit: string, by: string): boolean;
  /** Whether the game has a winner of its own: only a line with a condition of the scenario still says otherwise. */
  isDecided?(): boolean;
  /** Takes units out of play. */
  leave?(names: readonly string[]): void;
  /** Sides of the die of `rolled 1`. */
  readonly die?: number;
  /** Occasions of points that only the game can count, by their words in an award: `lost surrounded`. */
  readonly counts?: Readonly<Record<string, Counting>>;
}

/** How an occasion of points is counted. */
export interface Counting {
  /** The phase at whose end it is counted, or `turn`, and points are given for good; without it they go with what is so now. */
  readonly after?: string;
  /** How often the points are given. */
  times(award: AwardModel): number;
}

/** A game whose scenario may have special rules. */
export interface SpecialGame extends Game {
  readonly special: SpecialFace;
  pieceName(index: number): string;
  /** Where each unit is; who looks only for those off the map for some reasons may say so, and has fewer to look through. */
  unitLocations(reasons?: readonly string[]): ReturnType<Game['unitLocations']>;
}
