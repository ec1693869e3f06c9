import type { Citation } from '../../model/source.js';
import type { Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';

/** The word that replaces the rule number of a statement without a citation. */
const SCENARIO = 'scenario';

/**
 * Returns the rule of a statement: the first rule that the statement cites or, without a citation, the word `scenario`.
 */
export const ruleOf = ({ citations }: { readonly citations: readonly Citation[] }): string =>
  citations.at(0)?.rule ?? SCENARIO;

/**
 * Creates a refusal of an order by a statement of the scenario. The message cites a rule only if the statement does.
 */
export function refusedBy(rule: string, slug: string, message: string): Refusal {
  const refused = refusal(rule, slug, message);
  return rule === SCENARIO ? { ...refused, message, why: [{ text: message }] } : refused;
}
