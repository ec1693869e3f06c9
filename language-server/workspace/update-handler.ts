import type { FileSystemProvider, TextDocument } from 'langium';
import { URI } from 'langium';
import { DefaultDocumentUpdateHandler, type LangiumSharedServices } from 'langium/lsp';
import type { TextDocumentChangeEvent } from 'vscode-languageserver';
import type { SandtableDocumentBuilder } from './document-builder.js';
import type { InternalErrors } from './internal-errors.js';
import type { ReadOnlyDocuments } from './read-only-documents.js';
import type { ServicesWith } from './services-with.js';

type TextDocuments = LangiumSharedServices['workspace']['TextDocuments'];

/**
 * Number of lines above which edits of a document are debounced. Otherwise every intermediate text would be parsed in
 * full before the next.
 */
const LONG_DOCUMENT_LINES = 2000;
const DEBOUNCE_MS = 120;

/**
 * Starts builds after changes. A build starts immediately when a document is opened or a short document is changed; the
 * build of a long document is debounced.
 */
export class SandtableUpdateHandler extends DefaultDocumentUpdateHandler {
  private readonly files: FileSystemProvider;
  private readonly texts: TextDocuments;
  private readonly builder: SandtableDocumentBuilder;
  private readonly internalErrors: InternalErrors;
  private readonly readOnlyDocuments: ReadOnlyDocuments;
  private readonly saveListeners: (() => void)[] = [];
  private readonly opened = new Set<string>();
  private readonly waiting = new Map<string, URI>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    services: ServicesWith<{
      readonly DocumentBuilder: SandtableDocumentBuilder;
      readonly InternalErrors: InternalErrors;
      readonly ReadOnlyDocuments: ReadOnlyDocuments;
    }>,
  ) {
    super(services);
    this.files = services.workspace.FileSystemProvider;
    this.texts = services.workspace.TextDocuments;
    this.builder = services.workspace.DocumentBuilder;
    this.internalErrors = services.workspace.InternalErrors;
    this.readOnlyDocuments = services.workspace.ReadOnlyDocuments;
  }

  override didChangeContent(change: TextDocumentChangeEvent<TextDocument>): void {
    const { uri, lineCount } = change.document;
    // A client may also send changes of texts in other languages.
    if (!this.serviceRegistry.hasServices(URI.parse(uri))) return;
    const isJustOpened = !this.opened.has(uri);
    this.opened.add(uri);
    this.waiting.set(uri, URI.parse(uri));
    clearTimeout(this.timer);
    if (isJustOpened || lineCount < LONG_DOCUMENT_LINES) this.startBuild();
    else
      this.timer = setTimeout(() => {
        this.startBuild();
      }, DEBOUNCE_MS);
  }

  /** Starts the builds that wait for a pause in typing, because a request needs the present text. */
  flush(): void {
    if (this.waiting.size === 0) return;
    clearTimeout(this.timer);
    this.startBuild();
  }

  /**
   * Reads the file again when a text is closed, since unsaved changes are discarded. If there is no file, the document
   * is deleted.
   */
  didCloseDocument(event: TextDocumentChangeEvent<TextDocument>): void {
    const uri = URI.parse(event.document.uri);
    this.opened.delete(event.document.uri);
    void this.isFile(uri).then((isFile) => {
      this.fireDocumentUpdate(isFile ? [uri] : [], isFile ? [] : [uri]);
    });
  }

  private async isFile(uri: URI): Promise<boolean> {
    try {
      return !this.readOnlyDocuments.isReadOnly(uri) && (await this.files.exists(uri));
    } catch {
      return false;
    }
  }

  /** Notifies listeners of a saved document. Without this method, the client sends no notification. */
  didSaveDocument(): void {
    for (const listener of this.saveListeners) listener();
  }

  onSave(listener: () => void): void {
    this.saveListeners.push(listener);
  }

  /** Rebuilds open documents after a change of the workspace folders, since they may import from these folders. */
  foldersChanged(added: readonly URI[], removed: readonly URI[]): void {
    const open = this.texts.keys().map((uri) => URI.parse(uri));
    this.fireDocumentUpdate([...added, ...open], [...removed]);
  }

  protected override fireDocumentUpdate(changed: URI[], deleted: URI[]): void {
    this.builder.scheduleUpdate(changed, deleted).catch((fault: unknown) => {
      this.internalErrors.report('Reading the files', fault);
    });
  }

  private startBuild(): void {
    const changed = [...this.waiting.values()];
    this.waiting.clear();
    this.fireDocumentUpdate(changed, []);
  }
}
