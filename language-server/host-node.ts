import { createRequire } from 'node:module';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Host, LoadedScript } from './host.js';
import { keepPerBuild } from './keep-files-node.js';
import { SandtableFileSystem } from './node-file-system.js';

/** The language server as a process: over IPC, a pipe or standard input and output, as the client asks. */
export function host(): Host {
  /** What is loaded when it is asked for lies beside the server's file; the games in a folder. */
  const beside = createRequire(__filename) as (file: string) => LoadedScript;
  return {
    connection: createConnection(ProposedFeatures.all),
    disk: new SandtableFileSystem(),
    keep: keepPerBuild(),
    load: (script) => beside(`./rulesets/${script}.js`),
    csv: () => beside('./csv.js'),
    loadTranslations: () => beside('./words-it.js').words,
    // Node would end the process. What a client could not answer need not be shown.
    onUnhandledRejection: (told) => process.on('unhandledRejection', told),
  };
}
