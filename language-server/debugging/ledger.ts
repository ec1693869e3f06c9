import type { LedgerStep } from '../../engine/model/ledger.js';
import type { MomentRecord, GameRecord } from '../../engine/play/records.js';

/** The figures of a moment, in the order they are reckoned: each event's reasons, then what it came to. */
export const figuresOf = ({ events }: GameRecord, { from, to }: MomentRecord): readonly LedgerStep[] =>
  events
    .slice(from, to)
    .flatMap(({ ledger = [], text, rule }) => (ledger.length === 0 ? [] : [...ledger, { text, rule }]));

/** `×2 integrity [7.3]` */
export const figureText = ({ text, rule }: LedgerStep): string =>
  rule === undefined || text.includes(`[${rule}`) ? text : `${text} [${rule}]`;
