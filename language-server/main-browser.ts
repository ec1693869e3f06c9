import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { rulesetsOnDemand, type Script } from '../engine/rulesets/on-demand.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';
import type { WorkerStart } from './protocol.js';

/** A worker, as far as TypeScript's library for pages does not know it. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerStart }) => void, how: object): void;
  importScripts(script: string): void;
  /** The script of a game leaves it here. */
  readonly sandtableRuleset: Script;
}
declare const self: Worker;

/**
 * The language server as a web worker: files are read by the client. Its first message says where the games lie, for an
 * editor may start the worker from a blob that is beside nothing; what follows is the protocol.
 */
self.addEventListener(
  'message',
  ({ data: { rulesets } }) => {
    const port = self as never; // a type of the library for workers, which cannot stand beside that for pages
    const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
    const load = (script: string): Script => {
      self.importScripts(`${rulesets}/${script}.js`);
      return self.sandtableRuleset;
    };
    connect({
      connection,
      fileSystemProvider: () => new ClientFileSystem(connection),
      rulesets: rulesetsOnDemand(load),
    });
  },
  { once: true },
);
