import { startLanguageServer } from 'langium/lsp';
import type { Connection } from 'vscode-languageserver';
import type { LibraryScripts } from './library-scripts.js';
import { registerRequests } from './requests.js';
import type { SandtableServices } from './services.js';
import type { SandtableContext } from './sandtable-module.js';
import { createSandtableServices } from './sandtable-module.js';
import { prepareAfterStart } from './workspace/after-start.js';
import { PulledDiagnostics } from './workspace/pulled-diagnostics.js';
import { PlayAfterPause } from './workspace/play-after-pause.js';

type ConnectedContext = SandtableContext & Required<Pick<SandtableContext, 'connection'>> & LibraryScripts;

/** Connects the services to a client and starts to listen. */
export function connect({ csv, vassal, ...context }: ConnectedContext): SandtableServices {
  const { shared, sandtable } = createSandtableServices(context);
  new PlayAfterPause(sandtable);
  prepareAfterStart(sandtable);
  new PulledDiagnostics(context.connection, sandtable);
  registerRequests(context.connection, sandtable, { csv, vassal });
  startLanguageServer(shared);
  disableCallHierarchy(context.connection);
  return sandtable;
}

/**
 * Answers call hierarchy requests with null. The language has no calls, and Langium would report an error for an
 * unknown document.
 */
function disableCallHierarchy({ languages: { callHierarchy } }: Connection): void {
  callHierarchy.onPrepare(() => null);
  callHierarchy.onIncomingCalls(() => null);
  callHierarchy.onOutgoingCalls(() => null);
}
