import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { CitedRule } from '../compile/citations.js';

/** A citation of a rule in the document's ruleset (`[5.1]`) or in another ruleset (`[pgg 5.1]`). */
export type Cited = Pick<CitedRule, 'rule' | 'game'>;

/** A rule that a citation names. */
export interface FoundRule {
  readonly ruleset: Ruleset;
  readonly rule: string;
  /** A variant shares the entries of its base that it does not replace. */
  readonly entry: RuleEntry;
}

/**
 * Returns the rule that a citation names; undefined if there is no such rule.
 * @param find returns the ruleset with an id
 * @param ruleset the ruleset of the document
 */
export function findCitedRule(
  find: (id: string) => Ruleset | undefined,
  ruleset: Ruleset | undefined,
  { rule, game }: Cited,
): FoundRule | undefined {
  const book = game === undefined || game === ruleset?.id ? ruleset : find(game);
  const entry = book?.rulebook.get(rule);
  return book && entry && { ruleset: book, rule, entry };
}
