import type { Ledger } from './ledger.js';
import type { Source } from './source.js';

export type Severity = 'error' | 'warning' | 'information';

/** What is wrong, by which rule, where, and why. */
export interface Finding {
  readonly severity: Severity;
  /** `pgg/7.1/stack-limit`, or `sandtable/unknown-cell` for what belongs to the language. */
  readonly code: string;
  /** The rule's number, when a rule is broken. */
  readonly rule?: string;
  /** What is, what may be, by which rule, what to do. */
  readonly message: string;
  readonly source: Source;
  /** The reasons behind the numbers of the message. */
  readonly why: Ledger;
  /** Other places that are part of it: the first definition, the unit already there. */
  readonly related: readonly { readonly source: Source; readonly message: string }[];
  readonly fixes: readonly Fix[];
}

/** A change of the text that mends the finding, vetted by the engine. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly source: Source; readonly text: string }[];
  /**
   * What the author alone knows stands in the text as a blank in ‹ ›, `set missions = ‹NUMBER›`; here is an example of each, by which
   * the fix is vetted and which nobody sees.
   */
  readonly blanks?: Readonly<Record<string, string>>;
  /** It says more than it puts right: it is none when another error comes of it. */
  readonly says?: 'more';
}

/** The fix that writes something else in one place of the text. */
export const writeInstead = (source: Source, text: string, title = `Write ${text}`): Fix => ({
  title,
  edits: [{ source, text }],
});
