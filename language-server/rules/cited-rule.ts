import type { Ruleset } from '../../engine/play/ruleset.js';
import type { CitedRule } from '../compile/citations.js';

/** A citation of a rule in the document's ruleset (`[5.1]`) or in another ruleset (`[pgg 5.1]`). */
export type Cited = Pick<CitedRule, 'rule' | 'game'>;

/** Returns the ruleset and the number of a cited rule; undefined if there is no such rule. */
export function findCitedRule(
  rulesets: ReadonlyMap<string, Ruleset>,
  ruleset: Ruleset | undefined,
  { rule, game }: Cited,
): { readonly ruleset: Ruleset; readonly rule: string } | undefined {
  const book = game === undefined ? ruleset : rulesets.get(game);
  return book?.rulebook.has(rule) ? { ruleset: book, rule } : undefined;
}
