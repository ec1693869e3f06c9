import type { AstNode, LangiumDocument, ParseResult, ParserOptions, URI } from 'langium';
import { DefaultLangiumDocumentFactory, DocumentState, type TextDocument } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { Unreadable } from '../parser/unreadable.js';
import { reread } from '../rereading/reread.js';
import type { Links } from './links.js';
import type { Needing } from './needing.js';
import { decode, readable } from './readable.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const LINK = 'This is a link that leads out of the workspace; it is not followed.';

/** Reads texts into documents. One that cannot be read becomes an empty document that knows why. */
export class SandtableDocumentFactory extends DefaultLangiumDocumentFactory {
  private readonly refused = new Map<string, string>();
  private readonly links: () => Links;
  /** What was read before of the texts that are being read again. */
  private readonly before = new Map<string, ParseResult>();

  constructor(services: Needing<{ readonly Links: Links }>) {
    super(services);
    this.links = () => services.workspace.Links;
  }

  /** Why the document is empty although its file is not; undefined when it was read. */
  whyUnread({ uri }: LangiumDocument): string | undefined {
    return this.refused.get(uri.toString());
  }

  /** A document whose text is read when it is built. */
  unread(uri: URI): LangiumDocument {
    const document = this.fromModel({ $type: 'INVALID' }, uri);
    document.state = DocumentState.Changed;
    return document;
  }

  /** Empties a document, until its text is read again. */
  leaveOut(document: LangiumDocument, why: string): void {
    document.parseResult = this.parse(document.uri, '');
    (document.parseResult.value as Mutable<AstNode>).$document = document;
    this.refused.set(document.uri.toString(), why);
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
    this.refused.delete(document.uri.toString());
    return Promise.resolve(textDocument.getText());
  }

  private async readText(uri: URI): Promise<string> {
    this.refused.delete(uri.toString());
    try {
      if (await this.links().leadOut(uri)) throw new Unreadable(LINK);
      return decode(await this.fileSystemProvider.readBinary(uri));
    } catch (problem) {
      const why = problem instanceof Unreadable ? problem.message : 'This file could not be read from disk.';
      this.refused.set(uri.toString(), why);
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
      const kept = before && reread(LangiumParser, before, readable(text));
      return (kept as ParseResult<T> | undefined) ?? (await super.parseAsync<T>(uri, readable(text), token));
    } catch (problem) {
      return this.refuse<T>(uri, problem);
    }
  }

  /** @throws whatever is no property of the text. */
  private refuse<T extends AstNode>(uri: URI, problem: unknown): ParseResult<T> {
    if (!(problem instanceof Unreadable)) throw problem;
    this.refused.set(uri.toString(), problem.message);
    return super.parse<T>(uri, '');
  }
}
