import type { Board, Cell } from '../board/board.js';
import type { Ledger } from '../model/ledger.js';
import type { LimitModel } from '../model/special-rules.js';
import { count, list } from '../model/words.js';

/** One thing a scenario asks of a set-up, and how far it is so. */
export interface SetupEntry {
  readonly limit: LimitModel;
  /** `infantry`, `every infantry`, `units`, `cover` */
  readonly action: string;
  /** How many must be, and may be; where cells are asked for, how many of them. */
  readonly least: number;
  readonly most: number;
  /** The units that count; where cells are asked for, the labels of those that are covered. */
  readonly counted: readonly string[];
  /** What the units come to: `strength`. */
  readonly totals: readonly SetupTotal[];
  /** Cells that want a unit still. */
  readonly open: readonly Cell[];
  /** Units that would count and stand nowhere yet. */
  readonly free: readonly { readonly name: string; readonly kind: string }[];
  readonly isFulfilled: boolean;
}

export interface SetupTotal {
  readonly what: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
}

/** Where cells are asked for: each holds a unit, or each is covered by one. */
export const isOfCells = ({ action }: Pick<SetupEntry, 'action'>): boolean =>
  action === 'occupied' || action === 'cover';

/** `2 of 3 infantry, strength 9 of 12`, `1 of at most 2 units`, `3 of 4 cells`: what there is, of what there must or may be. */
export function setupText(entry: SetupEntry): string {
  const { action, counted, least, most, totals } = entry;
  const what = isOfCells(entry) ? (most === 1 ? 'cell' : 'cells') : action.replace(/^every /, '');
  const sums = totals.map((total) => `${total.what} ${total.now} of ${rangeText(total)}`);
  return [`${counted.length} of ${rangeText({ least, most })} ${what}`, ...sums].join(', ');
}

/** `12`, `12 to 14`, `at most 1`; twelve or more are 12 as well. */
function rangeText({ least, most }: Pick<SetupTotal, 'least' | 'most'>): string {
  if (least === most || most === Infinity) return String(least);
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

/** What stands there, what is open, and who is free, by kind. */
export function setupReasons(entry: SetupEntry, board: Board): Ledger {
  const { counted, open, free } = entry;
  const kinds = new Map<string, string[]>();
  for (const { kind, name } of free) kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  return [
    ...(counted.length > 0 ? [{ text: `${isOfCells(entry) ? 'covered' : 'set up'}: ${list(counted)}` }] : []),
    ...(open.length > 0 ? [{ text: `open: ${list(open.map((cell) => board.label(cell)))}` }] : []),
    ...[...kinds].map(([kind, names]) => ({ text: `free: ${count(names.length, kind, kind)} (${list(names)})` })),
  ];
}
