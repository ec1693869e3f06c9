import * as vscode from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import type { WorkerStart } from '../../protocol/start.js';
import type { ClientMaker } from './client-maker.js';

/**
 * Runs the language server as a web worker. The connection is created here, because the library creates it only for an
 * instance of `Worker`, and browser editors replace `Worker` by a function.
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
