import * as vscode from 'vscode';
import { isSandtable } from '../language.js';
import type { Desk } from './register.js';

/**
 * The document a command is about: the one it was given (code lenses give a string, menus a URI), the one
 * of the map in front, or the one being edited. Says so when there is none.
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

/** There is no file to do anything with: where to get one. */
async function offerFile(): Promise<void> {
  const ways = { 'Open Example…': 'sandtable.openExample', 'New Scenario…': 'sandtable.newScenario' } as const;
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const chosen = await vscode.window.showInformationMessage('Open a .sand file first.', ...names);
  if (chosen) await vscode.commands.executeCommand(ways[chosen]);
}
