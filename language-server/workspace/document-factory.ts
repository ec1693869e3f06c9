import type { AstNode, LangiumDocument, ParseResult, ParserOptions, URI } from 'langium';
import { DefaultLangiumDocumentFactory, DocumentState, type TextDocument } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { UnreadableError } from '../parser/unreadable.js';
import { parseIncrementally } from '../incremental-parser/parse-incrementally.js';
import type { SymbolicLinks } from './symbolic-links.js';
import type { ServicesWith } from './services-with.js';
import { decode, readable } from './readable.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Creates and parses documents. A file that cannot be read becomes an empty document, for which `unreadableReason`
 * returns the reason.
 */
export class SandtableDocumentFactory extends DefaultLangiumDocumentFactory {
  private readonly unreadableReasons = new Map<string, string>();
  private readonly links: () => SymbolicLinks;
  /** Previous parse results of the documents that are being parsed again. */
  private readonly before = new Map<string, ParseResult>();

  constructor(services: ServicesWith<{ readonly SymbolicLinks: SymbolicLinks }>) {
    super(services);
    this.links = () => services.workspace.SymbolicLinks;
  }

  /** Returns in English why a document could not be read; undefined if it could be read. */
  unreadableReason({ uri }: LangiumDocument): string | undefined {
    return this.unreadableReasons.get(uri.toString());
  }

  /** Creates a document whose text is read when it is built. */
  createUnread(uri: URI): LangiumDocument {
    const document = this.fromModel({ $type: 'INVALID' }, uri);
    document.state = DocumentState.Changed;
    return document;
  }

  /** Makes a document empty until its text is read again. */
  exclude(document: LangiumDocument, reason: UnreadableError): void {
    document.parseResult = this.parse(document.uri, '');
    (document.parseResult.value as Mutable<AstNode>).$document = document;
    this.unreadableReasons.set(document.uri.toString(), reason.message);
  }

  override async update<T extends AstNode = AstNode>(
    document: Mutable<LangiumDocument<T>>,
    token: CancellationToken,
  ): Promise<LangiumDocument<T>> {
    const key = document.uri.toString();
    this.before.set(key, document.parseResult);
    try {
      return await super.update(document, token);
    } finally {
      this.before.delete(key);
    }
  }

  protected override getInitialText(uri: URI): Promise<string> {
    return this.readText(uri);
  }

  protected override getUpdatedText<T extends AstNode>(
    document: Mutable<LangiumDocument<T>>,
    textDocument: TextDocument | undefined,
  ): Promise<string> {
    if (!textDocument) return this.readText(document.uri);
    this.unreadableReasons.delete(document.uri.toString());
    return Promise.resolve(textDocument.getText());
  }

  private async readText(uri: URI): Promise<string> {
    this.unreadableReasons.delete(uri.toString());
    try {
      if (await this.links().leadsOutside(uri))
        throw new UnreadableError('This symbolic link leads out of the workspace and is not followed.');
      return decode(await this.fileSystemProvider.readBinary(uri));
    } catch (problem) {
      const reason =
        problem instanceof UnreadableError ? problem : new UnreadableError('This file could not be read from disk.');
      this.unreadableReasons.set(uri.toString(), reason.message);
      return '';
    }
  }

  protected override parse<T extends AstNode>(uri: URI, text: string, options?: ParserOptions): ParseResult<T> {
    try {
      return super.parse<T>(uri, readable(text), options);
    } catch (problem) {
      return this.refuse<T>(uri, problem);
    }
  }

  protected override async parseAsync<T extends AstNode>(
    uri: URI,
    text: string,
    token: CancellationToken,
  ): Promise<ParseResult<T>> {
    try {
      const before = this.before.get(uri.toString());
      const { LangiumParser } = this.serviceRegistry.getServices(uri).parser;
      const reparsed = before && parseIncrementally(LangiumParser, before, readable(text));
      return (reparsed as ParseResult<T> | undefined) ?? (await super.parseAsync<T>(uri, readable(text), token));
    } catch (problem) {
      return this.refuse<T>(uri, problem);
    }
  }

  /** Returns an empty parse result if `problem` is an unreadable text; otherwise throws `problem`. */
  private refuse<T extends AstNode>(uri: URI, problem: unknown): ParseResult<T> {
    if (!(problem instanceof UnreadableError)) throw problem;
    this.unreadableReasons.set(uri.toString(), problem.message);
    return super.parse<T>(uri, '');
  }
}
