import type { Finding } from '../model/finding.js';
import type { GameEvent, MomentRecord, AnswerPolicy } from './records.js';
import type { Point } from './boundary.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Decision, Pause, Reply } from './moment.js';
import type { Game } from './game.js';
import type { ResumeData } from './checkpoints.js';
import type { SealedTurn } from '../model/sealed-turn.js';
import type { SeedChange } from './sealed-turns.js';

/** The moment before which play stops: a {@link Point}, or a moment given by its number or address. */
export type Until = Point | { readonly moment: number | Address };

export interface PlayOptions {
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /**
   * The moment at which play ends; `end` is the end of the game. Default: the end of the last turn that has orders or
   * expectations. If no turn has any, the end of the first turn.
   */
  readonly until?: Until | 'end';
  /** The source of answers to decisions for which the file has no order. Default: `default`. */
  readonly unanswered?: AnswerPolicy;
  /**
   * The source of answers for single sides, by the name of the side, for decisions without an order. Other sides use
   * `unanswered`.
   */
  readonly seats?: Readonly<Record<string, AnswerPolicy>>;
  /**
   * Sides that are played by hand. Once all orders of the file are used, play stops before the first decision of these
   * sides that no doctrine answers. Use it with `until: 'end'`. Default: none.
   */
  readonly playing?: readonly string[];
  /**
   * Strength of the look-ahead player, 1 or more. For each answer of a plan, the player plays 100 answers in playouts
   * per point of strength.
   */
  readonly strength?: number;
  /** Ends the current search of the look-ahead player, and every later search: the best plan found so far is taken. */
  readonly signal?: { readonly aborted: boolean };
  /**
   * Minimum number of moments between two checkpoints, from which a later playthrough can resume. Default: no
   * checkpoints.
   */
  readonly checkpointInterval?: number;
  /**
   * An earlier playthrough of the same file. The part of the game before the first difference is copied from it to save
   * time. This option does not change the result.
   */
  readonly after?: Playthrough;
  /**
   * Called with the finding of each refused order and each failed expectation, and with the number of the next moment.
   */
  readonly onProblem?: (trouble: Finding, moment: number) => void;
  /** Called at every pause, with the number of moments before it. */
  readonly onPause?: (game: Game, pause: Pause, moments: number) => void;
}

/** A game played from a file: every moment with its answer, every event, and the findings about the orders. */
export interface Playthrough {
  /** The game at the point where play stopped. */
  readonly game: Game;
  readonly seed: string;
  /**
   * The changes of the seed: each gives a moment from which the secrets of a sealed turn replace the seed. Empty
   * without sealed turns.
   */
  readonly seedChanges: readonly SeedChange[];
  /** The decision before which play stopped, because its side is played by hand. {@link game} waits for the answer. */
  readonly open?: Decision;
  /** The sealed turn before which play stopped, because the sealed orders of a side are not open yet. */
  readonly waiting?: SealedTurn;
  readonly moments: readonly MomentRecord[];
  readonly events: readonly GameEvent[];
  /** Findings: refused orders, orders that were not used, wrong dice … */
  readonly findings: readonly Finding[];
  /** The outcomes of the expectations of the file. */
  readonly expectations: readonly ExpectationOutcome[];
  /** Every answer and roll in order, as plain JSON. This is the input of `replay`. */
  readonly log: readonly Reply[];
  /** True if the game is over. */
  readonly ended: boolean;
  /** The data from which a later playthrough can resume. Set only with `checkpointInterval`. */
  readonly resumeData?: ResumeData;
}
