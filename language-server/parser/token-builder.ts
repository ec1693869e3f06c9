import type { GrammarAST, TokenBuilderOptions } from 'langium';
import { DefaultTokenBuilder } from 'langium';

type Tokens = ReturnType<DefaultTokenBuilder['buildTokens']>;

/**
 * Puts rows of terrain before the keywords: at the start of a line a bar begins a row,
 * and the keyword `|` (between the faces of a counter) must not win there.
 */
export class SandtableTokenBuilder extends DefaultTokenBuilder {
  override buildTokens(grammar: GrammarAST.Grammar, options?: TokenBuilderOptions): Tokens {
    const tokens = super.buildTokens(grammar, options) as Extract<Tokens, unknown[]>;
    const row = tokens.findIndex((token) => token.name === 'ROW');
    return [...tokens.splice(row, 1), ...tokens];
  }
}
