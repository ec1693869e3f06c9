import * as vscode from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import type { WorkerStart } from '../../language-server/protocol.js';
import type { ClientMaker } from './client-maker.js';

/**
 * The language server as a worker beside the extension's own. The lines to it are laid here: the library lays them only
 * to an instance of `Worker`, and an editor in a browser puts a function of its own in that place.
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
