import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import type { ClientMaker } from '../activate.js';

/** The language server as a worker beside the extension's own. */
export const createWebClient: ClientMaker = (context, options) => {
  const script = vscode.Uri.joinPath(context.extensionUri, 'dist/server-worker.js');
  return new LanguageClient(
    'sandtable',
    'Sandtable',
    () => Promise.resolve(new Worker(script.toString(true))),
    options,
  );
};
