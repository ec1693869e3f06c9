/** English nouns in singular and plural. */

/** Matches collective nouns, which need the word `unit` with a number: `2 artillery units`. */
const COLLECTIVE = /(^| )(artillery|armour|cavalry|infantry)$/;
/** Matches nouns whose plural is the same as the singular. */
const UNCHANGED = /(^| )(headquarters|aircraft|means|series)$/;

/** Returns the noun to use after the number one. Only collective nouns change: `artillery` becomes `artillery unit`. */
export const singular = (noun: string): string => (COLLECTIVE.test(noun) ? `${noun} unit` : noun);

/** Returns the plural of a noun: `units`, `batteries`, `hexes`, `headquarters`, `artillery units`. */
export function plural(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (COLLECTIVE.test(noun)) return `${noun} units`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Returns the indefinite article of a noun: `a` for `rifle`, `an` for `infantry division` and `SS division`. */
export const articleOf = (noun: string): 'a' | 'an' =>
  /^([aeiou]|SS\b)/i.test(noun) && !/^(u[nst]i|eu|one\b)/i.test(noun) ? 'an' : 'a';
