import { textWidth } from './text-width.js';

/** The lines of a name as they are written at a side of a counter, and the size of their letters in sheet units. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Length of the longest line in sheet units, along the edge of the counter. */
const LENGTH = 35;
/** Largest size of the letters with one line, and with two lines. The space next to the symbol is 12 units wide. */
const MAX_SIZE = [8.5, 5.7] as const;
/** Size of the smallest legible letters. A name that needs smaller letters is abbreviated. */
export const MIN_SIZE = 4.2;

/** Fitted names. The cache is emptied when it is full, because names of closed files are of no more use. */
const fitted = new Map<string, Lettering>();
const MAX_CACHED_NAMES = 5_000;

/**
 * Returns how a name is written at the side of a counter: on one line if that allows larger letters, otherwise on two
 * lines. If even two lines are too long, its words are abbreviated, the longest first: `5th Guards Armoured Brigade` →
 * `5th Guards / Arm. Brigade`. A name of a single word is shortened only as far as necessary. If no word can be
 * abbreviated, an ellipsis replaces the end of the name.
 */
export function fitName(name: string): Lettering {
  const known = fitted.get(name);
  if (known) return known;
  const lettering = fit(name.trim());
  if (fitted.size >= MAX_CACHED_NAMES) fitted.clear();
  fitted.set(name, lettering);
  return lettering;
}

function fit(name: string): Lettering {
  let words = wordsOf(name);
  let best = largest(words);
  while (best.size < MIN_SIZE) {
    const shorter = abbreviateLongest(words);
    if (!shorter) return cut(words);
    words = shorter;
    best = largest(words);
  }
  return best;
}

/**
 * Splits a name where its lines may break: after spaces, hyphens and slashes, and after a point that ends an
 * abbreviation. Each word keeps the sign that follows it.
 */
const wordsOf = (name: string): string[] => name.split(/(?<=[\s\-–/])|(?<=\p{L}\.)(?=\p{L})/u);

/** Returns the lettering with the largest letters, of one line or two. The two lines are as equal as possible. */
function largest(words: readonly string[]): Lettering {
  const written = words.join('');
  const one = { lines: [written], size: Math.min(MAX_SIZE[0], LENGTH / widthOf(written)) };
  if (one.size >= MAX_SIZE[1] || words.length === 1) return one;
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map(lineOf));
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  const lines = broken.reduce((best, other) => (longest(other) < longest(best) ? other : best));
  const size = Math.min(MAX_SIZE[1], LENGTH / longest(lines));
  return size > one.size ? { lines, size } : one;
}

const lineOf = (words: readonly string[]): string => words.join('').trim();

/**
 * Returns the width of a line with letters of size 1. The width of an empty line is not 0, since sizes are divided by
 * it.
 */
const widthOf = (line: string): number => Math.max(0.1, textWidth(line, 1));

/** A word of letters with the sign that follows it. A word with a point is already an abbreviation. */
const WORD = /^([\p{L}\p{M}'’]+)([^\p{L}\p{M}'’.]*)$/u;
const VOWEL = /[aeiouyæœøаеёиоуыэюяіїєαεηιουω]/iu; // cspell:disable-line
/** Minimum number of letters of an abbreviation. The abbreviation ends at the first consonant from this letter on. */
const MIN_LETTERS = 3;

/** Abbreviates the longest word without digits: `Brigade` → `Brig.`; undefined if no word becomes shorter. */
function abbreviateLongest(words: readonly string[]): string[] | undefined {
  const shorter = words.map((word) => (words.length === 1 ? shortened(word) : abbreviated(word)));
  const widths = words.map((word, i) => (shorter[i] === undefined ? 0 : widthOf(word)));
  const at = widths.indexOf(Math.max(...widths));
  const text = shorter[at];
  return text === undefined ? undefined : words.with(at, text);
}

/** Returns the abbreviation of a word; undefined if the word contains digits or would not become shorter. */
function abbreviated(word: string): string | undefined {
  const [, letters = '', after = ''] = WORD.exec(word) ?? [];
  const signs = signsOf(letters);
  const more = signs.slice(MIN_LETTERS - 1).findIndex((sign) => !isVowel(sign));
  const length = MIN_LETTERS + more;
  return more < 0 || length + 1 >= signs.length ? undefined : `${signs.slice(0, length).join('')}.${after}`;
}

/** Returns the beginning of a word that fits on a line, with a point; undefined if the word contains digits. */
function shortened(word: string): string | undefined {
  const [, letters = ''] = WORD.exec(word) ?? [];
  const signs = signsOf(letters);
  const fits = (count: number): boolean =>
    widthOf(`${signs.slice(0, count).join('')}.`) * MIN_SIZE <= LENGTH && !isVowel(signs[count - 1]);
  const length = signs.findLastIndex((_, i) => i >= MIN_LETTERS && fits(i));
  return length < 0 ? undefined : `${signs.slice(0, length).join('')}.`;
}

/** Splits a word into letters, each with its combining marks. */
const signsOf = (word: string): readonly string[] => word.match(/\P{M}\p{M}*/gu) ?? [];

const isVowel = (sign: string): boolean => VOWEL.test(sign.normalize('NFD'));

/** Returns two lines of the smallest legible letters that begin with the name and end with an ellipsis. */
function cut(words: readonly string[]): Lettering {
  const widest = LENGTH / MIN_SIZE;
  const signs = [...signsOf(words.join(''))];
  const take = (max: number): string => {
    let line = '';
    while (signs.length > 0 && widthOf(line + signs[0]) <= max) line += signs.shift()!;
    return line;
  };
  const first = take(widest);
  return { lines: [first.trim(), `${take(widest - textWidth('…', 1)).trim()}…`], size: MIN_SIZE };
}
