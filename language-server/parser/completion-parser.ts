import type { CompletionParserResult, LangiumCoreServices } from 'langium';
import { createParser, LangiumCompletionParser } from 'langium';
import { UnreadableError } from './unreadable.js';

/**
 * Reads an unfinished statement to tell what may follow. It takes as long to make as the parser of documents: that waits until
 * the first diagnostics are shown, or until the first completion.
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

  build(): void {
    if (this.isBuilt) return;
    this.isBuilt = true;
    createParser(this.services.Grammar, this, this.services.parser.Lexer.definition);
    this.finalize();
  }
}
