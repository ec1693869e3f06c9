import type { CompletionParserResult, LangiumCoreServices } from 'langium';
import { createParser, LangiumCompletionParser } from 'langium';
import { UnreadableError } from './unreadable.js';

/**
 * Parses an unfinished statement to find what may follow. This parser takes as long to build as the document parser.
 * Therefore this parser is built after the first diagnostics or at the first completion, whichever is earlier.
 */
export class SandtableCompletionParser extends LangiumCompletionParser {
  private isBuilt = false;

  constructor(private readonly services: LangiumCoreServices) {
    super(services);
  }

  override parse(input: string): CompletionParserResult {
    this.build();
    try {
      return super.parse(input);
    } catch (problem) {
      if (problem instanceof UnreadableError) return super.parse('');
      throw problem;
    }
  }

  /** Builds the parser if it has not been built yet. */
  build(): void {
    if (this.isBuilt) return;
    this.isBuilt = true;
    createParser(this.services.Grammar, this, this.services.parser.Lexer.definition);
    this.finalize();
  }
}
