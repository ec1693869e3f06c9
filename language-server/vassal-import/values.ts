/** A name with the values at its end cut off. */
export interface NameAndValues {
  readonly name: string;
  /** The values of a face: `4-10`; undefined if the name has none. */
  readonly face: string | undefined;
}

/** Values at the end of a name: `7th Pz Div 4-10`, `(2-10)`. A single number or a year is no value. */
const AT_END = /\s*(?:^|\s)\(?(\d{1,2}(?:-\d{1,2}){1,2})\)?$/;
/** Values in the name of a picture: `ge-pz-4-10.png`. */
const IN_PICTURE = /(?:^|[-_ ])(\d{1,2}(?:-\d{1,2}){1,2})(?:[-_ ]?\w?)?\.\w+$/;

/**
 * Separates the values at the end of a name from the name. If a word for a turn or a hex precedes them, they are part
 * of the name.
 */
export function splitName(text: string): NameAndValues {
  const found = AT_END.exec(text);
  const before = found ? text.slice(0, found.index).trim() : text;
  if (!found || /\b(?:turns?|hex|gt)$/i.test(before)) return { name: text.trim(), face: undefined };
  return { name: before, face: found[1] };
}

export const faceInPicture = (image: string): string | undefined => IN_PICTURE.exec(image)?.[1];

/** Returns a text as a face: numbers joined by hyphens; undefined for any other text. */
export const asFace = (text: string | undefined): string | undefined =>
  text !== undefined && /^\s*\(?\d{1,2}(?:\s*-\s*\d{1,2})*\)?\s*$/.test(text) ? text.replace(/[()\s]/g, '') : undefined;
