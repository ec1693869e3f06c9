import { t } from '@vscode/l10n';
import { DocumentState, isOperationCancelled, URI } from 'langium';
import type { CancellationToken, Connection, Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { SandtableServices } from '../services.js';

/** Time within which all results cause only one refresh request. */
const DEBOUNCE_MS = 50;

/**
 * Answers clients that pull diagnostics (`textDocument/diagnostic`). Requests a refresh instead of sending new
 * diagnostics, since play after a pause and edits of imported files also change diagnostics.
 */
export class PulledDiagnostics {
  /** Diagnostics that the last request for each document returned, as JSON. */
  private readonly answered = new Map<string, string>();
  /**
   * The diagnostics that were held back since the last refresh, because the client requests diagnostics itself: as
   * JSON, by URI of the document.
   */
  private readonly pending = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly services: SandtableServices,
  ) {
    const client = services.shared.lsp.LanguageServer;
    const send = connection.sendDiagnostics.bind(connection);
    connection.sendDiagnostics = (params) => {
      if (!client.pullsDiagnostics) return send(params);
      this.pending.set(params.uri, JSON.stringify(params.diagnostics));
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.requestRefresh();
      }, DEBOUNCE_MS);
      return Promise.resolve();
    };
    const { DocumentBuilder, TextDocuments } = services.shared.workspace;
    TextDocuments.onDidClose(({ document: { uri } }) => {
      // Clients that do not pull diagnostics also show the diagnostics of closed files.
      if (client.pullsDiagnostics) this.forget(uri);
    });
    DocumentBuilder.onUpdate((_changed, deleted) => {
      for (const uri of deleted) this.forget(uri.toString());
    });
    connection.languages.diagnostics.on(({ textDocument: { uri } }, token) => this.answer(uri, token));
  }

  private async answer(
    uri: string,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport | ResponseError<{ retriggerRequest: boolean }>> {
    const { DocumentBuilder, LangiumDocuments, WorkspaceLock, WorkspaceManager } = this.services.shared.workspace;
    try {
      await WorkspaceManager.ready;
      // Wait for the build of the last edit.
      await WorkspaceLock.read(() => undefined);
      const at = URI.parse(uri);
      if (!LangiumDocuments.hasDocument(at)) return report([]);
      await DocumentBuilder.waitUntil(DocumentState.Validated, at, token);
      const items = LangiumDocuments.getDocument(at)?.diagnostics ?? [];
      this.answered.set(uri, JSON.stringify(items));
      return report(items);
    } catch (fault) {
      if (!isOperationCancelled(fault)) throw fault;
      const code = token.isCancellationRequested ? LSPErrorCodes.RequestCancelled : LSPErrorCodes.ServerCancelled;
      return new ResponseError(code, t('The text has changed in the meantime.'), { retriggerRequest: true });
    }
  }

  private forget(uri: string): void {
    this.answered.delete(uri);
    this.pending.delete(uri);
    this.services.validation.DocumentValidator.forget(uri);
  }

  private requestRefresh(): void {
    const hasChanged = [...this.pending].some(
      ([uri, diagnostics]) => (this.answered.get(uri) ?? diagnostics) !== diagnostics,
    );
    this.pending.clear();
    if (!hasChanged) return;
    // A disconnected client does not answer.
    void this.connection.languages.diagnostics.refresh().catch(() => undefined);
  }
}

const report = (items: Diagnostic[]): DocumentDiagnosticReport => ({ kind: 'full', items });
