import { t } from '@vscode/l10n';
import { nearestSpellings } from '../../engine/board/spelling.js';
import { list } from '../../engine/model/words.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Analysis } from '../analysis/analysis.js';
import { sidesOf } from '../scene/build-scene.js';
import { UsageError } from './usage-error.js';

/** Returns the ruleset with an id. @throws UsageError if there is none */
export function findRuleset(id: string, { rulesets }: { readonly rulesets: ReadonlyMap<string, Ruleset> }): Ruleset {
  const ruleset = rulesets.get(id);
  if (ruleset) return ruleset;
  throw new UsageError(t('No ruleset is called “{0}”. Known: {1}.', id, [...rulesets.keys()].join(', ')));
}

/** Returns a rule by its number, `7.1` or `[7.1]`. @throws UsageError if there is no such rule */
export function findRule(rule: string, { title, rulebook }: Ruleset): RuleEntry {
  const number = rule.replace(/^\[(.*)\]$/, '$1');
  const entry = rulebook.get(number);
  if (entry) return entry;
  const near = nearestSpellings(number, rulebook.keys());
  const none = t('{0} has no rule {1}.', title, number);
  throw new UsageError(near.length > 0 ? `${none} ${t('Similar: {0}.', near.join(', '))}` : none);
}

/** Returns a side by its name. @throws UsageError if there is no such side */
export function findSide(name: string, analysis: Analysis): string {
  const sides = sidesOf(analysis);
  if (sides.includes(name)) return name;
  throw new UsageError(t('No side is called “{0}”; there are {1}.', name, list(sides, t('and'))));
}
