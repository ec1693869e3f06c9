import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import type { Answer, Decision } from './moment.js';

/**
 * Returns the answer that the doctrine of a side gives to a decision, and the line of the doctrine. Undefined if the
 * doctrine has no line for the question, or if its value is not a legal answer.
 */
export function doctrineAnswer(
  decision: Decision,
  { doctrines }: Pick<ScenarioModel, 'doctrines'>,
): { readonly answer: Answer; readonly source: Source } | undefined {
  const line = doctrines
    .filter(({ side }) => side === decision.side)
    .flatMap(({ defaults }) => defaults)
    .find(({ question }) => question === decision.question);
  if (!line) return undefined;
  const { value, source } = line;
  const known = decision.byDoctrine?.(value);
  if (known) return { answer: known, source };
  const isMeant = (answer: Answer): boolean => answer.verb === value || answer.choice === value;
  const fallback = decision.fallback();
  const answer = isMeant(fallback) ? fallback : decision.legal().find(isMeant);
  return answer && { answer, source };
}
