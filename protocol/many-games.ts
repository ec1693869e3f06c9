import type { Report } from '../preview/contract/balance-report.js';
import type { Games } from '../preview/contract/games.js';
import type { UnansweredPolicy } from '../preview/contract/game-selection.js';

/**
 * `sandtable/games`: plays many games of a document and aggregates them; null if the document plays no game. Run K uses
 * the seed `SEED/K`. Progress is sent as partial results. A cancelled request is answered with the games that were
 * finished.
 */
export interface GamesParams {
  readonly uri: string;
  /** Number of games, at most 10,000. */
  readonly runs: number;
  /** Seed of the games. Default: the seed of the file. */
  readonly seed?: string;
  /** True to count also what is hidden from the players. */
  readonly umpire?: boolean;
  /** The side whose view of the games is counted. Default: only what both sides can see is counted. */
  readonly as?: string;
  readonly partialResultToken?: string | number;
}
export type GamesResult = Games | null;

/**
 * `sandtable/variants`: the variants with which a balance report can compare a document. The answer is null if the
 * document plays no game.
 */
export interface VariantsParams {
  readonly uri: string;
}
export type VariantsResult = {
  readonly rulings: readonly {
    readonly option: string;
    readonly question: string;
    readonly chosen: string;
    /** The values of the ruling that the file has not chosen. Each of them is a variant. */
    readonly others: readonly string[];
  }[];
  /** Other files of the workspace with a scenario of the same game. */
  readonly files: readonly { readonly uri: string; readonly title: string }[];
} | null;

/**
 * Parameters of the request `sandtable/balance`. The answer is a report on many games of a document and of each
 * requested variant, or null if the document contains no game. Progress is sent as partial results. A cancelled request
 * is answered with a report on the finished games.
 */
export interface BalanceParams {
  readonly uri: string;
  /** Number of games for each variant, at most 10,000. */
  readonly runs: number;
  /** Answers to decisions for which the file has no order. */
  readonly unanswered: UnansweredPolicy;
  /**
   * Rulings to vary. For each of these rulings, the games are also played with every other value, with the same dice.
   */
  readonly vary?: readonly string[];
  /** URIs of documents to compare with this document. */
  readonly against?: readonly string[];
  readonly partialResultToken?: string | number;
}
export type BalanceResult = {
  readonly games: number;
  readonly of: number;
  readonly report?: Report;
  /** Reason why there is no report: a game failed, or a file cannot be compared. */
  readonly trouble?: string;
} | null;
