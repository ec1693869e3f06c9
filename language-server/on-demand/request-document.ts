import { DocumentState, URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { GameSelection } from '../../preview/contract/game-selection.js';
import type { SandtableServices } from '../services.js';

/**
 * Waits until the present text of a document is linked. A document that was just opened is available only after the
 * pending build.
 */
export async function built({ shared }: SandtableServices, uri: URI, token: CancellationToken): Promise<void> {
  const { DocumentBuilder, LangiumDocuments, WorkspaceLock } = shared.workspace;
  shared.lsp.DocumentUpdateHandler.flush();
  if (!LangiumDocuments.hasDocument(uri)) await WorkspaceLock.read(() => undefined);
  if (LangiumDocuments.hasDocument(uri)) await DocumentBuilder.waitUntil(DocumentState.IndexedReferences, uri, token);
}

/**
 * Waits until the orders are played. The wait ends early if `token` is cancelled, for example by the next keystroke.
 */
export async function played(
  { compile, shared }: SandtableServices,
  { uri, ...which }: DocumentRequest,
  token: CancellationToken,
): Promise<void> {
  const document = uri === undefined ? undefined : shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
  await (document && compile.Analyser.analyse(document))?.waitForPlay(token, which);
}

export interface DocumentRequest extends GameSelection {
  readonly uri?: string;
}

/**
 * Returns whether the parameters of a request are an object whose `uri` is a string or absent. The check is necessary
 * because a client may send anything.
 */
export function isAbout(params: unknown): params is DocumentRequest {
  if (typeof params !== 'object' || params === null) return false;
  return !('uri' in params) || params.uri === undefined || typeof params.uri === 'string';
}
