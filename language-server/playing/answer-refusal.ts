import { t } from '@vscode/l10n';
import type { Decision, Refusal } from '../../engine/play/moment.js';
import type { RefusalParams, RefusalResult } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { buildDraggedOrder, findRefusal } from '../scene/move/dragged-order.js';
import { atOpenDecision } from './open-question.js';

/** Returns why units cannot answer the open question with a cell; null if they can. */
export function refusalOf(analysis: DocumentAnalysis, params: RefusalParams): RefusalResult {
  const refusal = atOpenDecision(analysis, params, ({ decision, moment }) =>
    moment === params.moment ? whyNot(analysis, decision, params) : undefined,
  );
  return refusal === undefined ? { isStale: true } : refusal;
}

/**
 * Returns why none of the orders that the units and the cell can mean is a legal answer: the reason of the first
 * refused order. Returns null if one of them is legal.
 */
function whyNot({ ruleset, map }: DocumentAnalysis, decision: Decision, { units, cell }: RefusalParams): RefusalResult {
  if (!map || cell < 0 || cell >= map.board.size) return { refused: t('There is no such cell on the map.') };
  const label = map.board.label(cell);
  let first: Refusal | undefined;
  for (const verb of ruleset?.vocabulary.verbs ?? []) {
    const shape = decision.verbs.includes(verb.word) ? buildDraggedOrder(verb, units, cell, label) : undefined;
    if (!shape) continue;
    const against = findRefusal(decision, shape.order);
    if (against === undefined) return null;
    first ??= against;
  }
  return first
    ? { refused: first.message, rule: first.rule }
    : { refused: t('These units cannot answer the question with {0}.', label) };
}
