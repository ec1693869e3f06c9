import * as vscode from 'vscode';
import { isSandtable } from '../language.js';
import type { CommandContext } from './command-context.js';

/**
 * Returns the document that a command concerns: the given document (code lenses pass a string, menus a URI), otherwise
 * the document of the active map or text editor. If there is none, offers ways to get one.
 */
export function subjectOf({ previews }: CommandContext, given: unknown): vscode.Uri | undefined {
  if (typeof given === 'string') return vscode.Uri.parse(given);
  if (given instanceof vscode.Uri && given.path.endsWith('.sand')) return given;
  const shown = previews.active?.document;
  if (shown) return shown;
  const edited = vscode.window.activeTextEditor?.document;
  if (isSandtable(edited)) return edited.uri;
  const visible = vscode.window.visibleTextEditors.find(({ document }) => isSandtable(document));
  if (visible) return visible.document.uri;
  void offerFile();
  return undefined;
}

/**
 * Shows a list of commands that open or create a scenario file. Users notice a list more easily than a notification.
 */
async function offerFile(): Promise<void> {
  const ways = [
    {
      label: vscode.l10n.t('Open Example…'),
      description: vscode.l10n.t('opens a copy that you can edit'),
      command: 'sandtable.openExample',
    },
    {
      label: vscode.l10n.t('New Scenario…'),
      description: vscode.l10n.t('creates a small playable file to start with'),
      command: 'sandtable.newScenario',
    },
    {
      label: vscode.l10n.t('Go to File…'),
      description: vscode.l10n.t('opens a file of the workspace'),
      command: 'workbench.action.quickOpen',
    },
  ];
  const chosen = await vscode.window.showQuickPick(ways, { placeHolder: vscode.l10n.t('Open a .sand file first.') });
  if (chosen) await vscode.commands.executeCommand(chosen.command);
}
