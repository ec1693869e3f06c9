import { t } from '@vscode/l10n';
import { URI } from 'langium';
import { continuationAt, isContinuation } from '../../engine/play/continuation.js';
import type { ContinuationParams, ContinuationResult } from '../../protocol/continuation.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { findShownGame } from '../scene/shown-game.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import { momentText } from './position-text.js';
import { continuationText } from './scenario-text.js';

/**
 * Writes a scenario that begins at the moment shown in the panel. If that moment lies within a phase, the scenario
 * begins at the end of the previous phase. Without a moment, the scenario begins where the orders end, or before the
 * open question of a game that is played in the panel.
 */
export function answerContinuation(
  analysis: DocumentAnalysis,
  imports: ImportGraph,
  { moment, seed, unanswered, playing, target }: ContinuationParams,
): ContinuationResult {
  const { ruleset, scenario, compiled } = analysis;
  const selection = { ...(seed !== undefined && { seed }), ...(unanswered !== undefined && { unanswered }) };
  const shown = findShownGame(analysis, {
    ...selection,
    playing,
    ...(moment !== undefined ? { moment } : playing !== undefined && { moment: 'end' }),
  });
  if (!ruleset || !scenario || !shown) return null;
  const isLast = playing === undefined && (moment === undefined || shown.moment === shown.played.moments.length - 1);
  const until = moment === 'setup' ? { turn: 0 } : { moment: shown.moment + 1 };
  const found = continuationAt(ruleset, scenario, isLast ? selection : { ...selection, until }, true);
  if (isContinuation(found))
    return {
      text: continuationText({ compiled, imports, scenario, continuation: found, target: URI.parse(target) }),
      after: momentText(found.position, scenario.calendar),
    };
  return {
    refused:
      found.why === 'game over'
        ? t('The game is over at that moment, so no scenario can begin there.')
        : t('A scenario can begin only at the end of a phase. The set-up is not over at that moment.'),
  };
}
