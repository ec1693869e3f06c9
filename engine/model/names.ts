/**
 * Writes names as the language reads them: without quotes if the lexer reads the text as a single name, otherwise in
 * quotes.
 */
import { showControlCharacters } from './words.js';

/** Letters of the Latin, Greek and Cyrillic alphabets, and marks above and below them. */
const LETTERS = String.raw`A-Za-z\u00c0-\u024f\u0300-\u052f\u1e00-\u1fff`;
/**
 * The letters with which a name without quotes can begin. Not included are the small letters with which words of a game
 * can begin.
 */
const CAPITALS = String.raw`A-Z\u00c0-\u00d6\u00d8-\u00de\u0100-\u024f\u0370-\u042f\u0460-\u052f\u1e00-\u1fff`;
const NAME = new RegExp(`^[${CAPITALS}][${LETTERS}0-9_]*(?:-[${LETTERS}][${LETTERS}0-9_]*)*$`, 'u');
const LETTERED = /^[A-Z]{1,2}[0-9]+$/;
const DIGITS = /^[0-9]+$/;
/** Names such as `1T` and `25C`. */
const NUMBERED = /^[0-9]+[A-Z][A-Za-z0-9]*$/;

/**
 * Matches a text whose beginning the lexer would read as a label. For example, `X2-K` begins like the chain `X2-K3`.
 */
const BEGINS_AS_LABEL = /^[A-Z]{1,2}[0-9]+(?:-|$)/;

/**
 * Returns whether a text needs no quotes as a name. Keywords are in lower case, so a capitalized name is never a
 * keyword.
 */
function isName(text: string): boolean {
  return NAME.test(text) && !BEGINS_AS_LABEL.test(text);
}

function isPart(text: string): boolean {
  return DIGITS.test(text) || LETTERED.test(text) || isName(text);
}

/**
 * Returns a name as an author writes it, in quotes if necessary. Used for maps, sides, places, groups, and names that
 * are values of attributes.
 */
export function placeName(name: string): string {
  return isName(name) ? name : quoted(name);
}

/** Writes the name of an area: digits and labels such as `X2` need no quotes. */
export function areaName(name: string): string {
  return isPart(name) ? name : quoted(name);
}

/**
 * Writes the name of a unit or formation: `25/7` and `48/1T` need no quotes; `T34` needs them, because it is a label.
 */
export function unitName(name: string): string {
  const parts = name.split('/');
  const pair = parts.length === 2 && parts.every((part) => isPart(part) || NUMBERED.test(part));
  return pair || isName(name) || NUMBERED.test(name) ? name : quoted(name);
}

/** The characters that escape sequences stand for. Any other character after a backslash represents itself. */
const ESCAPED: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }),
);

/** Writes a text in double quotes; control characters become visible characters. */
export function quoted(text: string): string {
  return `"${showControlCharacters(text).replace(/[\\"]/g, '\\$&')}"`;
}

/** Returns the content of a quoted text as the language reads it; control characters become visible characters. */
export function unquoted(text: string): string {
  if (!/^(["']).*\1$/s.test(text)) return text;
  return showControlCharacters(
    text.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPED.get(letter) ?? letter),
  );
}
