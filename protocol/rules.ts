import type { Place } from '../preview/contract/scene.js';

/**
 * `sandtable/rulePage`: a rule as a page of Markdown; without `rule`, the table of contents of the ruleset. The page of
 * rule 7.1 of `pgg` is the document `sandtable-rule:/pgg/7.1.md`, and the table of contents is
 * `sandtable-rule:/pgg/index.md`. Definitions and links use these URIs, and the extension provides the documents. For a
 * ruleset that a file declares, `ruleset` is its id with a hash of the file: `club.1k8f3a2`.
 */
export interface RulePageParams {
  readonly ruleset: string;
  readonly rule?: string;
}
export type RulePageResult = { readonly title: string; readonly markdown: string } | null;

/** Scheme of the documents that contain rule pages. */
export const RULE_SCHEME = 'sandtable-rule';

/** `sandtable/rules`: the rules of the ruleset that a document uses, or of all rulesets, for a quick pick. */
export interface RulesParams {
  readonly uri?: string;
}
export type RulesResult = readonly {
  readonly ruleset: string;
  readonly rule: string;
  readonly title: string;
  /** Present if `title` is in another language. */
  readonly titleInEnglish?: string;
  readonly status: 'enforced' | 'simulated' | 'advice';
  /** Id of the published game whose rulebook contains the rule, if the rule of a variant is that of its base. */
  readonly book?: string;
  /** The declaration of a rule that an author declares. */
  readonly place?: Place;
}[];
