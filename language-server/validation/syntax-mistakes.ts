import type { LangiumDocument } from 'langium';
import {
  isAboutMissingText,
  isOutside,
  missingSignMessage,
  quoteMissing,
  refineMessage,
} from '../parser/error-messages.js';
import { isDocument, isExpectBlock, isOrders } from '../generated/ast.js';

/**
 * A syntax error and the range that it affects. The range extends from the start of the line to the end of the line; if
 * a block begins on that line, to the end of the block.
 */
export interface SyntaxMistake {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly affected: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Misfit extends Omit<SyntaxMistake, 'affected'> {
  /** End of the text before the error. */
  readonly after: number;
  /** Start of the unexpected text. */
  readonly at: number;
  /** True if the error is in a grid, on which the whole map depends. */
  readonly inGrid: boolean;
}

const known = new WeakMap<object, readonly SyntaxMistake[]>();

/**
 * Returns the syntax errors of a text. Leaves out errors of lexer and parser that an earlier error may have caused.
 * Cached by parse result.
 */
export function findSyntaxMistakes(document: Pick<LangiumDocument, 'parseResult'>): readonly SyntaxMistake[] {
  const { parseResult } = document;
  const mistakes = known.get(parseResult) ?? collectMistakes(document);
  known.set(parseResult, mistakes);
  return mistakes;
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
    const last = mistakes.at(-1)?.affected;
    if (last && (start <= last.end || after <= last.end)) continue;
    // After an error the parser may leave a block too early. It then reports the contents of the block as outside of
    // all blocks.
    if (last && isOutside(message)) continue;
    const affected = affectedBy(text, { start, end: at }, inGrid ? 1 : 0);
    mistakes.push({ start, end, message: lacksQuote(text, start) ? quoteMissing() : message, affected });
  }
  return mistakes;
}

/**
 * A string up to its closing quote or the end of the line, a text in apostrophes, or a comment. Matches in linear time.
 */
const QUOTED_OR_COMMENT = /"(?:\\.|[^"\\])*("|$)|'[^'\\]*'|\/\/.*/g;

/** Returns whether the line of an offset contains a quote without its counterpart. */
export function lacksQuote(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, endOfLine(text, at));
  for (const [part, closing] of line.matchAll(QUOTED_OR_COMMENT))
    if (part.startsWith('"') && closing === '') return true;
  return false;
}

type ParserError = LangiumDocument['parseResult']['parserErrors'][number];

/** Number of characters before an error that are examined. */
const LOOKBEHIND = 200;

/**
 * Returns where a syntax error is: at the unexpected token or, if text is missing, at the token before the missing
 * text.
 */
function misfitOf(error: ParserError, text: string): Misfit {
  const { startOffset, endOffset, image } = error.token;
  const isInText = endOffset !== undefined && Number.isFinite(startOffset) && startOffset >= 0;
  const at = isInText ? startOffset : text.length;
  const before = text.slice(Math.max(0, at - LOOKBEHIND), at).trimEnd();
  const after = Math.max(0, at - LOOKBEHIND) + before.length;
  const { message, ...missing } = colonMissing(error, before, after) ?? {
    message: refineMessage(error.message, image, {
      before,
      rest: text.slice(at + image.length, endOfLine(text, at)),
      opens: /\n[ \t]*$/.test(text.slice(Math.max(0, at - LOOKBEHIND), at)),
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

/**
 * Returns whether a rule of the grammar was the innermost rule when an error occurred. The parser marks rule names with
 * a zero-width space, which is removed for the comparison.
 */
function isIn({ context }: ParserError, rule: string): boolean {
  return context.ruleStack.at(-1)?.replace('\u200B', '') === rule;
}

/**
 * Returns whether the parser was inside a rule of the grammar when an error occurred, directly or in a rule that this
 * rule uses.
 */
function isWithin({ context }: ParserError, rule: string): boolean {
  return context.ruleStack.some((each) => each.replace('\u200B', '') === rule);
}

/**
 * Returns the error for a phase mark, such as `phase combat`, without a colon at the end of its line; undefined for
 * other errors. The parser itself would report the missing colon only at the orders below the mark.
 */
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
 * Returns the range from the start of the line with an error to the end of the line. If the line opens braces, the
 * range ends at the brace that closes them. Braces in texts and comments are not recognised.
 * @param within number of open braces around the error; closing these braces also ends the range
 */
function affectedBy(text: string, mistake: Span, within: number): SyntaxMistake['affected'] {
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

/**
 * Returns whether a syntax error may have removed a declaration. True for errors outside of orders and expectations.
 */
export function mayLackDeclarations(document: LangiumDocument): boolean {
  const root = document.parseResult.value;
  const played = (isDocument(root) ? root.elements : []).filter((each) => isOrders(each) || isExpectBlock(each));
  return findSyntaxMistakes(document).some(
    ({ start }) => !played.some(({ $cstNode: cst }) => cst && cst.offset <= start && start <= cst.end),
  );
}
