/**
 * Writes names as the language reads them: without quotes if the lexer reads the text as a single name, otherwise in
 * quotes.
 */
import { showControlCharacters } from './words.js';

const LATIN = 'A-Za-zÀ-žЀ-џ';
const NAME = new RegExp(`^[A-ZÀ-ÖØ-ÞĀ-žЀ-Я][${LATIN}0-9_]*(?:-[${LATIN}][${LATIN}0-9_]*)*$`, 'u');
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

/** Writes the name of a unit or formation: `25/7` and `48/1T` need no quotes; `T34` needs them, because it is a label. */
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
