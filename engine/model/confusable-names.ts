import { say } from './say.js';

/**
 * Letters of other alphabets that look like a Latin letter in the fonts of editors and counters. Letters that only
 * resemble each other, and digits that resemble letters, are not included: I/7 and 1/7 are different units.
 */
const LATIN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  // cspell:disable
  [
    ['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
    ['аеѕіјһорсух', 'aesijhopcyx'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['ον', 'ov'],
  ].flatMap(([letters, latin]) => letters.split('').map((letter, index) => [letter, latin.charAt(index)])),
  // cspell:enable
);

const FOREIGN = /[\u0370-\u04ff]/g;
const INVISIBLE = /\p{Cf}/gu;
/** Spaces, except between two digits, where they separate numbers. */
const SPACES = /(?<![0-9])\s+|\s+(?![0-9])/g;

/** Replaces the letters of other alphabets that look like Latin letters by these Latin letters. */
const inLatin = (name: string): string => name.replace(FOREIGN, (letter) => LATIN_OF[letter] ?? letter);

/**
 * Returns a key that is the same for names that are easily confused: names that differ only in spaces, in capital and
 * small letters, in invisible characters, in the encoding of a letter, or in letters of different alphabets that look
 * alike.
 */
export function confusionKey(name: string): string {
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : inLatin(name.normalize('NFKC').replace(INVISIBLE, ''));
  // Some capitals do not look like a Latin letter, but their small letters do.
  return inLatin(plain.replace(SPACES, '').toLowerCase());
}

/**
 * Describes the difference between two names with the same confusion key, as the end of a sentence: `in capitals and
 * small letters`.
 */
export function differenceOf(name: string, other: string): string {
  const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
  const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
  if (withoutInvisible(name) === withoutInvisible(other)) return say`in characters that cannot be seen`;
  if (withoutSpaces(name) === withoutSpaces(other)) return say`in spaces`;
  if (name.toLowerCase() === other.toLowerCase()) return say`in capitals and small letters`;
  const letter = (name + other).split('').find((each) => LATIN_OF[each] !== undefined);
  if (letter !== undefined && inLatin(name) === inLatin(other))
    return say`in letters of different alphabets that look alike (${letter} for ${LATIN_OF[letter]})`;
  return say`in spaces, capitals or letters that look alike`;
}
