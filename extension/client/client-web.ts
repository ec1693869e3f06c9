import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import type { WorkerStart } from '../../language-server/protocol.js';
import type { ClientMaker } from './client-maker.js';

/** The language server as a worker beside the extension's own. */
export const createWebClient: ClientMaker = (context, options) => {
  const at = (path: string): string => vscode.Uri.joinPath(context.extensionUri, 'dist', path).toString(true);
  return new LanguageClient(
    'sandtable',
    'Sandtable',
    () => {
      const worker = new Worker(at('server.js'));
      worker.postMessage({ rulesets: at('rulesets') } satisfies WorkerStart);
      return Promise.resolve(worker);
    },
    options,
  );
};
