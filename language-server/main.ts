import { rulesetsOnDemand } from '../engine/rulesets/on-demand.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';
import { FilesByScheme } from './files-by-scheme.js';
import type { Host } from './host.js';
import { IN_WORKER } from '../protocol/start.js';

/**
 * The language server, one script for both hosts: what they share is most of it. Each host's own room is loaded when it is
 * the host, for what it asks of Node is not there in a worker.
 */
async function serve(): Promise<void> {
  const { connection, disk, keep, load, csv, loadTranslations: words, onUnhandledRejection: onFault } = await hosted();
  const client = new ClientFileSystem(connection);
  const { shared } = connect({
    connection,
    fileSystemProvider: () => (disk ? new FilesByScheme(disk, client) : client),
    ...(keep && { keep }),
    rulesets: rulesetsOnDemand(load, () => shared.lsp.LanguageServer.language),
    csv,
    words,
  });
  onFault?.((fault) => {
    shared.workspace.InternalErrors.log('Something', fault);
  });
}

async function hosted(): Promise<Host> {
  if (IN_WORKER) return (await import('./host-browser.js')).host();
  return (await import('./host-node.js')).host();
}

void serve();
