import { patched, type Difference } from './difference.js';
import type { Place, Scene } from './scene.js';

/** The scene at one moment of the game, and the whole row of moments it stands in: what the preview shows. */
export interface Preview {
  readonly scene: Scene;
  readonly moments: readonly MomentItem[];
  /** The moment shown, with the reasons of its numbers: those of the row come without. */
  readonly detail?: MomentDetail;
  /** The number of the moment shown, -1 for the set-up. */
  readonly moment: number;
  readonly seed: string;
  readonly score: readonly ScoreItem[];
  /** What lies beside the map, as far as who looks may see it. */
  readonly beside?: readonly BesideItem[];
  readonly ruleset: string;
  /** What the game can lay over its map: for each side, or for the chosen unit. */
  readonly layers: readonly LayerItem[];
  /** A side of the game knows what the other does not. */
  readonly sidesKnowMore?: boolean;
}

/** Things in one place beside the map: their names, and how many more there are that cannot be seen. */
export interface BesideItem {
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

/** A picture as it is sent: the whole of it, or to somebody who has the one before it what is otherwise. */
export type SentPreview = (Preview & { readonly edition?: number }) | PreviewChange;

/** What is otherwise than in the picture before it. */
export interface PreviewChange {
  /** The number of the picture it changes. */
  readonly since: number;
  /** The number of this picture, by which the next one is asked for. */
  readonly edition: number;
  readonly difference?: Difference;
}

/** The whole picture, of what was sent and the one before it. */
export function whole(sent: SentPreview, before: Preview | undefined): Preview {
  if (!('since' in sent)) {
    const { edition: _, ...preview } = sent;
    return preview;
  }
  if (before === undefined) throw new Error('A change came of a picture that is not there.');
  return sent.difference === undefined ? before : (patched(before, sent.difference) as Preview);
}

/** One row of the list of moments. */
export interface MomentItem {
  readonly number: number;
  readonly address: string;
  readonly kind: 'decision' | 'dice';
  readonly turn: number;
  /** As the game's calendar calls it; where it has none the number does. */
  readonly turnName?: string;
  readonly phase: string;
  readonly side?: string;
  readonly rule: string;
  readonly prompt: string;
  readonly answer: string;
  /** Who answered: `order`, `doctrine`, `default`, `random`; for dice `seed` or `written`. */
  readonly by: string;
  readonly place?: Place;
  readonly events: readonly MomentEvent[];
  /** What happened, in the few words of a row. */
  readonly said: Said;
  /** The stretch of play it belongs to: a phase of a side, or what came in the midst of one. */
  readonly stretch: Stretch;
  /** Its side has done nothing: a phase ends. */
  readonly passes?: true;
  /** A fight is on: dice were rolled over cells and units. */
  readonly battle?: true;
  /** Names of the units it is about. */
  readonly units: readonly string[];
}

/** A moment in full. */
export interface MomentDetail extends MomentItem {
  readonly fight?: BattleItem;
}

/** What happened in a moment, the weightiest first. Rows that say the same of different units can be told as one. */
export interface Said {
  /** Units, a whole formation by its name. */
  readonly who?: readonly string[];
  /** Weighty words. */
  readonly head?: string;
  readonly rest?: string;
  /** A result, behind all else and as weighty. */
  readonly result?: string;
  /** What a move took, as a number: `1½`. */
  readonly cost?: string;
}

export interface Stretch {
  /** The side whose phase it is. */
  readonly side?: string;
  /** `combat`, `3rd Canadian` */
  readonly name: string;
}

/** A battle, or another roll, in figures: what came against what, on which table, and how likely each result was. */
export interface BattleItem {
  /** `Attack on 2612` */
  readonly title: string;
  /** What came of it, in a sentence. */
  readonly told: string;
  /** `attack` 25, `defense` 20, `odds` 1-1: the first two stand against each other. */
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly result?: string;
  /** The cells it is about. */
  readonly cells: readonly number[];
  /** The sides that strike and that are struck. */
  readonly sides: readonly string[];
  readonly ledgers: readonly LedgerTable[];
  readonly dice: readonly DiceItem[];
  /** Of dice that each side rolls for itself: what they could come to. */
  readonly totals?: readonly TotalsItem[];
  readonly table?: TableItem;
  /** Where there is no table: how likely each result was, together 1. */
  readonly chances?: readonly Pick<ChanceItem, 'result' | 'chance'>[];
}

/** Exact chances of every sum of some dice: the first is that of `least`. */
export interface TotalsItem {
  readonly label: string;
  readonly side?: string;
  readonly dice: number;
  readonly least: number;
  readonly chances: readonly number[];
  readonly rolled: number;
}

/** A reckoning as a table: a line for each reason, the sum under a rule. */
export interface LedgerTable {
  readonly title: string;
  readonly side?: string;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerLine {
  /** The unit, or what else the line begins with; a change of the line above it has none. */
  readonly name?: string;
  /** What it begins with: `4`. */
  readonly printed?: string;
  /** What is done to it: `× 2`, `+1`. */
  readonly by?: string;
  /** And why: `integrity`. */
  readonly why?: string;
  /** What it comes to. */
  readonly counts?: string;
  readonly rule?: string;
  /** `total`: the sum of the lines above. `note`: only words; behind a unit its reasons. */
  readonly is: 'unit' | 'change' | 'total' | 'note';
}

/** A table of results as it was read. */
export interface TableItem {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly results: readonly string[] }[];
  readonly column: string;
  readonly row: number;
  /** Exact chances of the column: which faces of the die bring each result. */
  readonly chances: readonly ChanceItem[];
}

export interface ChanceItem {
  readonly result: string;
  readonly chance: number;
  readonly faces: readonly number[];
}

/** Something that happened in a moment. */
export interface MomentEvent {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  /** The reasons of its numbers; told of the moment shown. */
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
  /** Written down in the file rather than rolled from the seed. */
  readonly written: boolean;
}

export interface ScoreItem {
  readonly side: string;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
}
