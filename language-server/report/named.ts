import { nearestSpellings } from '../../engine/board/spelling.js';
import { list } from '../../engine/model/words.js';
import type { RuleEntry, Ruleset } from '../../engine/play/ruleset.js';
import type { Analysis } from '../compile/analysis.js';
import { sidesOf } from '../scene/build-scene.js';
import { Unusable } from './unusable.js';

/** @throws Unusable when no game has that id. */
export function rulesetNamed(id: string, { rulesets }: { readonly rulesets: ReadonlyMap<string, Ruleset> }): Ruleset {
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

/** @throws Unusable when the game has no such side. */
export function sideCalled(name: string, analysis: Analysis): string {
  const sides = sidesOf(analysis);
  if (sides.includes(name)) return name;
  throw new Unusable(`No side is called “${name}”; there are ${list(sides)}.`);
}
