import type { Board, Cell } from '../board/board.js';
import type { PictureReference } from './pictures.js';
import type { Source } from './source.js';

/** A map as written: the board, the terrain of each cell, and the features of cells, hexsides and chains of cells. */
export interface MapModel {
  readonly name: string;
  readonly title?: string;
  readonly provenance?: string;
  readonly board: Board;
  /**
   * The terrain words in use. `terrain[cell]` is an index into this list, or 255 if the author wrote no terrain for the
   * cell.
   */
  readonly terrainWords: readonly string[];
  readonly terrain: Uint8Array;
  readonly features: readonly Feature[];
  /** Named sets of cells: entry areas, regions. */
  readonly areas: ReadonlyMap<string, Area>;
  /** The author's own pictures of terrain, by index into `terrainWords`. */
  readonly terrainPictures?: ReadonlyMap<number, PictureReference>;
  readonly underlay?: Underlay;
  readonly texts?: readonly MapText[];
  readonly gridSource: Source;
  readonly source: Source;
}

/**
 * A city, river, road or other feature. One of its lists of cells, hexsides and chains is filled; the others are empty.
 */
export interface Feature {
  /** The kind in words of the ruleset's vocabulary: `major city`, `river`, `road`. */
  readonly kind: string;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly hexsides: readonly (readonly [Cell, Cell])[];
  readonly chains: readonly (readonly Cell[])[];
  readonly attributes: Attributes;
  readonly source: Source;
  readonly nameSource?: Source;
}

/** A named set of cells. */
export interface Area {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly source: Source;
}

/** Attributes by key, such as `fc 4  range 2  regiment  vehicle "Cromwell"`. The value of a single word is `true`. */
export type Attributes = Readonly<Record<string, Attribute>>;
export interface Attribute {
  readonly value: number | string | true;
  /** The upper bound of a range such as `(points 8..18)`, whose lower bound is the value. */
  readonly most?: number;
  readonly source: Source;
}

/** The author's scan of a printed map, which the panel shows under the grid. */
export interface Underlay {
  readonly picture: PictureReference;
  /** Two cells, and the pixels of the scan at which their centres lie. */
  readonly anchors: readonly [Anchor, Anchor];
  /** Opacity in percent. */
  readonly opacity: number;
  readonly source: Source;
}

export interface Anchor {
  readonly cell: Cell;
  /** Pixels from the left edge of the scan. */
  readonly x: number;
  /** Pixels from the upper edge of the scan. */
  readonly y: number;
  readonly source: Source;
}

/** A text that the author writes on the map. */
export interface MapText {
  readonly text: string;
  /** The cell on which the text is centred. */
  readonly cell: Cell;
  readonly size: TextSize;
  /** Degrees by which the text rises to the right. */
  readonly angle: number;
  readonly source: Source;
}

export type TextSize = 'small' | 'medium' | 'large' | 'huge';
