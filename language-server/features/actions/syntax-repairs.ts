import type { LangiumDocument } from 'langium';
import { nearestSpellings } from '../../../engine/board/spelling.js';
import type { Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import { firstMistakes, type Mistake } from '../../validation/mistakes.js';
import { withEdits } from './trial.js';

/** What a repair is tried with. */
interface Reader {
  readonly parser: {
    readonly LangiumParser: { parse(text: string): LangiumDocument['parseResult'] };
    readonly Lexer: { readonly definition: object };
  };
}

type Change = Fix['edits'][number];

const OFFERED = 3;
/** Signs that are left out, in the order in which they are likelier to be meant. */
const SIGNS = [':', ',', ')', '(', '{', '=', '"', '|', '-'];

/**
 * What may be meant where a text is not in the language: the word of the language spelled most like it, a sign left out or written
 * once too often, a name that wants quotes. What is wrong says only where the parser stumbled, so each slip an author makes is undone there and the
 * text read again: a repair is what leaves one mistake less.
 */
export function syntaxRepairs(
  document: LangiumDocument,
  { source }: { readonly source: Source },
  reader: Reader,
): Fix[] {
  const mistakes = firstMistakes(document);
  const mistake = mistakes.find(({ start, end }) => start === source.start && end === source.end);
  const text = document.parseResult.value.$cstNode?.root.fullText;
  if (!mistake || text === undefined) return [];
  const fixes: Fix[] = [];
  for (const fix of slips(text, mistake, source.file, keywordsOf(reader))) {
    const parseResult = reader.parser.LangiumParser.parse(withEdits(text, fix.edits));
    if (firstMistakes({ parseResult }).length < mistakes.length) fixes.push(fix);
    if (fixes.length === OFFERED) break;
  }
  return fixes;
}

/** Every slip that may have been made there, undone; the likeliest first. */
function* slips(text: string, { start, end }: Mistake, file: string, keywords: readonly string[]): Generator<Fix> {
  const change = (from: number, to: number, written: string): Change => ({
    source: { file, start: from, end: to },
    text: written,
  });
  const fix = (title: string, ...edits: Change[]): Fix => ({ title, edits });
  const here = text.slice(start, end);
  const before = lastWord(text, start);
  const words = [{ start, end, word: here }, ...(before ? [before] : [])];

  for (const { word, ...at } of words)
    if (/^[a-z]\w+$/.test(word))
      for (const meant of nearestSpellings(word, keywords))
        yield fix(`Change to ${meant}`, change(at.start, at.end, meant));
  for (const opened of openQuotes(text, start))
    yield* closings(text, opened, (at) => fix(`Close the quotes: ${text.slice(opened, at)}"`, change(at, at, '"')));
  for (const { word, ...at } of words)
    if (/^\p{Lu}\w*$/u.test(word)) yield fix(`Write “on ${word}”`, change(at.start, at.start, 'on '));
  if (here === '}' || here === ',' || here === ':') yield fix(`Take out “${here}”`, change(start, end, ''));
  if (before && isNameOrNumber(before.word) && isName(here))
    yield fix(`Put the name in quotes`, change(before.start, before.start, '"'), change(end, end, '"'));
  const behindNumber = isNameOrNumber(here) && /^ +(\p{Lu}[\p{L}\p{N}.-]*)/u.exec(text.slice(end));
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
  for (const sign of SIGNS)
    for (const at of new Set([end, behind, ...elsewhere(sign, text, start)]))
      yield fix(`Write the missing “${sign}”`, change(at, at, spaced(sign, text, at)));
  for (const at of [start, end]) yield fix('Write the missing “}”', change(...closingBrace(text, at)));
}

/** Quotes that may have been left open: what does not belong, or where a line has an odd number of them any of these. */
function openQuotes(text: string, start: number): number[] {
  if (text.charAt(start) === '"') return [start];
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const [written = ''] = /^[^\n]*/.exec(text.slice(line)) ?? [];
  const quotes = [...written.matchAll(/"/g)].map(({ index }) => line + index);
  return quotes.length % 2 === 0 ? [] : quotes;
}

/** A colon stands behind the first word of a line; parentheses may have been left open on a line before. */
function elsewhere(sign: string, text: string, start: number): number[] {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  if (sign === ':') return [line + (/^\s*\S+/.exec(text.slice(line, start))?.[0].length ?? 0)];
  if (sign !== ')') return [];
  const opened = text.lastIndexOf('(', start - 1);
  const end = text.indexOf('\n', opened);
  return opened < 0 || end < 0 || end > start || text.slice(opened, end).includes(')')
    ? []
    : [text.slice(0, end).trimEnd().length];
}

/** Where quotes that were opened may close: behind the name, or at the end of the line. */
function* closings(text: string, opened: number, closed: (at: number) => Fix): Generator<Fix> {
  const line = /^[^\n]*/.exec(text.slice(opened + 1))?.[0] ?? '';
  const ends = [/^[\p{L}\p{N}./-]+/u, /^[^({:,]*[^({:,\s]/u, /^.*\S/u].flatMap(
    (end) => end.exec(line)?.[0].length ?? [],
  );
  for (const end of new Set(ends)) yield closed(opened + 1 + end);
}

/** A sign as it is written between words. */
function spaced(sign: string, text: string, at: number): string {
  const isTight = /^\s|^$/.test(text.slice(at, at + 1));
  const opens = sign === '{' || sign === '=' || sign === '|' || sign === '(' || sign === '-';
  return `${opens ? ' ' : ''}${sign}${isTight || sign === '(' ? '' : ' '}`;
}

/** Where a brace closes what was opened before: on a line of its own before the one that does not belong to it, or at the end. */
function closingBrace(text: string, at: number): [from: number, to: number, written: string] {
  if (text.slice(at).trim() === '') return [text.trimEnd().length, text.length, '\n}\n'];
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const indent = text.slice(line, at);
  return indent.trim() === '' ? [line, line, `${indent}}\n`] : [at, at, '} '];
}

function lastWord(text: string, end: number): { start: number; end: number; word: string } | undefined {
  const [, word, gap] =
    /([\p{L}\p{N}_.-]+)([^\p{L}\p{N}\n]*)$/u.exec(text.slice(Math.max(0, end - LONGEST), end)) ?? [];
  if (word === undefined || gap === undefined) return undefined;
  const stop = end - gap.length;
  return { start: stop - word.length, end: stop, word };
}

const LONGEST = 80;

const isName = (word: string): boolean => /^\p{Lu}[\p{L}\p{N}.-]*$/u.test(word);

/** How a name begins that needs its quotes: `665 StuG`, `1st Staff`. */
const isNameOrNumber = (word: string): boolean => isName(word) || /^\d[\p{L}\p{N}.]*$/u.test(word);

function keywordsOf({ parser }: Reader): string[] {
  return Object.keys(parser.Lexer.definition).filter((name) => /^[a-z]{2,}$/.test(name));
}
