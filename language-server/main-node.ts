import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { rulesets } from '../engine/rulesets/index.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';
import { FilesByScheme } from './files-by-scheme.js';
import { SandtableFileSystem } from './node-file-system.js';

/** The language server as a process: over IPC, a pipe or standard input and output, as the client asks. */
const connection = createConnection(ProposedFeatures.all);
connect({
  connection,
  fileSystemProvider: () => new FilesByScheme(new SandtableFileSystem(), new ClientFileSystem(connection)),
  rulesets,
});
