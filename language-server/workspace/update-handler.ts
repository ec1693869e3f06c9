import { URI } from 'langium';
import { DefaultDocumentUpdateHandler } from 'langium/lsp';
import type { TextDocument } from 'langium';
import type { TextDocumentChangeEvent } from 'vscode-languageserver';

/** Documents longer than this wait for a pause: each stale text would be parsed in full before the next is looked at. */
const LONG_DOCUMENT = 2000;
const PAUSE = 120;

/** Passes changes on: at once for documents of ordinary length, after a short pause for long ones. */
export class SandtableUpdateHandler extends DefaultDocumentUpdateHandler {
  private readonly waiting = new Map<string, URI>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  override didChangeContent(change: TextDocumentChangeEvent<TextDocument>): void {
    this.waiting.set(change.document.uri, URI.parse(change.document.uri));
    clearTimeout(this.timer);
    if (change.document.lineCount < LONG_DOCUMENT) this.release();
    else
      this.timer = setTimeout(() => {
        this.release();
      }, PAUSE);
  }

  /** A text closed without saving counts no more: the file is read again. */
  didCloseDocument(event: TextDocumentChangeEvent<TextDocument>): void {
    this.fireDocumentUpdate([URI.parse(event.document.uri)], []);
  }

  private release(): void {
    const changed = [...this.waiting.values()];
    this.waiting.clear();
    this.fireDocumentUpdate(changed, []);
  }
}
