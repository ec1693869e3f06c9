import type { FileSystemProvider, TextDocument } from 'langium';
import { URI } from 'langium';
import type { LangiumSharedServices } from 'langium/lsp';
import { DefaultDocumentUpdateHandler } from 'langium/lsp';
import type { TextDocumentChangeEvent } from 'vscode-languageserver';

/** Documents longer than this wait for a pause: each stale text would be parsed in full before the next is looked at. */
const LONG_DOCUMENT = 2000;
const PAUSE = 120;

/** Passes changes on: at once when a document is opened or of ordinary length, after a short pause when it is long. */
export class SandtableUpdateHandler extends DefaultDocumentUpdateHandler {
  private readonly files: FileSystemProvider;
  private readonly saveListeners: (() => void)[] = [];
  private readonly opened = new Set<string>();
  private readonly waiting = new Map<string, URI>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: LangiumSharedServices) {
    super(services);
    this.files = services.workspace.FileSystemProvider;
  }

  override didChangeContent(change: TextDocumentChangeEvent<TextDocument>): void {
    const { uri, lineCount } = change.document;
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
    void this.files.exists(uri).then((exists) => {
      this.fireDocumentUpdate(exists ? [uri] : [], exists ? [] : [uri]);
    });
  }

  /** The client only tells of saving when this is here. */
  didSaveDocument(): void {
    for (const listener of this.saveListeners) listener();
  }

  onSave(listener: () => void): void {
    this.saveListeners.push(listener);
  }

  private release(): void {
    const changed = [...this.waiting.values()];
    this.waiting.clear();
    this.fireDocumentUpdate(changed, []);
  }
}
