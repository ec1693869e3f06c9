import type { GrammarAST, TokenBuilderOptions } from 'langium';
import { DefaultTokenBuilder } from 'langium';

type Tokens = ReturnType<DefaultTokenBuilder['buildTokens']>;
type Terminal = ReturnType<DefaultTokenBuilder['buildTerminalToken']>;

/** Token types for words that have a special meaning in some places. The lexer never matches these types itself. */
const ABSTRACT: readonly string[] = ['KEY', 'VERB', 'CHOICE'];

/** Keywords that cannot begin an order, because they begin another block, a clause, or a part of the previous order. */
const NO_VERB: ReadonlySet<string> = new Set([
  ...['ruleset', 'draft', 'import', 'map', 'side', 'scenario', 'orders', 'dice', 'expect', 'table'],
  ...['to', 'from', 'with', 'via', 'against', 'for', 'on', 'at', 'by', 'of', 'and', 'or', 'not'],
  ...['phase', 'score', 'after', 'turn', 'except', 'when'],
]);

/** Terminals that begin like a keyword: rows of terrain with `|`, labels with negative numbers with `-`. */
const BEFORE_KEYWORDS: ReadonlySet<string> = new Set(['ROW', 'NEGATIVE', 'DOTTED']);

/**
 * Gives terrain rows and labels with negative numbers precedence over keywords: a bar at the start of a line begins a
 * row; elsewhere it is the keyword `|` between the faces of a counter. Allows keywords as words of a game wherever that
 * is unambiguous.
 */
export class SandtableTokenBuilder extends DefaultTokenBuilder {
  override buildTokens(grammar: GrammarAST.Grammar, options?: TokenBuilderOptions): Tokens {
    const tokens = super.buildTokens(grammar, options) as Extract<Tokens, unknown[]>;
    assignCategories(tokens);
    const isFirst = ({ name }: { readonly name: string }): boolean => BEFORE_KEYWORDS.has(name);
    return [...tokens.filter(isFirst), ...tokens.filter((token) => !isFirst(token))];
  }

  protected override buildTerminalToken(terminal: GrammarAST.TerminalRule): Terminal {
    const token = super.buildTerminalToken(terminal);
    if (ABSTRACT.includes(token.name))
      return { ...token, PATTERN: () => null, LINE_BREAKS: false, START_CHARS_HINT: [] };
    // Langium would skip a token that can match a space.
    if (token.name === 'STRAY') return { ...token, GROUP: 'hidden' };
    if (token.name !== 'STRING' || !(token.PATTERN instanceof RegExp)) return token;
    return { ...token, PATTERN: quoted(token.PATTERN), LINE_BREAKS: false, START_CHARS_HINT: ['"', "'"] };
  }
}

/** Sets the token types that each word and keyword may stand for. */
function assignCategories(tokens: Extract<Tokens, unknown[]>): void {
  const called = new Map(tokens.map((token) => [token.name, token]));
  const pass = (name: string, ...others: readonly string[]): void => {
    const token = called.get(name);
    if (token) token.CATEGORIES = others.flatMap((other) => called.get(other) ?? []);
  };
  pass('CHOICE', 'WORD');
  pass('WORD', 'KEY', 'VERB');
  for (const { name } of tokens) if (/^[a-z]/.test(name)) pass(name, 'KEY', ...(NO_VERB.has(name) ? [] : ['VERB']));
}

/**
 * Returns a matcher of quoted texts. If a quote is not closed on its line, no later quote of the same kind on that line
 * is closed either. The matcher remembers this, since a line with many quotes would otherwise take quadratic time.
 */
function quoted(pattern: RegExp): (text: string, offset: number) => RegExpExecArray | null {
  const sticky = new RegExp(pattern, 'y');
  const lineEnd = /[\r\n]|$/g;
  let last = '';
  let open: Record<string, number> = {};
  return (text, offset) => {
    if (text !== last) [last, open] = [text, {}];
    const quote = text.charAt(offset);
    if (offset < (open[quote] ?? 0)) return null;
    sticky.lastIndex = offset;
    const found = sticky.exec(text);
    if (!found && (quote === '"' || quote === "'")) {
      lineEnd.lastIndex = offset;
      open[quote] = lineEnd.exec(text)?.index ?? text.length;
    }
    return found;
  };
}
