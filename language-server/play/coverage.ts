import type { LangiumDocument } from 'langium';
import { coverageOf, playableRules } from '../../engine/play/coverage.js';
import type { Analysis } from '../analysis/analysis.js';
import type { CoverageResult } from '../../protocol/documents.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import { findCitations } from '../syntax/occurrences.js';
import { placeOf } from '../syntax/written-value.js';

/**
 * Returns how often each order, citation and rule was used when the orders of a document were played; null if no game
 * was played.
 */
export function buildCoverage(analysis: Analysis, document: LangiumDocument): CoverageResult {
  const { ruleset, scenario } = analysis;
  if (!ruleset || !scenario) return null;
  const { orders, rules } = coverageOf(scenario, analysis.playthrough());
  const times = (rule: string): number => rules.get(rule) ?? 0;
  return {
    ruleset: rulesetKey(ruleset),
    orders: orders
      .filter(({ source }) => source.file === analysis.uri)
      .map(({ source, times }) => ({ place: placeOf(source), times })),
    citations: findCitations(document)
      .filter(({ rule, game }) => (game === undefined || game === ruleset.id) && ruleset.rulebook.has(rule))
      .map(({ rule, source }) => ({ rule, place: placeOf(source), times: times(rule) })),
    rules: playableRules(ruleset).map(({ rule, title }) => ({ rule, title, times: times(rule) })),
  };
}
