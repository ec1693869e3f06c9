import { pictureFinder, type FindPicture } from '../../engine/mechanics/pictures.js';
import { shortNamesOf } from '../../engine/mechanics/short-names.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import type { CounterFace, ScenePicture } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { isWithin, PICTURE_LIMIT } from '../workspace/picture-limits.js';

type Drawn = Pick<CounterFace, 'shortName' | 'shortFormation' | 'picture'>;

/** The author's own drawings on counters: short names in place of names, and pictures in place of symbols. */
export class CounterArt {
  /** True if the author gave neither short names nor pictures. */
  readonly isEmpty: boolean;
  private readonly short: ReadonlyMap<string, string>;
  private readonly pictureOf: FindPicture | undefined;

  constructor(private readonly analysis: Pick<Analysis, 'sides' | 'pictureFile'>) {
    this.short = shortNamesOf(analysis.sides);
    this.pictureOf = pictureFinder(analysis.sides);
    this.isEmpty = this.short.size === 0 && this.pictureOf === undefined;
  }

  /** Returns the author's short names and picture for a counter; fields that the author has not given are absent. */
  of({ name, formation = '', kind, side }: Pick<CounterFace, 'name' | 'formation' | 'kind' | 'side'>): Drawn {
    const [shortName, shortFormation] = [this.short.get(name), this.short.get(formation)];
    const picture = pictureOf(this.analysis, this.pictureOf?.({ name, kind, side }));
    return {
      ...(shortName !== undefined && { shortName }),
      ...(shortFormation !== undefined && { shortFormation }),
      ...(picture && { picture }),
    };
  }
}

/** Returns the picture that a reference leads to, for counters or terrain; undefined if it is missing or too large. */
export function pictureOf(
  analysis: Pick<Analysis, 'pictureFile'>,
  reference: PictureReference | undefined,
): ScenePicture | undefined {
  const file = reference && analysis.pictureFile(reference);
  return file && isWithin(PICTURE_LIMIT, file) ? scenePicture(file) : undefined;
}

/** Returns the fields of a picture file that the scene contains. */
export const scenePicture = ({ uri, width, height, edition }: ScenePicture): ScenePicture => ({
  uri,
  width,
  height,
  edition,
});
