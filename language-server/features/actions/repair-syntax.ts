import type { LangiumDocument } from 'langium';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName } from '../../../engine/model/names.js';
import type { Source } from '../../../engine/model/source.js';
import { partsOf } from '../../../engine/play/verb-form.js';
import type { Analysis } from '../../analysis/analysis.js';
import { likelyMeant } from '../../compile/nearest.js';
import { findWord } from '../../compile/words.js';
import {
  expectedPart,
  expectsFirst,
  expectsQuotes,
  isAboutMissingText,
  placeInQuotes,
} from '../../parser/error-messages.js';
import { findSyntaxMistakes, lacksQuote, type SyntaxMistake } from '../../validation/syntax-mistakes.js';
import { fillPlaceholders } from '../../text/placeholders.js';
import { withEdits } from './fix-verifier.js';

/** The parser that tests repairs. */
interface Reader {
  readonly parser: {
    readonly LangiumParser: { parse(text: string): LangiumDocument['parseResult'] };
    readonly Lexer: { readonly definition: object };
  };
}

type Change = Fix['edits'][number];

/** Maximum number of repairs that are verified. */
const MAX_CANDIDATES = 8;
/** Punctuation that authors forget, most likely first. */
const PUNCTUATION = [':', ',', ')', '(', '{', '=', '"', '|', '-'];

/**
 * Returns repairs of a syntax error: the most similar keyword, missing or superfluous punctuation, missing quotes. The
 * syntax error only says where the parser stopped. Therefore each common typing error is reverted at that place and the
 * text is parsed again. A change that leaves fewer syntax errors is a repair.
 */
export function repairSyntax(
  document: LangiumDocument,
  analysis: Pick<Analysis, 'ruleset' | 'sides'>,
  { source }: { readonly source: Source },
  reader: Reader,
): Fix[] {
  const mistakes = findSyntaxMistakes(document);
  const mistake = mistakes.find(({ start, end }) => start === source.start && end === source.end);
  const text = document.parseResult.value.$cstNode?.root.fullText;
  if (!mistake || text === undefined) return [];
  const fixes: Fix[] = [];
  const tried = new Set<string>();
  for (const fix of candidateRepairs(text, mistake, source.file, keywordsOf(reader), analysis)) {
    const repaired = withEdits(text, fillPlaceholders(fix).edits);
    if (tried.has(repaired)) continue;
    tried.add(repaired);
    const parseResult = reader.parser.LangiumParser.parse(repaired);
    if (findSyntaxMistakes({ parseResult }).length < mistakes.length) fixes.push(fix);
    if (fixes.length === MAX_CANDIDATES) break;
  }
  return fixes;
}

/** Yields a fix for each possible typing error at a syntax error, most likely first. */
function* candidateRepairs(
  text: string,
  { start, end, message }: SyntaxMistake,
  file: string,
  keywords: readonly string[],
  analysis: Pick<Analysis, 'ruleset' | 'sides'>,
): Generator<Fix> {
  const change = (from: number, to: number, written: string): Change => ({
    source: { file, start: from, end: to },
    text: written,
  });
  const fix = (title: string, ...edits: Change[]): Fix => ({ title, edits });
  const token = text.slice(start, end);
  const before = lastWord(text, start);
  const first = firstWord(text, start);
  const words = [{ start, end, word: token }, ...(before ? [before] : []), ...(first ? [first] : [])];

  for (const { word, ...at } of words)
    if (/^[a-z]\w+$/.test(word))
      for (const likelyWord of [...likelyMeant(word, keywords), ...splitKeywords(word, keywords)])
        yield fix(`Change to ${likelyWord}`, change(at.start, at.end, likelyWord));
  for (const opened of openQuotes(text, start)) {
    yield* closings(text, opened, (at) => fix(`Close the quotes: ${text.slice(opened, at)}"`, change(at, at, '"')));
    yield* openings(text, opened, (at) => fix(`Open the quotes: "${text.slice(at, opened)}"`, change(at, at, '"')));
  }
  if (message.endsWith(placeInQuotes(token)))
    yield fix(`Put it in quotes: "${token}"`, change(start, end, `"${token}"`));
  if (expectsQuotes(message))
    yield* closings(text, start - 1, (at) =>
      fix(`Put it in quotes: "${text.slice(start, at)}"`, change(start, start, '"'), change(at, at, '"')),
    );
  if (/^\d+\.[A-Z]/.test(token))
    yield fix(`Change to ${token.replace('.', '')}`, change(start, end, token.replace('.', '')));
  if (expectsFirst(message, 'DIGITS')) {
    const values = { NUMBER: '1' };
    if (isAboutMissingText(message))
      yield { ...fix('Insert a number to fill in', change(end, end, ' ‹NUMBER›')), blanks: values };
    yield { ...fix('Insert a number to fill in', change(start, start, '‹NUMBER› ')), blanks: values };
    yield { ...fix(`Replace “${token}” by a number to fill in`, change(start, end, '‹NUMBER›')), blanks: values };
  }
  if (token === '-' || token === '.') yield fix('Change to ..', change(start, end, '..'));
  if (token === ':' && first && !keywords.includes(first.word))
    yield fix('Add the missing “phase”', change(first.start, first.start, 'phase '));
  yield* missingWords(text, { start, before, first, message, analysis }, (word, at) =>
    fix(`Add the missing “${word}”`, change(at, at, `${word} `)),
  );
  for (const { word, ...at } of words)
    if (/^\p{Lu}\w*$/u.test(word)) yield fix(`Write “on ${word}”`, change(at.start, at.start, 'on '));
  const [comma, gaps] = [',', gapsInList(text, start)];
  if (gaps.length > 1) yield fix(`Add the missing “${comma}”`, ...gaps.map((at) => change(at, at, comma)));
  if (PREPOSITIONS.includes(token)) yield fix(`Remove “${token}”`, change(start, end + 1, ''));
  if (token === '}' || token === ',' || token === ':') yield fix(`Remove “${token}”`, change(start, end, ''));
  if (before && isNameOrNumber(before.word) && isName(token))
    yield fix(`Put the name in quotes`, change(before.start, before.start, '"'), change(end, end, '"'));
  const behindNumber = isNameOrNumber(token) && /^ +(\p{Lu}[\p{L}\p{N}.-]*)/u.exec(text.slice(end));
  if (behindNumber) {
    const last = end + behindNumber[0].length;
    yield fix(`Put the name in quotes`, change(start, start, '"'), change(last, last, '"'));
  }
  for (const { word, ...at } of words)
    if (/^\p{Ll}\w*$/u.test(word)) {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      yield fix(`Change to ${capital}`, change(at.start, at.end, capital));
    }
  const behind = text.slice(0, start).trimEnd().length;
  for (const sign of PUNCTUATION)
    for (const at of new Set([end, behind, ...otherPositions(sign, text, start)]))
      yield fix(`Add the missing “${sign}”`, change(at, at, spaced(sign, text, at)));
  if (first && keywords.includes(first.word))
    for (const word of PREPOSITIONS) yield fix(`Add the missing “${word}”`, change(start, start, `${word} `));
  for (const at of [start, end]) yield fix('Add the missing “}”', change(...closingBrace(text, at)));
}

