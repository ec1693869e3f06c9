/** How names are written: bare when the lexer reads them as one name, otherwise in quotes. */

const LATIN = 'A-Za-zÀ-žЀ-џ';
const NAME = new RegExp(`^[A-ZÀ-ÖØ-ÞĀ-žЀ-Я][${LATIN}0-9_]*(?:-[${LATIN}][${LATIN}0-9_]*)*$`, 'u');
const LETTERED = /^[A-Z]{1,2}[0-9]+$/;
const DIGITS = /^[0-9]+$/;

/** `X2-K` begins as the chain `X2-K3` does: the label ends at the dash. */
const BEGINS_AS_LABEL = /^[A-Z]{1,2}[0-9]+(?:-|$)/;

/** Statements of the language begin with small words, so a capital name never clashes with them. */
function isName(text: string): boolean {
  return NAME.test(text) && !BEGINS_AS_LABEL.test(text);
}

function isPart(text: string): boolean {
  return DIGITS.test(text) || LETTERED.test(text) || isName(text);
}

/** The name of a map, side or place. */
export function placeName(name: string): string {
  return isName(name) ? name : quoted(name);
}

/** The name of an area or a group: digits and `X2` need no quotes. */
export function areaName(name: string): string {
  return isPart(name) ? name : quoted(name);
}

/** The name of a unit: `25/7` needs no quotes. */
export function unitName(name: string): string {
  const parts = name.split('/');
  const pair = parts.length === 2 && parts.every(isPart);
  return pair || isName(name) ? name : quoted(name);
}

export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
