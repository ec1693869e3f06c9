import type { AstNode, LangiumDocument, ParseResult, ParserOptions, URI } from 'langium';
import { DefaultLangiumDocumentFactory, type TextDocument } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { decode, unreadable, Unreadable } from './readable.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Reads texts into documents. One that cannot be read becomes an empty document that knows why. */
export class SandtableDocumentFactory extends DefaultLangiumDocumentFactory {
  private readonly refused = new Map<string, Unreadable>();

  /** Why the document is empty although its file is not; undefined when it was read. */
  whyUnread(document: LangiumDocument): string | undefined {
    return this.refused.get(document.uri.toString())?.message;
  }

  protected override getInitialText(uri: URI): Promise<string> {
    return this.readText(uri);
  }

  protected override getUpdatedText<T extends AstNode>(
    document: Mutable<LangiumDocument<T>>,
    textDocument: TextDocument | undefined,
  ): Promise<string> {
    return textDocument ? Promise.resolve(textDocument.getText()) : this.readText(document.uri);
  }

  private async readText(uri: URI): Promise<string> {
    this.refused.delete(uri.toString());
    try {
      return decode(await this.fileSystemProvider.readBinary(uri));
    } catch (problem) {
      const why = problem instanceof Unreadable ? problem : new Unreadable('This file could not be read from disk.');
      this.refused.set(uri.toString(), why);
      return '';
    }
  }

  protected override parse<T extends AstNode>(uri: URI, text: string, options?: ParserOptions): ParseResult<T> {
    return super.parse<T>(uri, this.admit(uri, text), options);
  }

  protected override parseAsync<T extends AstNode>(
    uri: URI,
    text: string,
    token: CancellationToken,
  ): Promise<ParseResult<T>> {
    return super.parseAsync<T>(uri, this.admit(uri, text), token);
  }

  private admit(uri: URI, text: string): string {
    const why = unreadable(text);
    if (why) this.refused.set(uri.toString(), why);
    else if (text !== '') this.refused.delete(uri.toString());
    return why ? '' : text;
  }
}
