import { citation, type LedgerStep } from '../../engine/model/ledger.js';
import type { MomentRecord, GameRecord } from '../../engine/play/records.js';

/** Returns the figures of a moment in the order of computation: for each event the reasons and then the result. */
export const figuresOf = ({ events }: GameRecord, { from, to }: MomentRecord): readonly LedgerStep[] =>
  events
    .slice(from, to)
    .flatMap(({ ledger = [], text, rule }) => (ledger.length === 0 ? [] : [...ledger, { text, rule }]));

/** Returns a figure as text: `×2 integrity [7.3]`. */
export const figureText = ({ text, rule }: LedgerStep): string =>
  rule !== undefined && text.includes(`[${rule}`) ? text : `${text}${citation(rule)}`;
