import * as vscode from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import type { WorkerStart } from '../../protocol/start.js';
import type { ClientMaker } from './client-maker.js';

/**
 * Creates a client that runs the language server as a web worker. The connection is created here because the client
 * library does not recognize the workers of browser editors, which replace the class `Worker` by a function.
 */
export const createWebClient: ClientMaker = (context, options) => {
  const at = (path: string): string => vscode.Uri.joinPath(context.extensionUri, 'dist', path).toString(true);
  return new LanguageClient(
    'sandtable',
    'Sandtable',
    () => {
      const worker = new Worker(at('server.js'));
      worker.postMessage({ scripts: at('.') } satisfies WorkerStart);
      return Promise.resolve({ reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) });
    },
    options,
  );
};
