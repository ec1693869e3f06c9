import type { LangiumDocument } from 'langium';
import {
  isAboutMissingText,
  isOutside,
  missingSignMessage,
  QUOTE_MISSING,
  refineMessage,
} from '../parser/error-messages.js';
import { isDocument, isExpectBlock, isOrders } from '../generated/ast.js';

/** A place where a text is not in the language, with what it spoils: from its line on, to the end of what it began. */
export interface SyntaxMistake {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly spoils: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Misfit extends Omit<SyntaxMistake, 'spoils'> {
  /** Where the text before it ends that was read. */
  readonly after: number;
  /** Where the text is that does not fit. */
  readonly at: number;
  /** All of a map hangs on its grid. */
  readonly inGrid: boolean;
}

const known = new WeakMap<object, readonly SyntaxMistake[]>();

/** The mistakes of a text; what the lexer and the parser stumble over because of an earlier one is not among them. */
export function findSyntaxMistakes(document: Pick<LangiumDocument, 'parseResult'>): readonly SyntaxMistake[] {
  const { parseResult } = document;
  const kept = known.get(parseResult) ?? collectMistakes(document);
  known.set(parseResult, kept);
  return kept;
}

function collectMistakes({ parseResult }: Pick<LangiumDocument, 'parseResult'>): SyntaxMistake[] {
  const { lexerErrors, parserErrors, value } = parseResult;
  if (lexerErrors.length + parserErrors.length === 0) return [];
  const text = value.$cstNode?.root.fullText ?? '';
  const strays = lexerErrors.map(({ offset, length, message }) => ({
    start: offset,
    end: offset + length,
    after: offset,
    at: offset,
    message,
    inGrid: false,
  }));
  const misfits = [...strays, ...parserErrors.map((error) => misfitOf(error, text))].toSorted(
    (a, b) => a.start - b.start,
  );
  const mistakes: SyntaxMistake[] = [];
  for (const { start, end, message, after, at, inGrid } of misfits) {
    const last = mistakes.at(-1)?.spoils;
    if (last && (start <= last.end || after <= last.end)) continue;
    // What a block holds stands outside of it once the parser has left it.
    if (last && isOutside(message)) continue;
    const spoils = spoiledBy(text, { start, end: at }, inGrid ? 1 : 0);
    mistakes.push({ start, end, message: lacksQuote(text, start) ? QUOTE_MISSING : message, spoils });
  }
  return mistakes;
}

/** A string with its closing quote or the end of the line, a pair of apostrophes, or a comment: each read once, in linear time. */
const QUOTED_OR_COMMENT = /"(?:\\.|[^"\\])*("|$)|'[^'\\]*'|\/\/.*/g;

/** Returns whether the line of a place holds a quote that closes nothing or is not closed. */
export function lacksQuote(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, endOfLine(text, at));
  for (const [part, closing] of line.matchAll(QUOTED_OR_COMMENT))
    if (part.startsWith('"') && closing === '') return true;
  return false;
}

type ParserError = LangiumDocument['parseResult']['parserErrors'][number];

/** So much of the text before a mistake tells what it is about. */
const BEFORE = 200;

/** The token that does not fit; where something is missing, what stands before. */
function misfitOf(error: ParserError, text: string): Misfit {
  const { startOffset, endOffset, image } = error.token;
  const isInText = endOffset !== undefined && Number.isFinite(startOffset) && startOffset >= 0;
  const at = isInText ? startOffset : text.length;
  const before = text.slice(Math.max(0, at - BEFORE), at).trimEnd();
  const after = Math.max(0, at - BEFORE) + before.length;
  const { message, ...missing } = colonMissing(error, before, after) ?? {
    message: refineMessage(error.message, image, {
      before,
      rest: text.slice(at + image.length, endOfLine(text, at)),
      opens: /\n[ \t]*$/.test(text.slice(Math.max(0, at - BEFORE), at)),
      inOrder: isIn(error, 'Order'),
      inOrders: isWithin(error, 'Orders'),
      inExpectations: isWithin(error, 'UnitExpectation') || isWithin(error, 'ExpectBlock'),
    }),
  };
  const inGrid = isWithin(error, 'Grid') || (isWithin(error, 'MapDef') && (image === 'hexes' || image === 'squares'));
  const previous = 'previousToken' in error ? (error.previousToken as ParserError['token'] | undefined) : undefined;
  const place =
    isAboutMissingText(message) && previous?.endOffset !== undefined
      ? { start: previous.startOffset, end: previous.endOffset + 1 }
      : isInText
        ? { start: at, end: endOffset + 1 }
        : { start: Math.max(0, after - 1), end: after };
  return { ...place, at: place.start, message, after, inGrid, ...missing };
}

/** Whether it is that rule of the grammar which met with an error; the parser marks names of rules with a sign of no width. */
function isIn({ context }: ParserError, rule: string): boolean {
  return context.ruleStack.at(-1)?.replace('\u200B', '') === rule;
}

/** Whether a rule of the grammar is among those around an error. */
function isWithin({ context }: ParserError, rule: string): boolean {
  return context.ruleStack.some((each) => each.replace('\u200B', '') === rule);
}

/** `phase combat` without its colon: its words run on into the orders below, but it is missing at the end of the line. */
function colonMissing(
  error: ParserError,
  before: string,
  after: number,
): Pick<Misfit, 'start' | 'end' | 'at' | 'message'> | undefined {
  if (!isIn(error, 'PhaseMark')) return undefined;
  const mark = before.slice(before.lastIndexOf('phase '));
  const [line, word] = /^phase .*?(\S+)[ \t]*(?=\r?\n)/.exec(mark) ?? [];
  if (line === undefined || word === undefined) return undefined;
  const end = after - mark.length + line.trimEnd().length;
  return { start: end - word.length, end, at: after, message: missingSignMessage(word, ':') };
}

/**
 * From the beginning of the line to its end, or to the brace that closes those opened in it and, if need be, around it. Texts and
 * comments seldom hold braces.
 */
function spoiledBy(text: string, mistake: Span, within: number): SyntaxMistake['spoils'] {
  const start = text.lastIndexOf('\n', mistake.start - 1) + 1;
  const sign = /[{}\n]/g;
  sign.lastIndex = mistake.end;
  let depth = within;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [what] = found;
    if (what === '{') depth++;
    else if (what === '}' && --depth < 0) return { start, end: found.index };
    else if (what === '\n' && depth === 0) return { start, end: found.index };
    else if (what === '}' && depth === 0) return { start, end: endOfLine(text, found.index) };
  }
  return { start, end: text.length };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Whether a mistake may have cost the text a name that it declares: any but those among orders and expectations. */
export function mayLackDeclarations(document: LangiumDocument): boolean {
  const root = document.parseResult.value;
  const played = (isDocument(root) ? root.elements : []).filter((each) => isOrders(each) || isExpectBlock(each));
  return findSyntaxMistakes(document).some(
    ({ start }) => !played.some(({ $cstNode: cst }) => cst && cst.offset <= start && start <= cst.end),
  );
}
