import { createRequire } from 'node:module';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Host, LoadedScript } from './host.js';
import { keepPerBuild } from './keep-files-node.js';
import { SandtableFileSystem } from './node-file-system.js';

/** Returns the host of a server in a Node process, which communicates over IPC, a pipe or standard input and output. */
export function host(): Host {
  /** Loads a script from the folder that contains the server. */
  const loadScript = createRequire(__filename) as (file: string) => LoadedScript;
  return {
    connection: createConnection(ProposedFeatures.all),
    disk: new SandtableFileSystem(),
    keep: keepPerBuild(),
    load: (script) => loadScript(`./rulesets/${script}.js`),
    rulesetScript: () => loadScript('./rulesets/declared.js'),
    onDemand: () => loadScript('./on-demand.js'),
    csv: () => loadScript('./csv.js'),
    vassal: () => loadScript('./vassal.js'),
    loadTranslations: () => loadScript('./words-it.js'),
    // Without a listener, Node would end the process.
    onUnhandledRejection: (listener) => process.on('unhandledRejection', listener),
  };
}
