import type { Finding } from '../model/finding.js';
import type { GameEvent, MomentRecord, AnswerPolicy } from './records.js';
import type { Point } from './boundary.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Address, Pause, Reply } from './moment.js';
import type { Game } from './game.js';
import type { ResumeData } from './checkpoints.js';

/** Where to stop: at the end of a turn, of a side's turn or of a phase, or before the moment with that number or address. */
export type Until = Point | { readonly moment: number | Address };

export interface PlayOptions {
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Default: the end of the last turn that has orders or expectations, or of the first turn. `end`: the whole game. */
  readonly until?: Until | 'end';
  /** Who answers where the file has no order. */
  readonly unanswered?: AnswerPolicy;
  /** The same of sides by themselves. */
  readonly seats?: Readonly<Record<string, AnswerPolicy>>;
  /** Of considered answers how many hundred are played ahead for each, from 1. */
  readonly strength?: number;
  /** Keeps track, so that another playthrough can go on from this one: a stop at a pause when so many moments have passed since the last. */
  readonly checkpointInterval?: number;
  /**
   * An earlier playthrough of the same file, from which everything is taken over that comes before what is written otherwise now.
   * What comes of it is the same as without.
   */
  readonly after?: Playthrough;
  /** Told of each order refused and each expectation not met, with the number of the moment that comes next. */
  readonly onProblem?: (trouble: Finding, moment: number) => void;
  /** Looks at the game at every pause. */
  readonly onPause?: (game: Game, pause: Pause) => void;
}

/** A game played from a file: every moment with its answer, every event, and what was wrong with the orders. */
export interface Playthrough {
  /** The game where it stopped: its position, score and views. */
  readonly game: Game;
  readonly seed: string;
  readonly moments: readonly MomentRecord[];
  readonly events: readonly GameEvent[];
  /** Orders refused, orders for which the game never asked. */
  readonly findings: readonly Finding[];
  /** The expectations of the file, judged where it says. */
  readonly expectations: readonly ExpectationOutcome[];
  /** Every answer and roll in order, plain JSON: what `replay` needs. */
  readonly log: readonly Reply[];
  /** True when the game is over. */
  readonly ended: boolean;
  /** Where it may be taken up; undefined unless that was asked for. */
  readonly resumeData?: ResumeData;
}
