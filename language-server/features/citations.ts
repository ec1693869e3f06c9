import type { Ruleset } from '../../engine/play/ruleset.js';

/** The rule a citation names: `[5.1]` of the document's ruleset, `[pgg 5.1]` of any; undefined when there is none such. */
export function citedRule(
  rulesets: ReadonlyMap<string, Ruleset>,
  ruleset: Ruleset | undefined,
  cited: string,
): { readonly ruleset: Ruleset; readonly rule: string } | undefined {
  const words = cited
    .replace(/^\[|\]$/g, '')
    .trim()
    .split(/\s+/);
  const rule = words.at(-1) ?? '';
  const book = words.length > 1 ? rulesets.get(words[0] ?? '') : ruleset;
  return book?.rulebook.has(rule) ? { ruleset: book, rule } : undefined;
}
