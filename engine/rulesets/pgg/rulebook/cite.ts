import type { Ledger, LedgerStep, Reckoned } from '../../../play/ledger.js';
import type { PggRule } from './index.js';

/** One reason of a number; the rule is checked by the compiler. */
export const step = (text: string, rule?: PggRule): LedgerStep => (rule === undefined ? { text } : { text, rule });

/** A number with its reasons. */
export const reckoned = <T>(value: T, ...ledger: readonly LedgerStep[]): Reckoned<T> => ({ value, ledger });

/** A rule's number where the contract wants a plain string: events, moments, refusals. */
export const cite = (rule: PggRule): string => rule;

/** `8 printed; ×2 integrity [7.3]` */
export const ledgerText = (ledger: Ledger): string =>
  ledger.map(({ text, rule }) => (rule === undefined ? text : `${text} [${rule}]`)).join('; ');
