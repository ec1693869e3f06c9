import * as vscode from 'vscode';
import type { Server } from '../client/server.js';
import { DEBUGGER, isSandtable } from '../language.js';
import type { Previews } from '../preview/previews.js';
import type { Host, LaunchArguments } from './host.js';
import { TurnSession } from './turn-session.js';

/** Registers the debugger that plays files; its adapter runs in the extension host. */
export function debugGames(server: Server, previews: Previews): vscode.Disposable {
  const host: Host = {
    ask: (request, params) => server.ask(request, params),
    toUri: (path) => uriOf(path).toString(),
    toPath: (name) => {
      const uri = vscode.Uri.parse(name);
      return uri.scheme === 'file' ? uri.fsPath : uri.toString();
    },
    t: vscode.l10n.t,
    show: (shown) => void previews.open(vscode.Uri.parse(shown.uri)).showGame(shown),
  };
  return vscode.Disposable.from(
    vscode.debug.registerDebugAdapterDescriptorFactory(DEBUGGER, {
      createDebugAdapterDescriptor: () => new vscode.DebugAdapterInlineImplementation(new TurnSession(host)),
    }),
    vscode.debug.onDidTerminateDebugSession(({ type, configuration }) => {
      const { program } = configuration as LaunchArguments;
      if (type === DEBUGGER && program !== undefined) previews.leaveGame(uriOf(program));
    }),
    vscode.debug.registerDebugConfigurationProvider(DEBUGGER, { resolveDebugConfiguration: configured }),
  );
}

/**
 * Completes the configuration of a debug session. Without a launch configuration, the session plays the active file and
 * stops before the first moment.
 */
async function configured(
  _folder: vscode.WorkspaceFolder | undefined,
  config: vscode.DebugConfiguration & LaunchArguments,
): Promise<vscode.DebugConfiguration | undefined> {
  const isNew = config.type === '' || (config.type as string | undefined) === undefined;
  const front = vscode.window.activeTextEditor?.document;
  const program = config.program ?? (isSandtable(front) ? front.uri.toString() : undefined);
  if (program === undefined) {
    await vscode.window.showErrorMessage(
      vscode.l10n.t('Open the .sand file to play, or set “program” in launch.json to its path.'),
    );
    return undefined;
  }
  if (!isNew) return { ...config, program };
  return { type: DEBUGGER, request: 'launch', name: vscode.l10n.t('Play the turns'), program, stopOnEntry: true };
}

/** Returns the URI of a file given by URI, absolute path, or path in the open folder. */
function uriOf(path: string): vscode.Uri {
  if (/^[a-z][\w+.-]+:/i.test(path)) return vscode.Uri.parse(path);
  const root = vscode.workspace.workspaceFolders?.at(0)?.uri;
  const isWhole = path.startsWith('/') || /^[a-z]:/i.test(path);
  if (root === undefined || (isWhole && root.scheme === 'file')) return vscode.Uri.file(path);
  return isWhole ? root.with({ path }) : vscode.Uri.joinPath(root, path);
}
