import { createRequire, enableCompileCache } from 'node:module';

/** Starts the server with what Node kept of its translation at the last start: translating is a third of a start. */
enableCompileCache?.();
createRequire(__filename)('./server.cjs');
