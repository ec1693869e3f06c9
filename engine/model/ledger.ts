/** One step in the calculation of a number: what was done, and by which rule. */
export interface LedgerStep {
  /** The step in words: `8 printed`, `×2 integrity`, `÷2 out of supply`. */
  readonly text: string;
  /** The number of the rule; absent if the reason is in the author's text. */
  readonly rule?: string;
  /** The numbers of this step, for a ledger shown as a table; absent if the step is only a remark. */
  readonly figure?: Figure;
  /**
   * The ledger that explains this step. In a text, this ledger is in parentheses: `41.Pz: 2 dice from 5 on (4 strength;
   * ÷2 1 Malus = 2)`.
   */
  readonly why?: Ledger;
}

/** The effect of a ledger's step on a number. */
export type Figure =
  /**
   * The value with which a calculation begins. `of` is the unit that has the value; absent unless the calculation has
   * the values of several units. `words` describe the value; absent if the value is printed on the counter.
   */
  | { readonly is: 'start'; readonly amount: number; readonly of?: string; readonly words?: string }
  /**
   * A change of the value: `×2 integrity = 8`, where 8 is `comesTo`, the value after the step. `comesTo` is absent if
   * the step changes several numbers of the ledger at once.
   */
  | {
      readonly is: 'change';
      readonly sign: '+' | '-' | '×' | '÷';
      readonly amount: number;
      readonly words: string;
      readonly comesTo?: number;
    }
  /** A total, such as `attack 25`. */
  | { readonly is: 'sum'; readonly amount: number; readonly of: string };

export type Ledger = readonly LedgerStep[];

/** A value (by default a number) with the ledger that explains it. */
export interface Explained<T = number> {
  readonly value: T;
  readonly ledger: Ledger;
}

/**
 * Returns the citation of a rule, to be written after a text: ` [7.3]`. The result is empty without a rule; in a game
 * that a file declares, a statement may cite none.
 */
export const citation = (rule: string | undefined): string => (rule === undefined || rule === '' ? '' : ` [${rule}]`);

/** Returns a ledger as text: `8 printed; ×2 integrity [7.3]; ÷2 out of supply [11.31]`. */
export function ledgerText(ledger: Ledger): string {
  const wordsOf = ({ text, rule, why }: LedgerStep): string =>
    `${text}${citation(rule)}${why === undefined ? '' : ` (${ledgerText(why)})`}`;
  return ledger.map(wordsOf).join('; ');
}

/** Removes rule citations in brackets from a text, so that two texts can be compared without them. */
export function withoutRules(text: string): string {
  return text.replace(/ \[[^\]]*\]/g, '');
}
