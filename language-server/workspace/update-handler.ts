import type { FileSystemProvider, TextDocument } from 'langium';
import { URI } from 'langium';
import { DefaultDocumentUpdateHandler, type LangiumSharedServices } from 'langium/lsp';
import type { TextDocumentChangeEvent } from 'vscode-languageserver';
import type { InternalErrors } from './internal-errors.js';
import type { ReadOnlyDocuments } from './read-only-documents.js';
import type { ServicesWith } from './services-with.js';

type TextDocuments = LangiumSharedServices['workspace']['TextDocuments'];

/** Documents longer than this wait for a pause: each stale text would be parsed in full before the next is looked at. */
const LONG_DOCUMENT = 2000;
const PAUSE = 120;

/** Passes changes on: at once when a document is opened or of ordinary length, after a short pause when it is long. */
export class SandtableUpdateHandler extends DefaultDocumentUpdateHandler {
  private readonly files: FileSystemProvider;
  private readonly texts: TextDocuments;
  private readonly faults: InternalErrors;
  private readonly guests: ReadOnlyDocuments;
  private readonly saveListeners: (() => void)[] = [];
  private readonly opened = new Set<string>();
  private readonly waiting = new Map<string, URI>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    services: ServicesWith<{ readonly InternalErrors: InternalErrors; readonly ReadOnlyDocuments: ReadOnlyDocuments }>,
  ) {
    super(services);
    this.files = services.workspace.FileSystemProvider;
    this.texts = services.workspace.TextDocuments;
    this.faults = services.workspace.InternalErrors;
    this.guests = services.workspace.ReadOnlyDocuments;
  }

  override didChangeContent(change: TextDocumentChangeEvent<TextDocument>): void {
    const { uri, lineCount } = change.document;
    // A client may tell of every text it has open.
    if (!this.serviceRegistry.hasServices(URI.parse(uri))) return;
    const isFirstSight = !this.opened.has(uri);
    this.opened.add(uri);
    this.waiting.set(uri, URI.parse(uri));
    clearTimeout(this.timer);
    if (isFirstSight || lineCount < LONG_DOCUMENT) this.release();
    else
      this.timer = setTimeout(() => {
        this.release();
      }, PAUSE);
  }

  /** A text closed without saving counts no more: the file is read again, if there is one. */
  didCloseDocument(event: TextDocumentChangeEvent<TextDocument>): void {
    const uri = URI.parse(event.document.uri);
    this.opened.delete(event.document.uri);
    void this.isFile(uri).then((isFile) => {
      this.fireDocumentUpdate(isFile ? [uri] : [], isFile ? [] : [uri]);
    });
  }

  private async isFile(uri: URI): Promise<boolean> {
    try {
      return !this.guests.isReadOnly(uri) && (await this.files.exists(uri));
    } catch {
      return false;
    }
  }

  /** The client only tells of saving when this is here. */
  didSaveDocument(): void {
    for (const listener of this.saveListeners) listener();
  }

  onSave(listener: () => void): void {
    this.saveListeners.push(listener);
  }

  /** What is open is read again: where it may import from has changed. */
  foldersChanged(added: readonly URI[], removed: readonly URI[]): void {
    const open = this.texts.keys().map((uri) => URI.parse(uri));
    this.fireDocumentUpdate([...added, ...open], [...removed]);
  }

  protected override fireDocumentUpdate(changed: URI[], deleted: URI[]): void {
    this.workspaceManager.ready
      .then(() => this.workspaceLock.write((token) => this.documentBuilder.update(changed, deleted, token)))
      .catch((fault: unknown) => {
        this.faults.report('Reading the files', fault);
      });
  }

  private release(): void {
    const changed = [...this.waiting.values()];
    this.waiting.clear();
    this.fireDocumentUpdate(changed, []);
  }
}
