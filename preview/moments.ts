import { applyDifference, type Difference } from './difference.js';
import type { Place, Scene } from './scene.js';

/** What the preview shows: the scene at one moment of the game, and the list of all moments. */
export interface Preview {
  readonly scene: Scene;
  readonly moments: readonly MomentItem[];
  /** The moment shown, with explained values. The items of `moments` have no explanations. */
  readonly detail?: MomentDetail;
  /** Number of the moment shown; -1 is the set-up. */
  readonly moment: number;
  readonly seed: string;
  readonly score: readonly ScoreItem[];
  /** What lies off the map, as far as the viewer may see it. */
  readonly beside?: readonly OffMapItem[];
  readonly ruleset: string;
  /** Overlays that the game offers for each side or for the selected unit. */
  readonly layers: readonly LayerItem[];
  /** True if a side has information that the other side lacks. */
  readonly sidesKnowMore?: boolean;
}

/** The contents of one off-map place: the names of the visible things, and the number of hidden ones. */
export interface OffMapItem {
  readonly side?: string;
  readonly place: string;
  readonly things: readonly string[];
  readonly unseen: number;
}

export interface LayerItem {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly of: 'side' | 'unit';
}

/** A picture as it is sent: complete, or as a change to the picture the receiver already has. */
export type SentPreview = (Preview & { readonly edition?: number }) | PreviewChange;

/** A change to the picture sent before. */
export interface PreviewChange {
  /** Edition of the picture that this change applies to. */
  readonly since: number;
  /** Edition of the resulting picture; the next change applies to it. */
  readonly edition: number;
  readonly difference?: Difference;
}

/**
 * Returns the complete picture, given what was sent and the picture before it.
 * Throws if a change arrives without the picture it applies to.
 */
export function completePreview(sent: SentPreview, before: Preview | undefined): Preview {
  if (!('since' in sent)) {
    const { edition: _, ...preview } = sent;
    return preview;
  }
  if (before === undefined) throw new Error('A change came of a picture that is not there.');
  return sent.difference === undefined ? before : (applyDifference(before, sent.difference) as Preview);
}

/** One row of the list of moments. */
export interface MomentItem {
  readonly number: number;
  readonly address: string;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  /** Name of the turn in the game's calendar; absent if the calendar has none, then the number is shown. */
  readonly turnName?: string;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly prompt: string;
  readonly answer: string;
  /** The source of the answer: `order`, `doctrine`, `default` or `random`; for dice `seed` or `written`. */
  readonly by: string;
  readonly place?: Place;
  readonly events: readonly MomentEvent[];
  /** Short summary of what happened, for the row. */
  readonly said: Said;
  /** The part of the turn it belongs to: the phase of a side, or an interruption of one. */
  readonly stretch: Stretch;
  /** True if the side passed and the phase ends. */
  readonly passes?: true;
  /** True for a battle: dice were rolled that concern cells and units. */
  readonly battle?: true;
  /** Names of the units involved. */
  readonly units: readonly string[];
}

/** A moment with the full analysis of its battle. */
export interface MomentDetail extends MomentItem {
  readonly fight?: BattleItem;
}

/**
 * The parts of a row's summary, most important first. Consecutive rows with equal parts but different units can be
 * merged.
 */
export interface Said {
  /** Unit names; a complete formation is listed by its own name. */
  readonly who?: readonly string[];
  /** Emphasized words. */
  readonly head?: string;
  readonly rest?: string;
  /** The result, last and emphasized. */
  readonly result?: string;
  /** Cost of a move, formatted: `1½`. */
  readonly cost?: string;
}

export interface Stretch {
  /** The phasing side. */
  readonly side?: string;
  /** `combat`, `3rd Canadian` */
  readonly name: string;
}

/** Analysis of a battle or another roll: the strengths compared, the table used, and the probability of each result. */
export interface BattleItem {
  /** `Attack on 2612` */
  readonly title: string;
  /** The outcome as a sentence. */
  readonly told: string;
  /** `attack` 25, `defense` 20, `odds` 1-1: the first two are compared with each other. */
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly result?: string;
  /** Cells involved. */
  readonly cells: readonly number[];
  /** The attacking side first, then the defending one. */
  readonly sides: readonly string[];
  readonly ledgers: readonly LedgerTable[];
  readonly dice: readonly DiceItem[];
  /** If each side rolls for itself: the possible totals of each. */
  readonly totals?: readonly TotalsItem[];
  readonly table?: TableItem;
  /** Without a results table: the probability of each result; they sum to 1. */
  readonly chances?: readonly Pick<ChanceItem, 'result' | 'chance'>[];
}

/** Exact probabilities of every sum of some dice; the first one belongs to the sum `least`. */
export interface TotalsItem {
  readonly label: string;
  readonly side?: string;
  readonly dice: number;
  readonly least: number;
  readonly chances: readonly number[];
  readonly rolled: number;
}

/** A value explained as a table: one line per reason, the sum below a rule. */
export interface LedgerTable {
  readonly title: string;
  readonly side?: string;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerLine {
  /** The unit or other subject of the line; absent if the line modifies the one above. */
  readonly name?: string;
  /** Printed value: `4`. */
  readonly printed?: string;
  /** The modification: `× 2`, `+1`. */
  readonly by?: string;
  /** Its reason: `integrity`. */
  readonly why?: string;
  /** The resulting value. */
  readonly counts?: string;
  readonly rule?: string;
  /** `total`: the sum of the lines above. `note`: text only; after a unit, its explanation. */
  readonly is: 'unit' | 'change' | 'total' | 'note';
}

/** A combat results table, with the column and row that were used. */
export interface TableItem {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  readonly row: number;
  /** Exact probabilities of the column: the die faces that give each result. */
  readonly chances: readonly ChanceItem[];
}

export interface ChanceItem {
  readonly result: string;
  readonly chance: number;
  readonly faces: readonly number[];
}

/** An event of a moment. */
export interface MomentEvent {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  /** Explanation of its values; present only for the moment shown. */
  readonly ledger?: readonly LedgerItem[];
  readonly dice?: DiceItem;
}

export interface LedgerItem {
  readonly text: string;
  readonly rule?: string;
}

export interface DiceItem {
  readonly address: string;
  readonly sides: number;
  readonly values: readonly number[];
  /** True if the file states the roll; false if the seed determined it. */
  readonly written: boolean;
}

export interface ScoreItem {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}
