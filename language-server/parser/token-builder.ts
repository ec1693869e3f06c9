import type { GrammarAST, TokenBuilderOptions } from 'langium';
import { DefaultTokenBuilder } from 'langium';

type Tokens = ReturnType<DefaultTokenBuilder['buildTokens']>;
type Terminal = ReturnType<DefaultTokenBuilder['buildTerminalToken']>;

/** What words stand for by their place: no text is read as one of these. */
const ABSTRACT: readonly string[] = ['KEY', 'VERB', 'CHOICE'];

/** Words of the language that begin no order: what would begin there is another block, clause or part of the order before. */
const NO_VERB: ReadonlySet<string> = new Set([
  ...['ruleset', 'draft', 'import', 'map', 'side', 'scenario', 'orders', 'dice', 'expect', 'table'],
  ...['to', 'from', 'with', 'via', 'against', 'for', 'on', 'at', 'by', 'of', 'and', 'or', 'not'],
  ...['phase', 'score', 'after', 'turn', 'except', 'when'],
]);

/**
 * Puts rows of terrain before the keywords: at the start of a line a bar begins a row,
 * and the keyword `|` (between the faces of a counter) must not win there. Lets words of the language pass for a game's
 * where nothing else could be meant.
 */
export class SandtableTokenBuilder extends DefaultTokenBuilder {
  override buildTokens(grammar: GrammarAST.Grammar, options?: TokenBuilderOptions): Tokens {
    const tokens = super.buildTokens(grammar, options) as Extract<Tokens, unknown[]>;
    passForWords(tokens);
    const row = tokens.findIndex((token) => token.name === 'ROW');
    return [...tokens.splice(row, 1), ...tokens];
  }

  protected override buildTerminalToken(terminal: GrammarAST.TerminalRule): Terminal {
    const token = super.buildTerminalToken(terminal);
    if (ABSTRACT.includes(token.name))
      return { ...token, PATTERN: () => null, LINE_BREAKS: false, START_CHARS_HINT: [] };
    // Langium would skip what can match a space.
    if (token.name === 'STRAY') return { ...token, GROUP: 'hidden' };
    if (token.name !== 'STRING' || !(token.PATTERN instanceof RegExp)) return token;
    return { ...token, PATTERN: quoted(token.PATTERN), LINE_BREAKS: false, START_CHARS_HINT: ['"', "'"] };
  }
}

/** Says of each word for what it passes. */
function passForWords(tokens: Extract<Tokens, unknown[]>): void {
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
 * Finds texts in quotes. Once a quote is not closed on its line, no later one of its kind is either: that is remembered, or a
 * line of a hundred thousand quotes would be read to its end for each of them.
 */
function quoted(pattern: RegExp): (text: string, offset: number) => RegExpExecArray | null {
  const here = new RegExp(pattern, 'y');
  const lineEnd = /[\r\n]|$/g;
  let last = '';
  let open: Record<string, number> = {};
  return (text, offset) => {
    if (text !== last) [last, open] = [text, {}];
    const quote = text.charAt(offset);
    if (offset < (open[quote] ?? 0)) return null;
    here.lastIndex = offset;
    const found = here.exec(text);
    if (!found && (quote === '"' || quote === "'")) {
      lineEnd.lastIndex = offset;
      open[quote] = lineEnd.exec(text)?.index ?? text.length;
    }
    return found;
  };
}
