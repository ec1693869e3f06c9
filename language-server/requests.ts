import { DocumentState } from 'langium';
import type { Connection } from 'vscode-languageserver';
import type { ChangedParams } from '../protocol/documents.js';
import type { LibraryScripts } from './library-scripts.js';
import { onDemandScript } from './on-demand/on-demand-script.js';
import type { RequestHandler } from './on-demand/script.js';
import type { SandtableServices } from './services.js';

/**
 * Registers the handler of the extension's requests, which are all requests that LSP does not define. The first request
 * loads the code that answers requests. After each build, notifies the extension about scenes that are out of date.
 */
export function registerRequests(connection: Connection, services: SandtableServices, scripts: LibraryScripts): void {
  let handle: RequestHandler | undefined;
  connection.onRequest((method, params, token) => {
    handle ??= onDemandScript().createRequestHandler(connection, services, scripts);
    // A client that passes no cancellation token sends the parameters by position, in an array.
    return handle(method, Array.isArray(params) ? (params[0] as unknown) : params, token);
  });
  const { LanguageServer } = services.shared.lsp;
  const { DocumentBuilder } = services.shared.workspace;
  // A build that continues a cancelled one also reports documents about which the client has already been notified.
  const changedUris = new Set<string>();
  DocumentBuilder.onDocumentPhase(DocumentState.IndexedReferences, ({ uri }) => {
    changedUris.add(uri.toString());
  });
  DocumentBuilder.onBuildPhase(DocumentState.IndexedReferences, async (built) => {
    const changed: ChangedParams = {
      uris: built.map(({ uri }) => uri.toString()).filter((uri) => changedUris.delete(uri)),
    };
    if (changed.uris.length > 0 && LanguageServer.isSandtableClient)
      await connection.sendNotification('sandtable/changed', changed);
  });
}
