import type { CompletionParserResult, LangiumCoreServices } from 'langium';
import { createParser, LangiumCompletionParser } from 'langium';
import { UnreadableError } from './unreadable.js';

/**
 * Parses an unfinished statement to find what may follow. Building it takes as long as building the document parser, and is delayed
 * until after the first diagnostics, or until the first completion.
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

  /** Builds the parser, once. */
  build(): void {
    if (this.isBuilt) return;
    this.isBuilt = true;
    createParser(this.services.Grammar, this, this.services.parser.Lexer.definition);
    this.finalize();
  }
}
