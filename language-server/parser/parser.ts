import type { AstNode, Grammar, LangiumCoreServices, LexerResult, ParseResult, ParserOptions } from 'langium';
import { createParser, LangiumParser } from 'langium';
import { computeLookaheadLazily } from './lazy-lookahead.js';
import { SandtableNodeBuilder } from './node-builder.js';

type Token = LexerResult['hidden'][number];

/** Langium's parser, changed so that it can be used again after an exception. */
class SandtableParser extends LangiumParser {
  constructor(services: LangiumCoreServices) {
    super(services);
    const nodeBuilder = new SandtableNodeBuilder();
    const extractHiddenTokens = ({ startOffset }: Token): Token[] =>
      nodeBuilder.takeHidden((this as unknown as { lexerResult: LexerResult }).lexerResult.hidden, startOffset);
    // Langium offers no other way to replace these two members.
    Object.assign(this, { nodeBuilder, extractHiddenTokens });
  }

  override finalize(): void {
    computeLookaheadLazily(this.wrapper);
    super.finalize();
  }

  override parse<T extends AstNode = AstNode>(input: string, options?: ParserOptions): ParseResult<T> {
    try {
      return super.parse<T>(input, options);
    } catch (fault) {
      // Discard incomplete nodes. Otherwise they would become part of the next tree.
      Object.assign(this, { stack: [] });
      throw fault;
    }
  }
}

const built = new WeakMap<Grammar, LangiumParser>();

/**
 * Returns a parser for the services. Building a parser takes longer than parsing most texts, and the parser depends
 * only on the linker and the value converter of the services. Therefore all services of a grammar share one parser,
 * which parses one text at a time.
 */
export function makeParser(services: LangiumCoreServices): LangiumParser {
  const parser = built.get(services.Grammar) ?? buildParser(services);
  const own = { linker: services.references.Linker, converter: services.parser.ValueConverter };
  const parse: LangiumParser['parse'] = (input, options) => {
    Object.assign(parser, own);
    return parser.parse(input, options);
  };
  return Object.assign(Object.create(parser) as LangiumParser, { parse });
}

function buildParser(services: LangiumCoreServices): LangiumParser {
  const parser = new SandtableParser(services);
  createParser(services.Grammar, parser, services.parser.Lexer.definition);
  parser.finalize();
  built.set(services.Grammar, parser);
  return parser;
}
