import type { AstNode, LangiumCoreServices, ParseResult, ParserOptions } from 'langium';
import { createParser, LangiumParser } from 'langium';
import { decideWhenMet } from './decide-when-met.js';

/** Langium's parser, which a text it stumbles over does not spoil for the next one. */
class SandtableParser extends LangiumParser {
  override finalize(): void {
    decideWhenMet(this.wrapper);
    super.finalize();
  }

  override parse<T extends AstNode = AstNode>(input: string, options?: ParserOptions): ParseResult<T> {
    try {
      return super.parse<T>(input, options);
    } catch (fault) {
      // Half-built nodes would become part of the next text.
      Object.assign(this, { stack: [] });
      throw fault;
    }
  }
}

export function makeParser(services: LangiumCoreServices): LangiumParser {
  const parser = new SandtableParser(services);
  createParser(services.Grammar, parser, services.parser.Lexer.definition);
  parser.finalize();
  return parser;
}
