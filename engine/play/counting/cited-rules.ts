import { playableRules, rulesOfEvent } from '../coverage.js';
import type { Playthrough } from '../playthrough.js';
import { englishTitle } from '../rulebook.js';
import type { Ruleset } from '../ruleset.js';

/** A rule of the rulebook, as reports name it. The title is the English one. */
export interface NamedRule {
  readonly rule: string;
  readonly title: string;
}

/**
 * Caches the rules of each list. The rules are needed after each game, and many games of one ruleset are played.
 */
const named = new WeakMap<readonly string[], readonly NamedRule[]>();

/**
 * Returns each rule that the record of a game may cite for an event, a question or a roll, with whether this record
 * cites it. Reasons in the ledger of an event count as citations. A general rule such as `10.0` is also cited if a rule
 * below it is, such as `10.63`.
 */
export function ruleUses(
  ruleset: Pick<Ruleset, 'rulebook' | 'rulesInRecord'>,
  { moments, events }: Pick<Playthrough, 'moments' | 'events'>,
): (NamedRule & { readonly isCited: boolean })[] {
  const rules = rulesOf(ruleset);
  if (rules.length === 0) return [];
  const cited = new Set(moments.map(({ rule }) => rule));
  for (const event of events) for (const rule of rulesOfEvent(event)) cited.add(rule);
  const all = [...cited];
  return rules.map((each) => ({
    ...each,
    isCited: cited.has(each.rule) || all.some((rule) => isBelow(rule, each.rule)),
  }));
}

function rulesOf({
  rulebook,
  rulesInRecord = NO_RULES,
}: Pick<Ruleset, 'rulebook' | 'rulesInRecord'>): readonly NamedRule[] {
  const known = named.get(rulesInRecord);
  if (known) return known;
  const listed = new Set(rulesInRecord);
  const rules = playableRules({ rulebook }).flatMap((entry) =>
    listed.has(entry.rule) ? [{ rule: entry.rule, title: englishTitle(entry) }] : [],
  );
  named.set(rulesInRecord, rules);
  return rules;
}

const NO_RULES: readonly string[] = [];

/**
 * Returns whether a rule belongs to a general rule by its number: `6.11` to `6.1` and `6.0`, `8f` to `8`, `13.2.fuel` to
 * `13.2`, but not `10` to `1`.
 */
function isBelow(rule: string, general: string): boolean {
  const above = general.endsWith('.0') ? general.slice(0, -1) : general;
  if (rule === general || !rule.startsWith(above)) return false;
  return /\D/.test(above) || !/^\d/.test(rule.slice(above.length));
}
