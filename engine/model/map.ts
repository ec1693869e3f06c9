import type { Board, Cell } from '../board/board.js';
import type { Source } from './source.js';

/** A map as written: the board, the terrain of each cell, and everything that lies on cells, hexsides and chains. */
export interface MapModel {
  readonly name: string;
  readonly title?: string;
  readonly provenance?: string;
  readonly board: Board;
  /** The terrain words in use; `terrain[cell]` is an index into it, 255 when the author gave none. */
  readonly terrainWords: readonly string[];
  readonly terrain: Uint8Array;
  readonly features: readonly Feature[];
  /** Named sets of cells: entry areas, regions. */
  readonly areas: ReadonlyMap<string, Area>;
  readonly gridSource: Source;
  readonly source: Source;
}

/** A city, river, road …: a kind of the ruleset's vocabulary, a name, and exactly one of cells, hexsides or chains filled. */
export interface Feature {
  /** The vocabulary's phrase: `major city`, `river`, `road`. */
  readonly kind: string;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly hexsides: readonly (readonly [Cell, Cell])[];
  readonly chains: readonly (readonly Cell[])[];
  readonly attributes: Attributes;
  readonly source: Source;
  readonly nameSource?: Source;
}

export interface Area {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly source: Source;
}

/** `fc 4  range 2  regiment  vehicle "Cromwell"`: a key and its value; a bare word is `true`. */
export type Attributes = Readonly<Record<string, Attribute>>;
export interface Attribute {
  readonly value: number | string | true;
  /** `(points 8..18)`: the value is the least, this the most. */
  readonly most?: number;
  readonly source: Source;
}
