import type { Board, Cell } from '../board/board.js';
import type { Ledger } from '../model/ledger.js';
import type { Source } from '../model/source.js';

/** Everything that gives points or decides a game, with its present state. */
export interface Standing {
  readonly points: readonly PointSource[];
  /** The verdicts in the order in which they are judged: the first that is true decides the game. */
  readonly verdicts: readonly Verdict[];
  /** The offers and conditions of the scenario, whose statements apply only once they are taken or come true. */
  readonly effects: readonly Effect[];
}

/** The rule or the statement that something follows from, and the cells it is about. */
export interface Grounds {
  readonly rule: string;
  readonly cells?: readonly Cell[];
  /** The statement of the author. */
  readonly source?: Source;
  /** Set if its turns are over. */
  readonly isPast?: true;
}

/** Something that gives points to a side: a place, an award, or an item of the rulebook. */
export interface PointSource extends Grounds {
  readonly side: string;
  /** The entry in the score: `holds Smolensk`. */
  readonly text: string;
  /** The points that it gives now; those that it can give, if it gives none. */
  readonly points: number;
  /** Whether it gives its points now. */
  readonly isCounted: boolean;
  /** Set if it gives these points for each thing that counts. */
  readonly isEach?: true;
  /** The reasons why it gives its points, or gives none. */
  readonly why?: Ledger;
}

/** A possible result of the game, as if the game ended now. */
export interface Verdict extends Grounds {
  /** The winner; undefined for a draw. */
  readonly side?: string;
  readonly degree?: string;
  /** The turns at whose ends it is judged: `turn 22AM`. Default: at the end of the game. */
  readonly during?: string;
  /** Undefined for a verdict without a condition, which is reached if no earlier one is. */
  readonly condition?: ConditionState;
  /** Set if it has decided the game. */
  readonly hasDecided?: true;
  /** Set for a verdict of the rulebook that comes before statements without a condition. */
  readonly isFirst?: true;
}

/** An `offer` or a `when`, with its text as written. */
export interface Effect extends Grounds {
  readonly kind: 'offer' | 'when';
  readonly text: string;
  /** Whether the offer was taken, or the condition came true. */
  readonly isInEffect: boolean;
  readonly condition?: ConditionState;
}

/** A condition with its present state. Undefined `isMet`: a die decides. */
export type ConditionState = FactState | PartsState;

/** Conditions of which all, or at least one, must be so. */
export interface PartsState {
  readonly test: 'all' | 'any';
  readonly isMet?: boolean;
  readonly of: readonly ConditionState[];
}

export interface FactState {
  readonly test: 'fact';
  readonly isMet?: boolean;
  /** Set if the fact must not be so; `isMet` is then true while it is not so. */
  readonly isDenied?: true;
  /** The fact without its number and places: `Axis holds`, `German points`. */
  readonly words: string;
  readonly counts: 'places' | 'units' | 'points' | 'die' | 'other';
  /** The present number; undefined if a die decides. */
  readonly current?: number;
  /** The numbers with which the fact is so: from `least`, up to `most`. */
  readonly least?: number;
  readonly most?: number;
  /** The names of what is counted, and of the places that are not. */
  readonly counted: readonly string[];
  readonly lacking: readonly string[];
}

/**
 * Returns whether a verdict would decide the game now: its condition is true. A verdict without a condition is reached
 * only if no other verdict is. Undefined if a die decides.
 */
export function decidesNow(verdict: Verdict, before: readonly Verdict[]): boolean | undefined {
  if (verdict.isPast) return false;
  if (verdict.condition) return verdict.condition.isMet;
  return !before.some(({ condition, isPast }) => !isPast && (condition === undefined || condition.isMet === true));
}

/** An entry of the score. */
type Entry = Pick<PointSource, 'side' | 'points' | 'text' | 'rule'>;

/** Returns the entries of the score: the sources that give points now. */
export const scoreLinesOf = (points: readonly PointSource[]): Entry[] =>
  points
    .filter(({ isCounted }) => isCounted)
    .map(({ side, points: given, text, rule }) => ({ side, points: given, text, rule }));

/** Returns entries of the score as sources of points that are given. */
export const sourcesOf = (lines: readonly Entry[]): PointSource[] =>
  lines.map((line) => ({ ...line, isCounted: true }));

/** Returns whether a side holds all cells of a place, and otherwise what it lacks. */
export function holdingOf(
  cells: readonly Cell[],
  isHeld: (cell: Cell, index: number) => boolean,
  board: Pick<Board, 'label'>,
): { readonly isHeld: boolean; readonly why: Ledger } {
  const lacking = cells.filter((cell, index) => !isHeld(cell, index));
  if (cells.length > 0 && lacking.length === 0) return { isHeld: true, why: [{ text: 'held' }] };
  const labels = lacking.map((cell) => board.label(cell)).join(', ');
  return { isHeld: false, why: [{ text: lacking.length === cells.length ? 'not held' : `lacks ${labels}` }] };
}

/**
 * Returns the text, the state and the reasons of points for a place that a side holds if it holds all of its cells:
 * `holds Smolensk`.
 */
export function pointsForHolding(
  place: string,
  cells: readonly Cell[],
  isHeldCell: (cell: Cell) => boolean,
  board: Pick<Board, 'label'>,
): Pick<PointSource, 'text' | 'isCounted' | 'why' | 'cells'> {
  const { isHeld, why } = holdingOf(cells, isHeldCell, board);
  return { text: isHeld ? `holds ${place}` : place, isCounted: isHeld, ...(!isHeld && { why }), cells };
}
