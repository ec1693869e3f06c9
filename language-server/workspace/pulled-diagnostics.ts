import { DocumentState, isOperationCancelled, URI } from 'langium';
import type { CancellationToken, Connection, Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { SandtableServices } from '../services.js';

/** What is found within this time, in milliseconds, is asked for again once. */
const TOGETHER = 50;

/**
 * Diagnostics for a client that asks for them (`textDocument/diagnostic`). What it would have been sent it is only told of, and it asks
 * again: play finds something after a pause, an edit of a map something in the set-ups on it.
 */
export class PulledDiagnostics {
  /** What was answered last. */
  private readonly answered = new Map<string, string>();
  /** What a client that is sent diagnostics would have been sent last. */
  private readonly found = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly services: SandtableServices,
  ) {
    const client = services.shared.lsp.LanguageServer;
    const send = connection.sendDiagnostics.bind(connection);
    connection.sendDiagnostics = (params) => {
      if (!client.pullsDiagnostics) return send(params);
      this.found.set(params.uri, JSON.stringify(params.diagnostics));
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.tell();
      }, TOGETHER);
      return Promise.resolve();
    };
    const { DocumentBuilder, TextDocuments } = services.shared.workspace;
    TextDocuments.onDidClose(({ document: { uri } }) => {
      // Clients that are sent diagnostics show those of closed files too.
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
      // Behind the build that the last key asked for.
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
      return new ResponseError(code, 'The text has changed meanwhile.', { retriggerRequest: true });
    }
  }

  private forget(uri: string): void {
    this.answered.delete(uri);
    this.found.delete(uri);
    this.services.validation.DocumentValidator.forget(uri);
  }

  private tell(): void {
    const isNews = [...this.found].some(([uri, told]) => (this.answered.get(uri) ?? told) !== told);
    this.found.clear();
    if (!isNews) return;
    // A client that has gone, or changed its mind, need not answer.
    void this.connection.languages.diagnostics.refresh().catch(() => undefined);
  }
}

const report = (items: Diagnostic[]): DocumentDiagnosticReport => ({ kind: 'full', items });
