import type { LexerResult, TokenizeOptions } from 'langium';
import { DefaultLexer } from 'langium';
import { strayTextMessage } from './error-messages.js';
import { UnreadableError } from './unreadable.js';

type Token = LexerResult['hidden'][number];
type LexerError = LexerResult['errors'][number];

/** Braces deeper than this are no scenario; the parser works by recursion and would run out of stack. */
const DEEPEST_BRACES = 200;
/** The same of parentheses, as in conditions: each is several steps of the parser. */
const DEEPEST_PARENTHESES = 50;

/** Reads a text into tokens, tells what is none, and refuses what no parser could take. */
export class SandtableLexer extends DefaultLexer {
  /** @throws Unreadable when braces or parentheses stand too deep. */
  override tokenize(text: string, options?: TokenizeOptions): LexerResult {
    const result = super.tokenize(text, options);
    if (bracesTooDeep(result.tokens))
      throw new UnreadableError(`Braces stand more than ${DEEPEST_BRACES} deep here; close some of them.`);
    if (parenthesesTooDeep(result.tokens))
      throw new UnreadableError(`Parentheses stand more than ${DEEPEST_PARENTHESES} deep here; close some of them.`);
    tellChoices(result.tokens, this.tokenTypes);
    const hidden = result.hidden.filter(({ tokenType }) => tokenType.name !== 'STRAY');
    const strays = result.hidden.filter(({ tokenType }) => tokenType.name === 'STRAY');
    const errors = [...result.errors, ...strayText(strays), ...hidden.filter(isOpenComment).map(noEnd)];
    return { ...result, hidden, errors };
  }
}

/**
 * In orders a word that stands behind another on its line belongs to the order (`research armour`); the first of a line begins
 * one. Lines are told apart here only: to the parser they are white space.
 */
function tellChoices(tokens: readonly Token[], types: Readonly<Record<string, Token['tokenType']>>): void {
  let inOrders = false;
  let depth = 0;
  let before: Token | undefined;
  for (const token of tokens) {
    const { name } = token.tokenType;
    if (name === '{') depth += 1;
    else if (name === '}') inOrders &&= (depth -= 1) > 0;
    else if (name === 'orders') [inOrders, depth] = [true, 0];
    else if (inOrders && name === 'WORD' && before?.endLine === token.startLine && before && mayBeVerb(before))
      Object.assign(token, { tokenType: types.CHOICE, tokenTypeIdx: types.CHOICE.tokenTypeIdx });
    before = token;
  }
}

function mayBeVerb({ tokenType }: Token): boolean {
  return tokenType.name === 'CHOICE' || (tokenType.CATEGORIES ?? []).some((category) => category.name === 'VERB');
}

/** A brace that closes nothing is one mistake of its own: it makes no room for others. */
function bracesTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { image } of tokens) {
    if (image === '{' && ++depth > DEEPEST_BRACES) return true;
    if (image === '}' && depth > 0) depth--;
  }
  return false;
}

/** No parenthesis goes beyond a brace: those left open before one are mistakes of their own. */
function parenthesesTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { image } of tokens) {
    if (image === '{' || image === '}') depth = 0;
    if (image === '(' && ++depth > DEEPEST_PARENTHESES) return true;
    if (image === ')' && depth > 0) depth--;
  }
  return false;
}

/** Stray characters, those side by side told together. */
function strayText(strays: readonly Token[]): LexerError[] {
  const runs: Token[][] = [];
  for (const stray of strays) {
    const run = runs.at(-1);
    if (run && run[0].startOffset + run.length === stray.startOffset) run.push(stray);
    else runs.push([stray]);
  }
  return runs.map((run) => errorAt(run[0], run.length, strayTextMessage(run.map(({ image }) => image).join(''))));
}

function isOpenComment({ image }: Token): boolean {
  return image.startsWith('/*') && (image.length < '/**/'.length || !image.endsWith('*/'));
}

function noEnd(comment: Token): LexerError {
  return errorAt(comment, '/*'.length, 'This comment has no end; close it with “*/”.');
}

function errorAt(
  { startOffset: offset, startLine: line, startColumn: column }: Token,
  length: number,
  message: string,
): LexerError {
  return { offset, line, column, length, message };
}
