import { term } from '../../engine/model/say.js';

/** Kinds of unusual characters: those that look like a character of the language, spaces, and invisible characters. */
export type CharacterKind = 'typographic' | 'space' | 'invisible';

/** Double quotes of typography, as word processors write them: `“ ” „ ‟ « »`. */
export const DOUBLE_QUOTES = '\u201c-\u201f\u00ab\u00bb\u2033\u301d-\u301f\uff02';
/** Single quotes of typography: `‘ ’ ‚ ‛ ‹ ›`. */
export const SINGLE_QUOTES = '\u2018-\u201b\u2039\u203a\u2032\uff07';

const DASHES = '\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63';
const SPACES = '\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000';
/** Characters of no width, soft hyphens, and marks that change the direction of writing. */
const INVISIBLE = '\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff';
/** Full-width forms of the ASCII characters, as Asian input methods write them: `：（１`. */
const FULL_WIDTH = '\uff01-\uff5e';

/** Matches a character that is read as another one, or ignored, outside of texts in quotes. */
export const UNUSUAL = new RegExp(
  `[${DOUBLE_QUOTES}${SINGLE_QUOTES}${DASHES}${SPACES}${INVISIBLE}${FULL_WIDTH}\u2025\u2026\u2044\u2215]`,
  'u',
);

const ofClass = (characters: string): RegExp => new RegExp(`^[${characters}]$`, 'u');
const IS_SPACE = ofClass(SPACES);
const IS_INVISIBLE = ofClass(INVISIBLE);

/**
 * The plain texts for other typographic characters. The ellipsis is included because word processors replace two dots
 * by it.
 */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [ofClass(DOUBLE_QUOTES), '"'],
  [ofClass(SINGLE_QUOTES), "'"],
  [ofClass(DASHES), '-'],
  [ofClass('\u2025\u2026'), '..'],
  [ofClass('\u2044\u2215'), '/'],
];

const FULL_WIDTH_OFFSET = 0xfee0;

/** Returns the kind of an unusual character. */
export function kindOfCharacter(character: string): CharacterKind {
  if (IS_SPACE.test(character)) return 'space';
  return IS_INVISIBLE.test(character) ? 'invisible' : 'typographic';
}

/** Returns the text of the language that an unusual character stands for; an empty text for invisible characters. */
export function plainCharacter(character: string): string {
  const kind = kindOfCharacter(character);
  if (kind === 'space') return ' ';
  if (kind === 'invisible') return '';
  const plain = PLAIN.find(([characters]) => characters.test(character));
  return plain ? plain[1] : String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u2060': 'word joiner',
  '\u202f': 'narrow no-break space',
  '\u3000': 'ideographic space',
  '\ufeff': 'zero-width no-break space',
};

/** Returns the code point of a character and, if it has a common one, its name: `U+200B zero-width space`. */
export function describeCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[character];
  return name === undefined ? code : `${code} ${term(name)}`;
}
