import { articleOf, plural, singular } from './nouns.js';
import { say, term } from './say.js';

/** Composes parts of messages: numbers with nouns, lists, articles. */

/**
 * Returns a number with its noun: `1 unit`, `5 units`, `2 headquarters`, `2 artillery units`. Default plural:
 * {@link plural}.
 */
export function count(number: number, one: string, many = plural(one)): string {
  return `${number} ${number === 1 ? singular(one) : many}`;
}

/** Returns a list in words: `a`, `a and b`, `a, b and c`. The last connecting word is translated. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${term(last)} ${words[words.length - 1]}`;
}

/**
 * Returns the sentence of a message that lists the legal cells: `Open: 2611, 2612.`. For an empty list it returns
 * `empty`.
 */
export function openText(labels: readonly string[], empty = say`Nothing is open now.`): string {
  return labels.length === 0 ? empty : say`Open: ${labels.join(', ')}.`;
}

/**
 * Returns a noun with its indefinite article: `a rifle`, `an infantry division`, `a Soviet unit`, `an SS division`. In
 * other languages it returns the translated noun without an article, because the article depends on the gender.
 * @param shown the noun in the reader's language. Default: the term of Sandtable
 */
export function withArticle(noun: string, shown = term(noun)): string {
  return articleOf(noun) === 'an' ? say`an ${shown}` : say`a ${shown}`;
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
