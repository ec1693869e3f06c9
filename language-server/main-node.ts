import { createRequire } from 'node:module';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { rulesetsOnDemand, type Script } from '../engine/rulesets/on-demand.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';
import { FilesByScheme } from './files-by-scheme.js';
import { SandtableFileSystem } from './node-file-system.js';

/** Each game lies in a file of its own, in a folder beside the server's file. */
const beside = createRequire(__filename) as (file: string) => Script;

/** The language server as a process: over IPC, a pipe or standard input and output, as the client asks. */
const connection = createConnection(ProposedFeatures.all);
const { shared } = connect({
  connection,
  fileSystemProvider: () => new FilesByScheme(new SandtableFileSystem(), new ClientFileSystem(connection)),
  rulesets: rulesetsOnDemand((script) => beside(`./rulesets/${script}.js`)),
});

// Node would end the process. What a client could not answer need not be shown.
process.on('unhandledRejection', (fault) => {
  shared.workspace.Faults.log('Something', fault);
});
