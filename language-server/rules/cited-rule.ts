import type { Ruleset } from '../../engine/play/ruleset.js';
import type { CitedRule } from '../compile/citations.js';

/** A rule as cited: of the document's ruleset, or with a game before it (`[pgg 5.1]`) of that one. */
export type Cited = Pick<CitedRule, 'rule' | 'game'>;

/** The rule of the book that a citation names; undefined when there is none such. */
export function findCitedRule(
  rulesets: ReadonlyMap<string, Ruleset>,
  ruleset: Ruleset | undefined,
  { rule, game }: Cited,
): { readonly ruleset: Ruleset; readonly rule: string } | undefined {
  const book = game === undefined ? ruleset : rulesets.get(game);
  return book?.rulebook.has(rule) ? { ruleset: book, rule } : undefined;
}
