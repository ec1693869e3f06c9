import { attributeOf, forcesByName, type ForceModel, type SideModel } from '../model/forces.js';
import type { Attributes } from '../model/map.js';
import type { PictureReference } from '../model/pictures.js';
import type { AttributeWord } from '../play/vocabulary.js';

/** The word for the author's own picture. It belongs to the language, not to a rulebook, and has no effect on play. */
const WORD = 'picture';

export const UNIT_PICTURE = {
  word: WORD,
  of: 'unit',
  value: 'text',
  text: 'The picture on the counter in place of the symbol, a PNG or JPEG file.',
  rules: [],
} as const satisfies AttributeWord;

export const TERRAIN_PICTURE = {
  word: WORD,
  of: 'terrain',
  value: 'text',
  text: 'The picture in each cell of this terrain, a PNG or JPEG file.',
  rules: [],
} as const satisfies AttributeWord;

/** Returns the picture of a counter, given the name of its unit (empty for a drawn counter), its kind and its side. */
export type FindPicture = (unit: {
  readonly name: string;
  readonly kind: string;
  readonly side: string;
}) => PictureReference | undefined;

/** Returns the picture that a statement names in its parentheses: `(picture "tiger.png")`. */
export function pictureIn(attributes: Attributes): PictureReference | undefined {
  const written = Object.hasOwn(attributes, WORD) ? attributes[WORD] : undefined;
  return written === undefined || written.value === true
    ? undefined
    : { path: String(written.value), source: written.source };
}

/**
 * Returns a function that finds the picture of a counter: the picture of the unit, otherwise that of its innermost
 * formation with a picture, otherwise that of its kind. Returns undefined if no side has pictures.
 */
export function pictureFinder(sides: readonly SideModel[]): FindPicture | undefined {
  if (!sides.some((side) => picturesOfSide(side).length > 0)) return undefined;
  const forces = forcesByName(sides);
  const ofKinds = new Map(
    sides.flatMap(({ name, pictures = [] }) => pictures.map(({ kind, picture }) => [`${name}/${kind}`, picture])),
  );
  return ({ name, kind, side }) => ofForce(forces.get(name), forces) ?? ofKinds.get(`${side}/${kind}`);
}

function ofForce(force: ForceModel | undefined, forces: ReadonlyMap<string, ForceModel>): PictureReference | undefined {
  const written = force && attributeOf(force, forces, WORD);
  return written && pictureIn({ [WORD]: written });
}

/** Returns all pictures that the order of battle of a side names. */
export function picturesOfSide({ forces, pictures = [] }: SideModel): PictureReference[] {
  return [
    ...pictures.map(({ picture }) => picture),
    ...forces.flatMap(({ attributes }) => pictureIn(attributes) ?? []),
  ];
}
