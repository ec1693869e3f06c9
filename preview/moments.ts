import type { Place, Scene } from './scene.js';

/** The scene at one moment of the game, and the whole row of moments it stands in: what the preview shows. */
export interface Preview {
  readonly scene: Scene;
  readonly moments: readonly MomentItem[];
  /** The moment shown, with the reasons of its numbers: those of the row come without. */
  readonly detail?: MomentItem;
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

/** The same as it is sent to somebody who has the picture before it: of the moments only those behind the ones that still stand. */
export interface PreviewChange extends Preview {
  /** How many of the first moments are those of the picture before it. */
  readonly kept: number;
  /** The number of this picture, by which the next one is asked for. */
  readonly edition: number;
}

/** The whole picture, of what changed and the one before it. */
export function whole({ kept, ...preview }: PreviewChange, before: Preview | undefined): Preview {
  return { ...preview, moments: [...(before?.moments.slice(0, kept) ?? []), ...preview.moments] };
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
