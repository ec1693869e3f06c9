import { findConflictMarkers, type ConflictMarkers, type Span } from './merge-conflicts.js';
import { DOUBLE_QUOTES, kindOfCharacter, plainCharacter, SINGLE_QUOTES, UNUSUAL } from './typographic-characters.js';

/** A character that is read as another text. */
export interface Correction extends Span {
  /** The plain text that the character stands for. */
  readonly plain: string;
}

/** A text in the form in which the lexer reads it, and the differences from the source text. */
export interface PlainText {
  readonly text: string;
  /** Characters outside of texts in quotes and comments that are read as other characters. */
  readonly corrections: readonly Correction[];
  readonly markers: ConflictMarkers;
  /** Returns the range in the source text that corresponds to a range in the plain text. */
  readonly sourceOf: (start: number, end: number) => Span;
}

/**
 * Letters that can be encoded in several ways: letters with combining marks, Korean syllables, and signs of units that
 * equal a letter, such as the sign for kelvin.
 */
const COMBINED = /\P{M}\p{M}+|[\u1100-\u11ff]+|[\u2126\u212a\u212b]/gu;
const MAY_COMBINE = /[\p{M}\u1100-\u11ff\u2126\u212a\u212b]/u;

/** Comments, rows of terrain, texts in quotes, and unusual characters. */
const PARTS = new RegExp(
  [
    String.raw`(?<comment>\/\*(?:[^]*?\*\/|[^]*)|\/\/[^\n\r]*)`,
    String.raw`(?<=(?:^|[\r\n])\s*)(?<row>\|[^\r\n\/]*)`,
    `(?<unusual>${UNUSUAL.source})`,
    String.raw`(?<quote>["'])`,
  ].join('|'),
  'gu',
);

const NO_MARKERS: ConflictMarkers = { conflicts: [], lone: [] };

/**
 * Returns the plain text that the lexer reads:
 * - letters are in their composed form, so that both encodings of a name are the same name;
 * - outside of texts in quotes and comments, typographic quotes and dashes are replaced by the plain ones, and all
 * spaces by ordinary spaces; invisible characters are removed;
 * - only the first version of a merge conflict remains.
 *
 * Without these replacements, each such character would cause syntax errors in addition to its own finding.
 */
export function toPlainText(written: string): PlainText {
  const markers = findConflictMarkers(written);
  const hasMarkers = markers.conflicts.length > 0 || markers.lone.length > 0;
  const isUnusual = UNUSUAL.test(written);
  const combines = MAY_COMBINE.test(written);
  if (!hasMarkers && !isUnusual && !combines)
    return { text: written, corrections: [], markers: NO_MARKERS, sourceOf: (start, end) => ({ start, end }) };
  const blank = hasMarkers ? withoutMarkers(written, markers) : written;
  const corrections = isUnusual ? findCorrections(blank) : [];
  const compositions = combines ? findCompositions(blank) : [];
  const edits = [...corrections, ...compositions].toSorted((a, b) => a.start - b.start);
  return { ...applied(blank, edits), corrections, markers };
}

/**
 * Returns whether the lexer reads a text without corrections and without markers of a merge conflict. Letters that are
 * composed with their accents (Unicode NFC) do not count. If the result is false, the meaning of a statement may depend
 * on the text around the statement.
 */
export function isPlain(written: string): boolean {
  const { corrections, markers } = toPlainText(written);
  return corrections.length + markers.conflicts.length + markers.lone.length === 0;
}

/** Replaces markers, and all versions of a conflict except the first, by spaces. Keeps line breaks. */
function withoutMarkers(text: string, { conflicts, lone }: ConflictMarkers): string {
  const ignored = [
    ...conflicts.flatMap(({ whole, ours }) => [
      { start: whole.start, end: ours.start },
      { start: ours.end, end: whole.end },
    ]),
    ...lone,
  ];
  let plain = '';
  let last = 0;
  for (const { start, end } of ignored.toSorted((one, other) => one.start - other.start)) {
    plain += text.slice(last, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    last = end;
  }
  return plain + text.slice(last);
}

function findCompositions(text: string): Correction[] {
  return [...text.matchAll(COMBINED)].flatMap(({ 0: found, index }) => {
    const plain = found.normalize('NFC');
    return plain === found ? [] : [{ start: index, end: index + found.length, plain }];
  });
}

function findCorrections(text: string): Correction[] {
  const found: Correction[] = [];
  const correct = (at: number): void => {
    found.push({ start: at, end: at + 1, plain: plainCharacter(text.charAt(at)) });
  };
  const part = new RegExp(PARTS);
  // A byte order mark at the start is no character of the text.
  part.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const { index, 0: matched, groups = {} } = match;
    if (groups.row !== undefined) {
      for (const { 0: character, index: at } of matched.matchAll(/[^\r\n]/g))
        if (UNUSUAL.test(character) && kindOfCharacter(character) !== 'typographic') correct(index + at);
    } else if (groups.quote !== undefined) {
      part.lastIndex = endOfQuoted(text, index, correct);
    } else if (groups.unusual !== undefined) {
      part.lastIndex = endOfUnusual(text, index, correct);
    }
    if (groups.comment === undefined && groups.row === undefined)
      for (const { index: at } of text.slice(index + 1, part.lastIndex).matchAll(NEVER_MEANT)) correct(index + 1 + at);
  }
  return found;
}

