/** How names are written, wherever text is: bare when the lexer reads them as one name, otherwise in quotes. */
import { showControlCharacters } from './words.js';

const LATIN = 'A-Za-zÀ-žЀ-џ';
const NAME = new RegExp(`^[A-ZÀ-ÖØ-ÞĀ-žЀ-Я][${LATIN}0-9_]*(?:-[${LATIN}][${LATIN}0-9_]*)*$`, 'u');
const LETTERED = /^[A-Z]{1,2}[0-9]+$/;
const DIGITS = /^[0-9]+$/;
/** `1T`, `25C` */
const NUMBERED = /^[0-9]+[A-Z][A-Za-z0-9]*$/;

/** `X2-K` begins as the chain `X2-K3` does: the label ends at the dash. */
const BEGINS_AS_LABEL = /^[A-Z]{1,2}[0-9]+(?:-|$)/;

/** Statements of the language begin with small words, so a capital name never clashes with them. */
function isName(text: string): boolean {
  return NAME.test(text) && !BEGINS_AS_LABEL.test(text);
}

function isPart(text: string): boolean {
  return DIGITS.test(text) || LETTERED.test(text) || isName(text);
}

/** The name of a map, side, place or group, and a name as the value of an attribute. */
export function placeName(name: string): string {
  return isName(name) ? name : quoted(name);
}

/** The name of an area: digits and `X2` need no quotes. */
export function areaName(name: string): string {
  return isPart(name) ? name : quoted(name);
}

/** The name of a unit or formation: `25/7` and `48/1T` need no quotes, `T34` does, for it is a cell. */
export function unitName(name: string): string {
  const parts = name.split('/');
  const pair = parts.length === 2 && parts.every((part) => isPart(part) || NUMBERED.test(part));
  return pair || isName(name) || NUMBERED.test(name) ? name : quoted(name);
}

/** What letters behind a backslash stand for; any other sign there stands for itself. */
const ESCAPED: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }),
);

export function quoted(text: string): string {
  return `"${showControlCharacters(text).replace(/[\\"]/g, '\\$&')}"`;
}

/** A text without its quotes, as the language reads it: control characters become signs. */
export function unquoted(text: string): string {
  if (!/^(["']).*\1$/s.test(text)) return text;
  return showControlCharacters(
    text.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPED.get(letter) ?? letter),
  );
}
