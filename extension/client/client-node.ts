import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { ClientMaker } from './client-maker.js';

/** The language server as a process of its own. */
export const createNodeClient: ClientMaker = (context, options) => {
  const module = vscode.Uri.joinPath(context.extensionUri, 'dist/server-start.cjs').fsPath;
  const run = { module, transport: TransportKind.ipc } as const;
  const debug = { ...run, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  return new LanguageClient('sandtable', 'Sandtable', { run, debug }, options);
};