/** Returns the two keywords that were written as one word: `house rule` for `houserule`. */
function splitKeywords(word: string, keywords: readonly string[]): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)])
    .filter((both) => both.every((each) => keywords.includes(each)))
    .map((both) => both.join(' '));
}

interface Gap {
  readonly start: number;
  readonly before: Word | undefined;
  readonly first: Word | undefined;
  readonly message: string;
  readonly analysis: Pick<Analysis, 'ruleset' | 'sides'>;
}

/**
 * Yields fixes for missing words: words that the error message expects, prepositions of the order, the verb of the
 * order, `set` before a setting, the side of a block.
 */
function* missingWords(text: string, gap: Gap, write: (word: string, at: number) => Fix): Generator<Fix> {
  const { start, before, first, message, analysis } = gap;
  const { verbs = [], settings = [] } = analysis.ruleset?.vocabulary ?? {};
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [line = ''] = /^[^\n]*/.exec(text.slice(from)) ?? [];
  const isOnLine = (word: string): boolean => line.split(/\s/).includes(word);
  const places = [start, ...(before ? [before.start] : [])];
  for (const word of expectedWords(message)) yield write(word, start);
  if (message.includes('“at”')) for (const at of places) yield write('at', at);
  const verb = first && findWord(verbs, first.word);
  for (const { preposition } of verb ? partsOf(verb) : [])
    if (preposition !== undefined && !isOnLine(preposition)) for (const at of places) yield write(preposition, at);
  const beginsWithName = text.slice(from, start).trim() === '' && /^["\p{Lu}\d]/u.test(text.slice(start));
  for (const each of beginsWithName ? verbs : [])
    if (partsOf(each).every(({ preposition }) => preposition === undefined || isOnLine(preposition)))
      yield write(each.word, start);
  if (first && findWord(settings, first.word)) yield write('set', first.start);
  if (expectsFirst(message, 'NAME')) for (const { name } of analysis.sides) yield write(placeName(name), start);
}

/** Prepositions that authors often forget. */
const PREPOSITIONS = ['of', 'at', 'with', 'to', 'from', 'by', 'for', 'on'];

/** Returns the keywords that an error message expects. Adds `turn 1` if the message expects `turn`. */
function expectedWords(message: string): string[] {
  const words = [...expectedPart(message).matchAll(/“([a-z]{2,})”/g)].map(([, word]) => word);
  return words.flatMap((word) => (word === 'turn' ? ['turn', 'turn 1'] : [word]));
}

/**
 * Returns the offsets of quotes that may be unclosed: all quotes of a line with an odd number of quotes. The quote at
 * the error comes first.
 */
function openQuotes(text: string, start: number): number[] {
  if (!lacksQuote(text, start)) return [];
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const [written = ''] = /^[^\n]*/.exec(text.slice(line)) ?? [];
  const quotes = [...written.matchAll(/"/g)].map(({ index }) => line + index);
  return quotes.includes(start) ? [start, ...quotes.filter((each) => each !== start)] : quotes;
}

/**
 * Yields positions where the opening quote may belong if only the closing quote is written: before the name, after
 * keywords, after punctuation.
 */
function* openings(text: string, closed: number, opened: (at: number) => Fix): Generator<Fix> {
  const line = text.slice(text.lastIndexOf('\n', closed - 1) + 1, closed);
  const begins = [/[^\s"({:,]+$/u, /(?<=(?:^|\s)[a-z]+ +)[\p{Lu}\d][^"({:,]*$/u, /(?<=[({:,] *)[^\s"({:,][^"({:,]*$/u];
  const starts = begins.flatMap((begin) => begin.exec(line)?.[0].length ?? []);
  for (const length of new Set(starts)) yield opened(closed - length);
}

/**
 * Returns further positions at which missing punctuation may belong: for a colon, after the first word of the line; for
 * a closing parenthesis, at the end of the earlier line with the opening parenthesis.
 */
function otherPositions(sign: string, text: string, start: number): number[] {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  if (sign === ':') return [line + (/^\s*\S+/.exec(text.slice(line, start))?.[0].length ?? 0)];
  if (sign !== ')') return [];
  const opened = text.lastIndexOf('(', start - 1);
  const end = text.indexOf('\n', opened);
  return opened < 0 || end < 0 || end > start || text.slice(opened, end).includes(')')
    ? []
    : [text.slice(0, end).trimEnd().length];
}

/**
 * Yields positions where the closing quote may belong if only the opening quote is written: after the name or at the
 * end of the line.
 */
function* closings(text: string, opened: number, closed: (at: number) => Fix): Generator<Fix> {
  const line = /^[^\n]*/.exec(text.slice(opened + 1))?.[0] ?? '';
  const ends = [/^[\p{L}\p{N}./-]+/u, /^[^({:,]*[^({:,\s]/u, /^.*\S/u].flatMap(
    (end) => end.exec(line)?.[0].length ?? [],
  );
  for (const end of new Set(ends)) yield closed(opened + 1 + end);
}

/**
 * Returns the places of the commas that are missing in a list of texts in quotes, such as `"1st" "2nd" "3rd"`. The
 * first missing comma is before the offset `start`.
 */
function gapsInList(text: string, start: number): number[] {
  const [run = ''] = /^(?:"[^"\n]*"[ \t]*)*/.exec(text.slice(start)) ?? [];
  const ends = [...run.matchAll(/"[^"]*"/g)].map(({ index, 0: quoted }) => start + index + quoted.length);
  return ends.length === 0 ? [] : [text.slice(0, start).trimEnd().length, ...ends.slice(0, -1)];
}

/** Returns punctuation with the spaces that it needs between two words. */
function spaced(sign: string, text: string, at: number): string {
  const isTight = /^\s|^$/.test(text.slice(at, at + 1));
  const opens = sign === '{' || sign === '=' || sign === '|' || sign === '(' || sign === '-';
  return `${opens ? ' ' : ''}${sign}${isTight || sign === '(' ? '' : ' '}`;
}

/**
 * Returns the edit that closes a block: on a new line before the statement that does not belong to the block, or at the
 * end of the file.
 */
function closingBrace(text: string, at: number): [from: number, to: number, written: string] {
  if (text.slice(at).trim() === '') return [text.trimEnd().length, text.length, '\n}\n'];
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const indent = text.slice(line, at);
  return indent.trim() === '' ? [line, line, `${indent}}\n`] : [at, at, '} '];
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Returns the first word of the line. */
function firstWord(text: string, at: number): Word | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const [all, word] = /^[ \t]*([\p{L}\p{N}_.-]+)/u.exec(text.slice(line, line + MAX_WORD_LENGTH)) ?? [];
  if (all === undefined || word === undefined) return undefined;
  const end = line + all.length;
  return { start: end - word.length, end, word };
}

function lastWord(text: string, end: number): Word | undefined {
  const [, word, gap] =
    /([\p{L}\p{N}_.-]+)([^\p{L}\p{N}\n]*)$/u.exec(text.slice(Math.max(0, end - MAX_WORD_LENGTH), end)) ?? [];
  if (word === undefined || gap === undefined) return undefined;
  const stop = end - gap.length;
  return { start: stop - word.length, end: stop, word };
}

const MAX_WORD_LENGTH = 80;

const isName = (word: string): boolean => /^\p{Lu}[\p{L}\p{N}.-]*$/u.test(word);

/** Returns whether a word may begin a name that needs quotes: `665 StuG`, `1st Staff`. */
const isNameOrNumber = (word: string): boolean => isName(word) || /^\d[\p{L}\p{N}.]*$/u.test(word);

function keywordsOf({ parser }: Reader): string[] {
  return Object.keys(parser.Lexer.definition).filter((name) => /^[a-z]{2,}$/.test(name));
}
