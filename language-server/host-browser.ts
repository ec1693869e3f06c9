import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import type { Host, LoadedScript } from './host.js';
import type { WorkerStart } from '../protocol/start.js';

/** A worker, as far as TypeScript's library for pages does not know it. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerStart }) => void, how: object): void;
  importScripts(script: string): void;
  /** A script of ours leaves here what it has. */
  readonly sandtableScript: LoadedScript;
}
declare const self: Worker;

/**
 * The language server as a web worker: files are read by the client. Its first message says where the other scripts lie, for an
 * editor may start the worker from a blob that is beside nothing; what follows is the protocol.
 */
export async function host(): Promise<Host> {
  const { scripts } = await new Promise<WorkerStart>((resolve) => {
    const told = ({ data }: { readonly data: WorkerStart }): void => {
      resolve(data);
    };
    self.addEventListener('message', told, { once: true });
  });
  const load = (script: string): LoadedScript => {
    self.importScripts(`${scripts}/${script}.js`);
    return self.sandtableScript;
  };
  const port = self as never; // a type of the library for workers, which cannot stand beside that for pages
  return {
    connection: createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)),
    load: (script) => load(`rulesets/${script}`),
    csv: () => load('csv'),
    loadTranslations: () => load('words-it').words,
  };
}
