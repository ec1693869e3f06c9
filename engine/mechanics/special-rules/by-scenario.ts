import type { Citation } from '../../model/source.js';
import type { Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';

/** What stands for a rule's number where a statement cites none. */
const SCENARIO = 'scenario';

/** The rule of a statement: the first it cites, else the scenario itself. */
export const ruleOf = ({ citations }: { readonly citations: readonly Citation[] }): string =>
  citations.at(0)?.rule ?? SCENARIO;

/** Why something may not be done by what a scenario says: the message names a rule only where there is one to read. */
export function refusedBy(rule: string, slug: string, message: string): Refusal {
  const refused = refusal(rule, slug, message);
  return rule === SCENARIO ? { ...refused, message, why: [{ text: message }] } : refused;
}
