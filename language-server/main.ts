import { loadLookaheadWith } from '../engine/play/lookahead/lookahead-script.js';
import { rulesetsOnDemand } from '../engine/rulesets/on-demand.js';
import { ClientFileSystem } from './client-file-system.js';
import { connect } from './connect.js';
import { FilesByScheme } from './files-by-scheme.js';
import type { Host } from './host.js';
import { loadOnDemandScriptWith, onDemandScript } from './on-demand/on-demand-script.js';
import * as modules from './on-demand/server-modules.js';
import { loadRulesetScriptWith } from './rulesets/ruleset-script.js';
import { IN_WORKER } from '../protocol/start.js';

/**
 * Starts the language server. The same script runs in Node and in web workers. The code of the host is imported at run
 * time, since a worker has no Node modules.
 */
async function serve(): Promise<void> {
  const {
    connection,
    disk,
    keep,
    load,
    rulesetScript,
    onDemand,
    csv,
    vassal,
    loadTranslations: words,
    onUnhandledRejection: onFault,
  } = await loadHost();
  const client = new ClientFileSystem(connection);
  const { shared } = connect({
    connection,
    fileSystemProvider: () => (disk ? new FilesByScheme(disk, client) : client),
    ...(keep && { keep }),
    rulesets: rulesetsOnDemand(
      load,
      () => shared.lsp.LanguageServer.language,
      (sentences) => words().translationWith(sentences),
    ),
    csv,
    vassal,
    words,
  });
  loadOnDemandScriptWith(() => onDemand()(modules));
  loadLookaheadWith(onDemandScript);
  loadRulesetScriptWith(
    rulesetScript,
    () => shared.lsp.LanguageServer.tag,
    () => words().translationOfDeclared(),
  );
  onFault?.((fault) => {
    shared.workspace.InternalErrors.log('A background task', fault);
  });
}

async function loadHost(): Promise<Host> {
  if (IN_WORKER) return (await import('./host-browser.js')).host();
  return (await import('./host-node.js')).host();
}

void serve();
