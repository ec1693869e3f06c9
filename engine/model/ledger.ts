/** One reason of a number: what was done and the rule that made it so. */
export interface LedgerStep {
  /** `8 printed`, `×2 integrity`, `÷2 out of supply` */
  readonly text: string;
  /** The rule's number; absent when the author's text is the reason. */
  readonly rule?: string;
  /** The same in figures, for those who set a ledger in columns; a step that only says something has none. */
  readonly figure?: Figure;
  /** Reasons of its own: `41.Pz: 2 dice from 5 on (4 strength; ÷2 1 Malus = 2)` */
  readonly why?: Ledger;
}

/** What a step does to a number. */
export type Figure =
  /** It begins, or a part of it does: of a unit, where it is one's, that has so much printed or by other words. */
  | { readonly is: 'start'; readonly amount: number; readonly of?: string; readonly words?: string }
  /** `×2 integrity = 8`; without what it comes to where it changes a whole part of the ledger. */
  | {
      readonly is: 'change';
      readonly sign: '+' | '-' | '×' | '÷';
      readonly amount: number;
      readonly words: string;
      readonly comesTo?: number;
    }
  /** What all of it has come to: `attack 25` */
  | { readonly is: 'sum'; readonly amount: number; readonly of: string };

export type Ledger = readonly LedgerStep[];

/** A number that carries its reasons. */
export interface Explained<T = number> {
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
