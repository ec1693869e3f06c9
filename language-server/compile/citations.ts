import type { AstNode } from 'langium';
import { say } from '../../engine/model/say.js';
import type { Citation, Source } from '../../engine/model/source.js';
import type { CompileContext } from './compile-context.js';
import { didYouMean, nearest, replacement } from './nearest.js';

interface Citing extends AstNode {
  readonly citations: readonly string[];
}

/** A rule in a citation. A citation may name several rules, `[7.1, 7.2]`, or those of another game, `[pgg 7.1]`. */
export interface CitedRule extends Citation {
  /** Id of the ruleset, if the citation names it. */
  readonly game?: string;
}

/** Splits the text of a citation into rules, each with its own source range. */
export function citedRules(text: string, source: Source): CitedRule[] {
  const rules: CitedRule[] = [];
  for (const match of text.matchAll(/[^\s,[\]](?:[^,[\]]*[^\s,[\]])?/g)) {
    const words = match[0].split(/\s+/);
    const rule = words.at(-1) ?? '';
    const end = source.start + match.index + match[0].length;
    rules.push({
      rule,
      source: { file: source.file, start: end - rule.length, end },
      ...(words.length > 1 ? { game: words[0] } : {}),
    });
  }
  return rules;
}

/** Checks and returns the citations of a statement. */
export function compileCitations(context: CompileContext, node: Citing): Citation[] {
  checkCitations(context, node);
  return read(context, node).map(({ rule, source }) => ({ rule, source }));
}

/** Reports citations of rules that the rulebook does not contain. */
export function checkCitations(context: CompileContext, node: Citing): void {
  const { ruleset } = context;
  if (!ruleset || node.citations.length === 0) return;
  for (const { rule, game, source } of read(context, node)) {
    if ((game !== undefined && game !== ruleset.id) || ruleset.rulebook.has(rule)) continue;
    const suggestion = nearestRule(rule, ruleset.rulebook.keys());
    context.findings.error(
      'unknown-rule',
      source,
      say`${ruleset.title} has no rule ${rule}.${didYouMean(suggestion)}`,
      {
        fixes: replacement(source, suggestion),
      },
    );
  }
}

/**
 * Returns a suggestion for the number of a rule that does not exist: the section to which the rule would belong or, if
 * there is no such section, the most similar number.
 */
function nearestRule(rule: string, rules: Iterable<string>): string | undefined {
  const known = new Set(rules);
  for (let head = rule.slice(0, -1); head.includes('.'); head = head.slice(0, -1)) if (known.has(head)) return head;
  return nearest(rule, known);
}

function read(context: CompileContext, node: Citing): CitedRule[] {
  if (node.citations.length === 0) return [];
  const sources = context.text.parts(node, 'citations');
  return node.citations.flatMap((text, index) => citedRules(text, sources[index] ?? context.text.source(node)));
}
