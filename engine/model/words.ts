/** Composes English for messages: numbers with nouns, lists, articles. */

/**
 * Returns a number with its noun: `1 unit`, `5 units`, `2 headquarters`, `2 artillery units`. Default plural:
 * {@link plural}.
 */
export function count(number: number, one: string, many = plural(one)): string {
  return `${number} ${number === 1 ? singular(one) : many}`;
}

/** Matches collective nouns, which need the word `unit` with a number: `2 artillery units`. */
const COLLECTIVE = /(^| )(artillery|armour|cavalry|infantry)$/;
/** Matches nouns whose plural is the same as the singular. */
const UNCHANGED = /(^| )(headquarters|aircraft|means|series)$/;

/** Returns the noun to use after the number one. Only collective nouns change: `artillery` becomes `artillery unit`. */
const singular = (noun: string): string => (COLLECTIVE.test(noun) ? `${noun} unit` : noun);

/** Returns the plural of a noun: `units`, `batteries`, `hexes`, `headquarters`, `artillery units`. */
export function plural(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (COLLECTIVE.test(noun)) return `${noun} units`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Returns a list in words: `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/**
 * Returns the sentence of a message that lists the legal cells: `Open: 2611, 2612.`. For an empty list it returns
 * `empty`.
 */
export function openText(labels: readonly string[], empty = 'Nothing is open now.'): string {
  return labels.length === 0 ? empty : `Open: ${labels.join(', ')}.`;
}

/** Returns a noun with its indefinite article: `a rifle`, `an infantry division`, `a Soviet unit`, `an SS division`. */
export function withArticle(noun: string): string {
  return `${/^([aeiou]|SS\b)/i.test(noun) && !/^(u[nst]i|eu|one\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Changes the first letter of a text to upper case. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Characters that control a terminal, change the direction of writing, or are not allowed in XML. */
export const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Returns a text with each control character replaced by a visible one: `␛`, `␊`, or `�` if Unicode has none. */
export function showControlCharacters(text: string): string {
  return text.replace(CONTROL, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
  });
}

/** Returns the beginning of a long text, followed by `…`, for quoting it in a message. */
export function shorten(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
