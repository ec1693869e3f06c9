import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { rulesets } from '../engine/rulesets/index.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

/** The language server as a web worker: files are read by the client. */
const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self));
connect({ connection, fileSystemProvider: () => new ClientFileSystem(connection), rulesets });
