/**
 * The forms of a side in Italian sentences, for the placeholder with the given number. Other words than the two sides
 * stay as they are.
 */
const inForms = (place: number, german: string, soviet: string): string =>
  `{${place}, select, German {${german}} Soviet {${soviet}} other {{${place}}}}`;

/** The side at the beginning of a prompt: `Tedesco`. */
export const side = (place: number): string => inForms(place, 'Tedesco', 'Sovietico');

/** The side within a sentence with a feminine noun: `tedesca`. */
export const feminine = (place: number): string => inForms(place, 'tedesca', 'sovietica');

/** The side with its article: `il tedesco`. */
export const theSide = (place: number): string => inForms(place, 'il tedesco', 'il sovietico');

/** The side within a sentence, as owner: `del tedesco`. */
export const ofSide = (place: number): string => inForms(place, 'del tedesco', 'del sovietico');

/** The side within a sentence: `tedesco`. */
export const adjective = (place: number): string => inForms(place, 'tedesco', 'sovietico');
