/** English for messages: numbers with their nouns, lists, articles. */

/** `1 unit`, `5 units`, `2 headquarters`, `2 artillery units`; the plural may be given. */
export function count(number: number, one: string, many = plural(one)): string {
  return `${number} ${number === 1 ? singular(one) : many}`;
}

/** Nouns that mean many units at once: `2 artillery units`. */
const COLLECTIVE = /(^| )(artillery|armour|cavalry|infantry)$/;
/** Nouns whose plural is the same word. */
const UNCHANGED = /(^| )(headquarters|aircraft|means|series)$/;

/** `artillery unit`, and every other noun as it is. */
const singular = (noun: string): string => (COLLECTIVE.test(noun) ? `${noun} unit` : noun);

/** `units`, `batteries`, `hexes`, `headquarters`, `artillery units`. */
export function plural(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (COLLECTIVE.test(noun)) return `${noun} units`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** The sentence of a message that lists what is open: `Open: 2611, 2612.`, or `empty` when the list is. */
export function openText(labels: readonly string[], empty = 'Nothing is open now.'): string {
  return labels.length === 0 ? empty : `Open: ${labels.join(', ')}.`;
}

/** `a rifle`, `an infantry division`, `a Soviet unit`, `an SS division`. */
export function withArticle(noun: string): string {
  return `${/^([aeiou]|SS\b)/i.test(noun) && !/^(u[nst]i|eu|one\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A sentence that begins with these words. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What steers a terminal, turns the direction of writing, or may not stand in XML. */
export const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text with its control characters shown instead of obeyed: `␛`, `␊`, or `�` where there is no sign for one. */
export function showControlCharacters(text: string): string {
  return text.replace(CONTROL, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
  });
}

/** What an author wrote, as a message repeats it: the beginning of a long text tells which is meant. */
export function shorten(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
