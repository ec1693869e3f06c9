import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { SERVER_FLAGS } from '../../protocol/start.js';
import type { ClientMaker } from './client-maker.js';

/** Runs the language server as a separate process. */
export const createNodeClient: ClientMaker = (context, options) => {
  const module = vscode.Uri.joinPath(context.extensionUri, 'dist/server-start.cjs').fsPath;
  const server = { module, transport: TransportKind.ipc } as const;
  const run = { ...server, options: { execArgv: [...SERVER_FLAGS] } };
  const debug = { ...server, options: { execArgv: [...SERVER_FLAGS, '--nolazy', '--inspect=6009'] } };
  return new LanguageClient('sandtable', 'Sandtable', { run, debug }, options);
};
