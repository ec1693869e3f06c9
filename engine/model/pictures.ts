import type { Source } from './source.js';

/** A picture file that the author names, by its path relative to the file that contains the statement. */
export interface PictureReference {
  readonly path: string;
  readonly source: Source;
}

/** The picture on all counters of a kind: `picture panzer battalion "tiger.png"`. */
export interface KindPicture {
  readonly kind: string;
  readonly picture: PictureReference;
}
