import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { rulesets } from '../engine/rulesets/index.js';
import { connect } from './connect.js';
import { SandtableFileSystem } from './node-file-system.js';

/** The language server as a process: over IPC, a pipe or standard input and output, as the client asks. */
connect({
  connection: createConnection(ProposedFeatures.all),
  fileSystemProvider: () => new SandtableFileSystem(),
  rulesets,
});
