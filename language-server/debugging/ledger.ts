import type { LedgerStep } from '../../engine/model/ledger.js';
import type { MomentRecord, GameRecord } from '../../engine/play/records.js';

/** Returns the figures of a moment in order of computation: for each event its reasons, then its result. */
export const figuresOf = ({ events }: GameRecord, { from, to }: MomentRecord): readonly LedgerStep[] =>
  events
    .slice(from, to)
    .flatMap(({ ledger = [], text, rule }) => (ledger.length === 0 ? [] : [...ledger, { text, rule }]));

/** Returns a figure as text: `×2 integrity [7.3]`. */
export const figureText = ({ text, rule }: LedgerStep): string =>
  rule === undefined || text.includes(`[${rule}`) ? text : `${text} [${rule}]`;
