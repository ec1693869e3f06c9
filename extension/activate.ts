import type * as vscode from 'vscode';
import type { ClientMaker } from './client/client-maker.js';
import { Server } from './client/server.js';
import type { PdfWriter } from './commands/command-context.js';
import { registerCommands } from './commands/register.js';
import { debugGames } from './debug/debugging.js';
import { openExamples } from './examples.js';
import { watchExpectations } from './expectations.js';
import { PlayMemory } from './preview/play/play-memory.js';
import { Previews } from './preview/previews.js';
import type { PreviewPanel } from './preview/panel.js';
import { pasteForces } from './forces/paste.js';
import { showForces } from './forces/tree.js';
import { serveRulePages } from './rule-pages.js';
import { offerTools } from './tools.js';
import { showCell, showStatus } from './status-bar.js';

/** The API that other extensions and the tests of this extension use. */
export interface SandtableApi {
  /** Returns the open preview of a document, or undefined. */
  readonly previewOf: (uri: vscode.Uri) => PreviewPanel | undefined;
}

export async function activateWith(
  context: vscode.ExtensionContext,
  makeClient: ClientMaker,
  writePdf?: PdfWriter,
): Promise<SandtableApi> {
  const server = new Server(context, makeClient);
  const started = server.start();
  const previews = new Previews(context.extensionUri, server, new PlayMemory(context.workspaceState));
  context.subscriptions.push(
    server,
    previews,
    serveRulePages(server),
    showStatus(server, previews),
    showCell(server),
    showForces(server),
    pasteForces(server),
    watchExpectations(server),
    debugGames(server, previews),
    registerCommands({ server, previews, home: context.extensionUri, ...(writePdf && { writePdf }) }),
    openExamples(context),
    offerTools(server, context.extension),
  );
  await started;
  return { previewOf: (uri) => previews.of(uri) };
}
