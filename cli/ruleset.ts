import { nearestSpellings } from '../engine/board/spelling.js';
import type { RuleEntry, Ruleset } from '../engine/play/ruleset.js';
import { Unusable } from './exit.js';
import type { Terminal } from './terminal.js';

/** @throws Unusable when no game has that id. */
export function rulesetNamed(id: string, { rulesets }: Terminal): Ruleset {
  const ruleset = rulesets.get(id);
  if (ruleset) return ruleset;
  throw new Unusable(`No ruleset is called “${id}”. Known: ${[...rulesets.keys()].join(', ')}.`);
}

/** @throws Unusable when the book has no such rule. */
export function ruleNumbered(rule: string, { title, rulebook }: Ruleset): RuleEntry {
  const number = rule.replace(/^\[(.*)\]$/, '$1');
  const entry = rulebook.get(number);
  if (entry) return entry;
  const near = nearestSpellings(number, rulebook.keys());
  const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
  throw new Unusable(`${title} has no rule ${number}.${hint}`);
}