/** Maximum length of a text in quotes, so that a very long line with many quotes is searched in linear time. */
const MAX_LENGTH = 400;
const STRAIGHT: Readonly<Record<string, RegExp>> = {
  '"': new RegExp(String.raw`"(?:\\.|[^"\\\r\n]){0,${MAX_LENGTH}}"`, 'y'),
  "'": new RegExp(String.raw`'(?:\\.|[^'\\\r\n]){0,${MAX_LENGTH}}'`, 'y'),
};
const REST_OF_LINE = new RegExp(String.raw`[^\r\n]{0,${MAX_LENGTH}}`, 'y');
/** A text between a straight quote and a typographic one. */
const CLOSED_BY_TYPOGRAPHY = new RegExp(`"[^"${DOUBLE_QUOTES}\\r\\n]*(?=[\u201c\u201d\u00bb\u00ab])`, 'uy');

/** Invisible characters that no alphabet needs. They are ignored in texts in quotes as well. */
const NEVER_MEANT = /[\u00ad\u180e\u200b\u2060\ufeff]/gu;

/** Returns the end of a text that begins with a straight quote. Corrects its typographic closing quote, if any. */
function endOfQuoted(text: string, start: number, correct: (at: number) => void): number {
  const quote = text.charAt(start);
  REST_OF_LINE.lastIndex = start;
  const rest = REST_OF_LINE.exec(text)?.[0] ?? '';
  const isOdd = rest.split('"').length % 2 === 0;
  if (quote === '"' && isOdd) {
    CLOSED_BY_TYPOGRAPHY.lastIndex = start;
    const found = CLOSED_BY_TYPOGRAPHY.exec(text);
    if (found) {
      correct(start + found[0].length);
      return start + found[0].length + 1;
    }
  }
  const whole = STRAIGHT[quote];
  whole.lastIndex = start;
  return start + (whole.exec(text)?.[0].length ?? 1);
}

const DOUBLE = { open: new RegExp(`[${DOUBLE_QUOTES}]`, 'u'), text: textUpTo(`${DOUBLE_QUOTES}"`) };
const SINGLE = { open: new RegExp(`[${SINGLE_QUOTES}]`, 'u'), text: textUpTo(`${SINGLE_QUOTES}'`) };

function textUpTo(quotes: string): RegExp {
  return new RegExp(`[^${quotes}\\r\\n]{0,${MAX_LENGTH}}(?=[${quotes}])`, 'uy');
}

/**
 * Corrects an unusual character and returns where to continue. After an opening quote, corrects the closing quote too
 * and keeps the text between them as it is.
 */
function endOfUnusual(text: string, start: number, correct: (at: number) => void): number {
  const character = text.charAt(start);
  const quotes = [DOUBLE, SINGLE].find(({ open }) => open.test(character));
  // After a letter, a single quote is an apostrophe: d’Attacco.
  if (quotes === SINGLE && /\p{L}/u.test(text.charAt(start - 1))) return start + 1;
  correct(start);
  if (!quotes) return start + 1;
  quotes.text.lastIndex = start + 1;
  const inside = quotes.text.exec(text)?.[0];
  if (inside === undefined) return start + 1;
  const end = start + 1 + inside.length;
  if (quotes.open.test(text.charAt(end))) correct(end);
  return end + 1;
}

/** Applies edits to a text. */
function applied(written: string, edits: readonly Correction[]): Pick<PlainText, 'text' | 'sourceOf'> {
  if (edits.length === 0) return { text: written, sourceOf: (start, end) => ({ start, end }) };
  let text = '';
  let last = 0;
  /** The edits with the offsets in the plain text at which their replacements begin and end. */
  const steps: { readonly plainStart: number; readonly plainEnd: number; readonly edit: Correction }[] = [];
  for (const edit of edits) {
    text += written.slice(last, edit.start);
    steps.push({ plainStart: text.length, plainEnd: text.length + edit.plain.length, edit });
    text += edit.plain;
    last = edit.end;
  }
  text += written.slice(last);
  const stepBefore = (at: number): (typeof steps)[number] | undefined => steps[lastIndexUpTo(steps, at)];
  const startOf = (at: number): number => {
    const step = stepBefore(at);
    if (!step) return at;
    return at < step.plainEnd ? step.edit.start : at - step.plainEnd + step.edit.end;
  };
  const endOf = (end: number): number => {
    const step = stepBefore(end - 1);
    if (!step) return end;
    return end <= step.plainEnd ? step.edit.end : end - step.plainEnd + step.edit.end;
  };
  return {
    text,
    sourceOf: (start, end) => ({ start: startOf(start), end: end > start ? endOf(end) : startOf(start) }),
  };
}

/** Returns the index of the last item of `steps` whose `plainStart` is at or before an offset; -1 if there is none. */
function lastIndexUpTo(steps: readonly { readonly plainStart: number }[], at: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle].plainStart <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
