import type { Place } from '../preview/contract/scene.js';
import type { AnswerOption, OptionForecast, PlayState, Seats } from '../preview/contract/playing.js';
import type { PreviewParams } from './preview.js';

/** A game that is played in the panel. */
export interface PlayedParams extends PreviewParams {
  /** The player of each side. Sides without an entry play by the default answers. */
  readonly seats: Seats;
}

/**
 * `sandtable/question`: the first decision that the text leaves open, for a side that a person or a look-ahead player
 * plays. Decisions of sides that use the default answers are skipped.
 */
export interface QuestionParams extends PlayedParams {
  /**
   * Number of the moment of the last answer of a person. If it is given, the result also lists the events since that
   * moment.
   */
  readonly since?: number;
}
export type QuestionResult = PlayState | null;

/** A request about the question that an earlier `sandtable/question` returned. */
export interface AboutQuestion extends PlayedParams {
  readonly version: string;
  readonly moment: number;
}

/** The texts have changed since the question was sent: the client asks again. */
export interface Stale {
  readonly isStale: true;
}

/**
 * `sandtable/options`: the legal answers to the open question that use exactly the named units. If cells are named, the
 * result contains only answers with all of these cells and at most one other cell.
 */
export interface OptionsParams extends AboutQuestion {
  readonly units: readonly string[];
  readonly cells?: readonly number[];
}
export type OptionsResult = readonly AnswerOption[] | Stale;

/** `sandtable/refusal`: why the units cannot answer the open question with a cell; null if they can. */
export interface RefusalParams extends AboutQuestion {
  readonly units: readonly string[];
  readonly cell: number;
}
export type RefusalResult = { readonly refused: string; readonly rule?: string } | Stale | null;

/** `sandtable/forecast`: odds, costs and chances of an answer before it is given; null if there are none. */
export interface ForecastParams extends AboutQuestion {
  readonly order: string;
}
export type ForecastResult = OptionForecast | Stale | null;

/**
 * `sandtable/odds`: asks for the odds of answers as short texts, in the order of the answers. For an answer without
 * odds, the text is null. If there are too many answers for one request, the result contains only the odds of the first
 * ones, and the client asks for the others again.
 */
export interface OddsParams extends AboutQuestion {
  readonly orders: readonly string[];
}
export type OddsResult = readonly (string | null)[] | Stale;

/**
 * `sandtable/answer`: the edits that write an answer into the text, at the place where the game takes it as the answer
 * to the open question, or the reason why it cannot be written.
 */
export interface AnswerParams extends AboutQuestion {
  readonly order: string;
}
export type AnswerResult = WrittenAnswers | { readonly refused: string; readonly rule?: string } | Stale;

/** Edits that write answers into the texts. */
export interface WrittenAnswers {
  readonly edits: readonly { readonly place: Place; readonly text: string }[];
}

/**
 * `sandtable/computerAnswers`: lets the computer players answer until a person must decide or the turn is over. The
 * result has the edits that write their answers. Cancellation ends the search for better plans; the answers found so
 * far are returned.
 */
export interface ComputerAnswersParams extends AboutQuestion {
  /** Strength of the look-ahead player, 1 or more. */
  readonly strength?: number;
}
export type ComputerAnswersResult = AnswerResult;
