import * as vscode from 'vscode';
import { isSandtable } from '../language.js';
import type { Desk } from './desk.js';

/**
 * The document a command is about: the one it was given (code lenses give a string, menus a URI), the one
 * of the map in front, or the one being edited. When there is none, ways to get one are offered.
 */
export function subjectOf({ previews }: Desk, given: unknown): vscode.Uri | undefined {
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

/** There is no file to do anything with: a list of ways to get one, which nobody can overlook. */
async function offerFile(): Promise<void> {
  const ways = [
    {
      label: vscode.l10n.t('Open Example…'),
      description: vscode.l10n.t('a copy to try things in'),
      command: 'sandtable.openExample',
    },
    {
      label: vscode.l10n.t('New Scenario…'),
      description: vscode.l10n.t('one that plays, to begin with'),
      command: 'sandtable.newScenario',
    },
    {
      label: vscode.l10n.t('Go to File…'),
      description: vscode.l10n.t('of the workspace'),
      command: 'workbench.action.quickOpen',
    },
  ];
  const chosen = await vscode.window.showQuickPick(ways, { placeHolder: vscode.l10n.t('Open a .sand file first.') });
  if (chosen) await vscode.commands.executeCommand(chosen.command);
}
