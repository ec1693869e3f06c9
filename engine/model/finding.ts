import type { Ledger } from './ledger.js';
import type { Source } from './source.js';

export type Severity = 'error' | 'warning' | 'information';

/** An error, warning or hint about an author's text: what is wrong, by which rule, where, and why. */
export interface Finding {
  readonly severity: Severity;
  /** `pgg/7.1/stack-limit` for a rule of a game, `sandtable/unknown-cell` for a rule of the language. */
  readonly code: string;
  /** The number of the broken rule of the game. */
  readonly rule?: string;
  /** Text that gives the fault, the limit, the rule, and what to do. */
  readonly message: string;
  readonly source: Source;
  /** The reasons for the numbers in the message. */
  readonly why: Ledger;
  /**
   * Other places of the text that explain the finding, such as the first definition of a name or the unit that is
   * already in the cell.
   */
  readonly related: readonly { readonly source: Source; readonly message: string }[];
  readonly fixes: readonly Fix[];
  /** Set if the text lacks values that only the author can supply. */
  readonly missing?: MissingValues;
}

/** Values of a unit or formation that the author must supply. */
export interface MissingValues {
  readonly name: string;
  readonly side: string;
  readonly of: 'unit' | 'formation';
  /** Number of missing values. */
  readonly values: number;
}

/** A change of the text that removes the finding. The language server offers it only after a trial with the engine. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly source: Source; readonly text: string }[];
  /**
   * Example values for the placeholders of the text, by name. A placeholder, such as ‹NUMBER› in `set missions =
   * ‹NUMBER›`, stands for a value that only the author knows. The examples are used only to test the fix.
   */
  readonly blanks?: Readonly<Record<string, string>>;
  /**
   * Set if the fix adds information to the text instead of only correcting it. Such a fix is rejected if it causes
   * another error.
   */
  readonly says?: 'more';
}

/** Creates a fix that replaces one place of the text. */
export const writeInstead = (source: Source, text: string, title = `Write ${text}`): Fix => ({
  title,
  edits: [{ source, text }],
});
