import type { Board, Cell } from '../board/board.js';
import type { Ledger } from '../model/ledger.js';
import type { LimitModel } from '../model/special-rules.js';
import { list } from '../model/words.js';
import { counted as numberOf, say, term } from '../model/say.js';

/** One requirement of a scenario for a set-up, and how far the set-up fulfils it. */
export interface SetupEntry {
  readonly limit: LimitModel;
  /** The subject of the requirement: `infantry`, `every infantry`, `units`, `cover`. */
  readonly action: string;
  /** The smallest allowed number of units or, for a requirement about cells, of cells. */
  readonly least: number;
  readonly most: number;
  /**
   * The names of the units that count towards the requirement. If the requirement is about cells, these are the labels
   * of the covered cells.
   */
  readonly counted: readonly string[];
  /** For each attribute with a required total, such as `strength`, the sum over the counted units. */
  readonly totals: readonly SetupTotal[];
  /** The cells of the requirement that still need a unit. */
  readonly open: readonly Cell[];
  /** Units that are not set up yet and that would count towards the requirement. */
  readonly free: readonly { readonly name: string; readonly kind: string }[];
  readonly isFulfilled: boolean;
}

export interface SetupTotal {
  readonly what: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  /** True if the value of a counted unit is missing. `now` is then only a lower bound. */
  readonly isLowerBound: boolean;
}

/** Returns whether the requirement is about cells that must each contain a unit or be covered by one. */
export const isOfCells = ({ action }: Pick<SetupEntry, 'action'>): boolean =>
  action === 'occupied' || action === 'cover';

/**
 * Formats the current and the required numbers: `2 of 3 infantry, strength 9 of 12`, `1 of at most 2 units`, `3 of 4
 * cells`.
 */
export function setupText(entry: SetupEntry): string {
  const { action, counted, least, most, totals } = entry;
  const what = isOfCells(entry) ? term(most === 1 ? 'cell' : 'cells') : term(action.replace(/^every /, ''));
  const sums = totals.map((total) => say`${total.what} ${total.now} of ${rangeText(total)}`);
  return [say`${counted.length} of ${rangeText({ least, most })} ${what}`, ...sums].join(', ');
}

/**
 * Formats a required range: `12 to 14`, or `at most 1` without a lower bound. Without an upper bound, the result is
 * only the lower bound, such as `12`.
 */
function rangeText({ least, most }: Pick<SetupTotal, 'least' | 'most'>): string {
  if (least === most || most === Infinity) return String(least);
  return least === 0 ? say`at most ${most}` : say`${least} to ${most}`;
}

/** Returns a ledger of what is placed, which cells are open, and which units are not placed, by kind. */
export function setupReasons(entry: SetupEntry, board: Board): Ledger {
  const { counted, open, free } = entry;
  const kinds = new Map<string, string[]>();
  for (const { kind, name } of free) kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  return [
    ...(counted.length > 0
      ? [{ text: isOfCells(entry) ? say`covered: ${list(counted)}` : say`set up: ${list(counted)}` }]
      : []),
    ...(open.length > 0 ? [{ text: say`open: ${list(open.map((cell) => board.label(cell)))}` }] : []),
    ...[...kinds].map(([kind, names]) => ({ text: say`free: ${numberOf(names.length, kind, kind)} (${list(names)})` })),
  ];
}
