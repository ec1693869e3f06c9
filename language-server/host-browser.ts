import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import type { Host, LoadedScript } from './host.js';
import type { WorkerStart } from '../protocol/start.js';

/** Members of a web worker that TypeScript's DOM library does not declare. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerStart }) => void, how: object): void;
  importScripts(script: string): void;
  /** Property in which a loaded script stores its exports. */
  readonly sandtableScript: LoadedScript;
}
declare const self: Worker;

/**
 * Returns the host of a language server that runs in a web worker. The first message to the worker gives the folder of
 * the other scripts, because a worker started from a blob does not know this folder. The messages of the protocol
 * follow.
 */
export async function host(): Promise<Host> {
  const { scripts } = await new Promise<WorkerStart>((resolve) => {
    const receiveStart = ({ data }: { readonly data: WorkerStart }): void => {
      resolve(data);
    };
    self.addEventListener('message', receiveStart, { once: true });
  });
  const load = (script: string): LoadedScript => {
    self.importScripts(`${scripts}/${script}.js`);
    return self.sandtableScript;
  };
  let hasShared = false;
  /** Loads a script of `rulesets/`, and before the first of them the script that scripts of rules share. */
  const loadRules = (script: string): LoadedScript => {
    if (!hasShared) self.importScripts(`${scripts}/rulesets/shared.js`);
    hasShared = true;
    return load(`rulesets/${script}`);
  };
  const port = self as never; // The type of this value is in the library for workers, which conflicts with the DOM library.
  return {
    connection: createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)),
    load: (script) => loadRules(script),
    rulesetScript: () => loadRules('declared'),
    onDemand: () => load('on-demand'),
    csv: () => load('csv'),
    vassal: () => load('vassal'),
    loadTranslations: () => load('words-it'),
  };
}
