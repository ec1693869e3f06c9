import type { Ledger, LedgerStep, Explained } from '../model/ledger.js';

/** A rule of a rulebook. */
export interface RuleEntry {
  readonly rule: string;
  /** In the reader's language. */
  readonly title: string;
  /** Set when the title is in another language. */
  readonly titleInEnglish?: string;
  /** Explains the rule in the project's own words. */
  readonly text: string;
  readonly see: readonly string[];
  /** `enforced`: a check or refusal cites it; `simulated`: play carries it out; `advice`: for the players only. */
  readonly status: 'enforced' | 'simulated' | 'advice';
  /** Only a heading: the rules below it stand for it. */
  readonly heading?: true;
}

/** The rules of one chapter, by their number in the book. */
export type Chapter = Readonly<Record<string, Omit<RuleEntry, 'rule'>>>;

/** Chapters whose every entry refers only to rules that they hold. */
type Chapters<Rule extends string> = Readonly<
  Record<Rule, Omit<RuleEntry, 'rule' | 'see'> & { readonly see: readonly Rule[] }>
>;

/**
 * The rulebook of a game by rule number: in the order of its chapters, or as `bookOrder` compares two numbers. A reference
 * to a rule that no chapter holds does not compile.
 */
export function createRulebook<Rule extends string>(
  chapters: Chapters<Rule>,
  bookOrder?: (a: Rule, b: Rule) => number,
): ReadonlyMap<string, RuleEntry> {
  const rules = Object.keys(chapters) as Rule[];
  return new Map((bookOrder ? rules.sort(bookOrder) : rules).map((rule) => [rule, { rule, ...chapters[rule] }]));
}

/** A rulebook with titles in another language, by rule number; what has none there keeps its own. */
export function translateTitles(
  rulebook: ReadonlyMap<string, RuleEntry>,
  titles: Readonly<Record<string, string>>,
): ReadonlyMap<string, RuleEntry> {
  return new Map(
    [...rulebook].map(([rule, entry]) => {
      const title = titles[rule] ?? entry.title;
      return [rule, { ...entry, title, titleInEnglish: entry.title }];
    }),
  );
}

/** The title of a rule for programs: they read English. */
export const englishTitle = ({ title, titleInEnglish = title }: Pick<RuleEntry, 'title' | 'titleInEnglish'>): string =>
  titleInEnglish;

/** How a ruleset cites: each helper takes only numbers of its own rulebook, so a citation that is no rule does not compile. */
export interface Citations<Rule extends string> {
  /** One reason of a number. */
  readonly step: (text: string, rule?: Rule) => LedgerStep;
  /** A number with its reasons. */
  readonly explained: <T>(value: T, ...ledger: Ledger) => Explained<T>;
  /** A rule's number where the contract wants a plain string: events, moments, refusals. */
  readonly cite: (rule: Rule) => string;
}

export const createCitations = <Rule extends string>(): Citations<Rule> => ({
  step: (text, rule) => (rule === undefined ? { text } : { text, rule }),
  explained: (value, ...ledger) => ({ value, ledger }),
  cite: (rule) => rule,
});
