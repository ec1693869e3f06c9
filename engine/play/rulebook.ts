import type { Ledger, LedgerStep, Explained } from '../model/ledger.js';

/** A rule of a rulebook. */
export interface RuleEntry {
  readonly rule: string;
  /** The title of the rule in the reader's language. */
  readonly title: string;
  /** The English title. Set when `title` is in another language. */
  readonly titleInEnglish?: string;
  /** Explains the rule in the project's own words, in the reader's language. */
  readonly text: string;
  /** The English text. Set when the entry has been translated. */
  readonly textInEnglish?: string;
  readonly see: readonly string[];
  /**
   * `enforced`: a check or a refusal applies and cites the rule. `simulated`: the engine applies the rule when it
   * plays. `advice`: only the players apply the rule.
   */
  readonly status: 'enforced' | 'simulated' | 'advice';
  /** Set for an entry that is only a heading of the rules below it. */
  readonly heading?: true;
}

/** The rules of one chapter, by their number in the rulebook. */
export type Chapter = Readonly<Record<string, Omit<RuleEntry, 'rule'>>>;

/** The type of all chapters together. A rule may refer only to rules that these chapters contain. */
type Chapters<Rule extends string> = Readonly<
  Record<Rule, Omit<RuleEntry, 'rule' | 'see'> & { readonly see: readonly Rule[] }>
>;

/**
 * Creates the rulebook of a game. A reference to a rule that no chapter contains is a compile error.
 *
 * @param bookOrder compares two rule numbers. Default: the order of the chapters
 */
export function createRulebook<Rule extends string>(
  chapters: Chapters<Rule>,
  bookOrder?: (a: Rule, b: Rule) => number,
): ReadonlyMap<string, RuleEntry> {
  const rules = Object.keys(chapters) as Rule[];
  return new Map((bookOrder ? rules.sort(bookOrder) : rules).map((rule) => [rule, { rule, ...chapters[rule] }]));
}

/** Returns the English title of a rule, for output that programs read. */
export const englishTitle = ({ title, titleInEnglish = title }: Pick<RuleEntry, 'title' | 'titleInEnglish'>): string =>
  titleInEnglish;

/** Returns the English text of a rule, for output that programs read. */
export const englishText = ({ text, textInEnglish = text }: Pick<RuleEntry, 'text' | 'textInEnglish'>): string =>
  textInEnglish;

/**
 * Functions with which a ruleset cites rules. They accept only rule numbers of the ruleset's own rulebook, so that a
 * wrong citation is a compile error.
 */
export interface Citations<Rule extends string> {
  /** Creates one step of a ledger. */
  readonly step: (text: string, rule?: Rule) => LedgerStep;
  /** Creates a value with its ledger. */
  readonly explained: <T>(value: T, ...ledger: Ledger) => Explained<T>;
  /** Returns a rule number as a string, for events, moments and refusals. */
  readonly cite: (rule: Rule) => string;
}

export const createCitations = <Rule extends string>(): Citations<Rule> => ({
  step: (text, rule) => (rule === undefined ? { text } : { text, rule }),
  explained: (value, ...ledger) => ({ value, ledger }),
  cite: (rule) => rule,
});
