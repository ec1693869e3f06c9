import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { OptionsParams, OptionsResult } from '../../protocol/playing.js';
import { AnswerLister } from './answer-lister.js';
import { atOpenDecision } from './open-question.js';

/** Returns the legal answers to the open question whose own units are exactly the named units, with the cells. */
export function optionsOf(analysis: DocumentAnalysis, params: OptionsParams): OptionsResult {
  const options = atOpenDecision(analysis, params, ({ game, decision, moment }) =>
    moment === params.moment
      ? new AnswerLister(analysis, game, decision).optionsWith(params.units, params.cells)
      : undefined,
  );
  return options ?? { isStale: true };
}
