import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { OptionsParams, OptionsResult } from '../../protocol/playing.js';
import { AnswerLister } from './answer-lister.js';
import { atOpenDecision } from './open-question.js';

/**
 * Returns the legal answers to the open question that use exactly the named units of the player's side. If cells are
 * named, returns the answers with exactly these cells, and those with one cell more.
 */
export function optionsOf(analysis: DocumentAnalysis, params: OptionsParams): OptionsResult {
  const options = atOpenDecision(analysis, params, ({ game, decision, moment }) =>
    moment === params.moment
      ? new AnswerLister(analysis, game, decision).optionsWith(params.units, params.cells)
      : undefined,
  );
  return options ?? { isStale: true };
}
