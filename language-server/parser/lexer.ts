import { say } from '../../engine/model/say.js';
import type { LexerResult, TokenizeOptions } from 'langium';
import { DefaultLexer } from 'langium';
import { strayTextMessage } from './error-messages.js';
import { toPlainText, type PlainText } from './plain-text.js';
import { UnreadableError } from './unreadable.js';

type Token = LexerResult['hidden'][number];
type LexerError = LexerResult['errors'][number];

/** Maximum nesting of braces. The parser is recursive, and deeper nesting would overflow the stack. */
const MAX_BRACE_DEPTH = 200;
/** Maximum nesting of parentheses. Each level needs several levels of recursion in the parser. */
const MAX_PARENTHESIS_DEPTH = 50;

/** Splits a text into tokens, reports stray characters, and refuses texts that are nested too deeply for the parser. */
export class SandtableLexer extends DefaultLexer {
  /** Splits a text into tokens. @throws UnreadableError if braces or parentheses are nested too deeply */
  override tokenize(text: string, options?: TokenizeOptions): LexerResult {
    const plain = toPlainText(text);
    const result = super.tokenize(plain.text, options);
    if (plain.text !== text) placeInSource(result, text, plain);
    if (bracesTooDeep(result.tokens))
      throw new UnreadableError(`Braces are nested more than ${MAX_BRACE_DEPTH} deep; close some of them.`);
    if (parenthesesTooDeep(result.tokens))
      throw new UnreadableError(`Parentheses are nested more than ${MAX_PARENTHESIS_DEPTH} deep; close some of them.`);
    markChoices(result.tokens, this.tokenTypes);
    const hidden = result.hidden.filter(({ tokenType }) => tokenType.name !== 'STRAY');
    const strays = result.hidden.filter(({ tokenType }) => tokenType.name === 'STRAY');
    const errors = [...result.errors, ...strayText(strays), ...hidden.filter(isOpenComment).map(noEnd)];
    return { ...result, hidden, errors };
  }
}

/**
 * Marks a word in an order or in a ruleset as CHOICE if it follows another word on the same line (`research armour`,
 * `phase panzer movement`). The first word of a line begins an order or a statement. In a ruleset the word may be a
 * keyword of the language (`without table combat`). The parser cannot do this, since it treats line breaks as white
 * space.
 */
function markChoices(tokens: readonly Token[], types: Readonly<Record<string, Token['tokenType']>>): void {
  /**
   * `VERB` inside orders, `KEY` inside a ruleset; undefined elsewhere. A choice may follow only words of this category.
   */
  let precedingCategory: 'VERB' | 'KEY' | undefined;
  let depth = 0;
  let isInParentheses = false;
  let before: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    const { name } = token.tokenType;
    if (name === '(') isInParentheses = true;
    else if (name === ')' || name === '{' || name === '}') isInParentheses = false;
    if (name === '{') depth += 1;
    else if (name === '}') {
      if ((depth -= 1) <= 0) precedingCategory = undefined;
    } else if (beginsRuleset(tokens, index)) [precedingCategory, depth] = ['KEY', 0];
    else if (name === 'orders' && precedingCategory !== 'KEY') [precedingCategory, depth] = ['VERB', 0];
    else if (
      precedingCategory &&
      (name === 'WORD' || (precedingCategory === 'KEY' && depth > 0 && !isInParentheses && isKeyword(token))) &&
      before?.endLine === token.startLine &&
      before &&
      mayPrecedeChoice(before, precedingCategory)
    )
      Object.assign(token, { tokenType: types.CHOICE, tokenTypeIdx: types.CHOICE.tokenTypeIdx });
    before = token;
  }
}

/**
 * Returns whether a ruleset is declared at this token: `ruleset club "…"`, `ruleset club extends pgg`, `ruleset club
 * {`.
 */
function beginsRuleset(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index].tokenType.name === 'ruleset' &&
    ['STRING', '{', 'extends'].includes(tokens[index + 2]?.tokenType.name ?? '')
  );
}

/** Returns whether a token is a keyword that is written like a word: `table`, `source`. */
function isKeyword({ image, tokenType }: Token): boolean {
  return image === tokenType.name && /^[a-z]/.test(image);
}

function mayPrecedeChoice({ tokenType }: Token, category: 'VERB' | 'KEY'): boolean {
  return tokenType.name === 'CHOICE' || (tokenType.CATEGORIES ?? []).some(({ name }) => name === category);
}

/** Returns whether braces are nested too deeply. Ignores unmatched closing braces, which are reported as errors. */
function bracesTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { image } of tokens) {
    if (image === '{' && ++depth > MAX_BRACE_DEPTH) return true;
    if (image === '}' && depth > 0) depth--;
  }
  return false;
}

/**
 * Returns whether parentheses are nested too deeply. A brace resets the depth, since unclosed parentheses before it are
 * reported as errors.
 */
function parenthesesTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { image } of tokens) {
    if (image === '{' || image === '}') depth = 0;
    if (image === '(' && ++depth > MAX_PARENTHESIS_DEPTH) return true;
    if (image === ')' && depth > 0) depth--;
  }
  return false;
}

/** Moves tokens and errors from their places in the plain text to the corresponding places in the source text. */
function placeInSource({ tokens, hidden, errors }: LexerResult, text: string, { sourceOf }: PlainText): void {
  const lines = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  const columnOf = (offset: number, line: number): number => offset - lines[line - 1] + 1;
  for (const token of [...tokens, ...hidden]) {
    const { startOffset, endOffset = startOffset, startLine = 1, endLine = startLine } = token;
    const { start, end } = sourceOf(startOffset, endOffset + 1);
    Object.assign(token, {
      startOffset: start,
      endOffset: end - 1,
      startColumn: columnOf(start, startLine),
      endColumn: columnOf(end - 1, endLine),
    });
  }
  for (const error of errors) {
    const { start, end } = sourceOf(error.offset, error.offset + error.length);
    Object.assign(error, {
      offset: start,
      length: end - start,
      column: error.line === undefined ? error.column : columnOf(start, error.line),
    });
  }
}

/** Reports stray characters. Adjacent characters are reported as one error. */
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
  return errorAt(comment, '/*'.length, say`This comment has no end; close it with “*/”.`);
}

function errorAt(
  { startOffset: offset, startLine: line, startColumn: column }: Token,
  length: number,
  message: string,
): LexerError {
  return { offset, line, column, length, message };
}
