import type { Board, Cell } from '../board/board.js';
import type { Ledger } from '../model/ledger.js';
import type { Source } from '../model/source.js';
import { say } from '../model/say.js';

/** Everything that gives points or decides the game, with its present state. */
export interface Standing {
  readonly points: readonly PointSource[];
  /** The verdicts in the order in which they are judged: the first that is true decides the game. */
  readonly verdicts: readonly Verdict[];
  /**
   * The offers and the conditions (`when`) of the scenario. The statements in their braces apply only after the offer
   * is taken or the condition has come true.
   */
  readonly effects: readonly Effect[];
}

/** The origin of an entry: the rule of the game or the statement of the scenario, and the cells that it names. */
export interface Grounds {
  readonly rule: string;
  readonly cells?: readonly Cell[];
  /** The statement in the file; absent if the entry comes from a rule of the game. */
  readonly source?: Source;
  /** Set if the statement names turns that are over, so that it can no longer take effect. */
  readonly isPast?: true;
}

/** Something that gives points to a side: a place, an award, or an item of the rulebook. */
export interface PointSource extends Grounds {
  readonly side: string;
  /** The entry in the score: `holds Smolensk`. */
  readonly text: string;
  /** The points that the source gives now or, if it gives none now, the points that it can give. */
  readonly points: number;
  /** True if the source gives its points now. */
  readonly isCounted: boolean;
  /** Set if the source gives `points` for each of several things, such as each lost unit. */
  readonly isEach?: true;
  /** The reasons why the source gives points now, or why it gives none. */
  readonly why?: Ledger;
}

/** A possible verdict: a winner and degree of victory, with the condition on which it depends. */
export interface Verdict extends Grounds {
  /** The winner; undefined for a draw. */
  readonly side?: string;
  readonly degree?: string;
  /** The verdict in the reader's language. Default: the side and the degree. */
  readonly words?: string;
  /** The turns at whose ends the verdict is judged, as text: `turn 22AM`. Default: only the end of the game. */
  readonly during?: string;
  /**
   * The present state of the condition. Undefined for a verdict without a condition, which applies if no earlier
   * verdict does.
   */
  readonly condition?: ConditionState;
  /** Set if this verdict has decided the game. */
  readonly hasDecided?: true;
  /** Set for a verdict of the game's rules that is judged before the scenario's verdicts without a condition. */
  readonly isFirst?: true;
}

/** An `offer` or a `when`, with its text as written. */
export interface Effect extends Grounds {
  readonly kind: 'offer' | 'when';
  readonly text: string;
  /** True if the offer was taken or the condition has come true. */
  readonly isInEffect: boolean;
  readonly condition?: ConditionState;
}

/**
 * The present state of a condition: of a single fact, or of several combined conditions. `isMet` is undefined if the
 * result of a die will decide.
 */
export type ConditionState = FactState | PartsState;

/** Several conditions of which all (`all`) or at least one (`any`) must be met. */
export interface PartsState {
  readonly test: 'all' | 'any';
  readonly isMet?: boolean;
  readonly of: readonly ConditionState[];
}

export interface FactState {
  readonly test: 'fact';
  readonly isMet?: boolean;
  /** Set for a fact after `not`. `isMet` is then true while the fact is false. */
  readonly isDenied?: true;
  /** The fact without its number and places: `Axis holds`, `German points`. */
  readonly words: string;
  readonly counts: 'places' | 'units' | 'points' | 'die' | 'other';
  /** The number that is compared now, such as the number of held places; undefined if a die decides. */
  readonly current?: number;
  /** The range of numbers for which the fact is true: at least `least` and at most `most`. */
  readonly least?: number;
  readonly most?: number;
  /** `counted`: the names of the things that count now. `lacking`: the names of the places that do not count yet. */
  readonly counted: readonly string[];
  readonly lacking: readonly string[];
}

/**
 * Returns whether a verdict would decide the game now, that is whether its condition is met. A verdict without a
 * condition decides only if no verdict in `before` does. Undefined if a die decides.
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

/** Converts entries of the score to point sources that give their points now. */
export const sourcesOf = (lines: readonly Entry[]): PointSource[] =>
  lines.map((line) => ({ ...line, isCounted: true }));

/**
 * Returns whether a side holds all cells of a place. `why` says that the place is held, or which cells the side lacks.
 */
export function holdingOf(
  cells: readonly Cell[],
  isHeld: (cell: Cell, index: number) => boolean,
  board: Pick<Board, 'label'>,
): { readonly isHeld: boolean; readonly why: Ledger } {
  const lacking = cells.filter((cell, index) => !isHeld(cell, index));
  if (cells.length > 0 && lacking.length === 0) return { isHeld: true, why: [{ text: say`held` }] };
  const labels = lacking.map((cell) => board.label(cell)).join(', ');
  return { isHeld: false, why: [{ text: lacking.length === cells.length ? say`not held` : say`lacks ${labels}` }] };
}

/**
 * Returns a part of the point source for a place that gives points while a side holds all of its cells: `holds
 * Smolensk`.
 */
export function pointsForHolding(
  place: string,
  cells: readonly Cell[],
  isHeldCell: (cell: Cell) => boolean,
  board: Pick<Board, 'label'>,
): Pick<PointSource, 'text' | 'isCounted' | 'why' | 'cells'> {
  const { isHeld, why } = holdingOf(cells, isHeldCell, board);
  return { text: isHeld ? say`holds ${place}` : place, isCounted: isHeld, ...(!isHeld && { why }), cells };
}
