/** One reason of a number: what was done and the rule that made it so. */
export interface LedgerStep {
  /** `8 printed`, `×2 integrity`, `÷2 out of supply` */
  readonly text: string;
  /** The rule's number; absent when the author's text is the reason. */
  readonly rule?: string;
  /** Reasons of its own: `41.Pz: 2 dice from 5 on (4 strength; ÷2 1 Malus = 2)` */
  readonly why?: Ledger;
}

export type Ledger = readonly LedgerStep[];

/** A number that carries its reasons. */
export interface Reckoned<T = number> {
  readonly value: T;
  readonly ledger: Ledger;
}

/** `8 printed; ×2 integrity [7.3]; ÷2 out of supply [11.31]` */
export function ledgerText(ledger: Ledger): string {
  const wordsOf = ({ text, rule, why }: LedgerStep): string =>
    `${text}${rule === undefined ? '' : ` [${rule}]`}${why === undefined ? '' : ` (${ledgerText(why)})`}`;
  return ledger.map(wordsOf).join('; ');
}

/** A text without the rules it cites: a reason that only repeats its message is no reason. */
export function withoutRules(text: string): string {
  return text.replace(/ \[[^\]]*\]/g, '');
}
