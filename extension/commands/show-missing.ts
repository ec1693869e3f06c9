import * as vscode from 'vscode';
import { rangeOf } from '../preview/places.js';
import type { CommandContext } from './command-context.js';
import { subjectOf } from './subject.js';

/**
 * Shows the units with missing values in a peek view, in which the user can also write the values. Includes units of
 * imported files. If only one unit has missing values, goes directly to it.
 */
export async function showMissing(desk: CommandContext, given: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const places = (await desk.server.ask('sandtable/missing', { uri: uri.toString() })) ?? [];
  if (places.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('No values are missing in this file and its imports.'));
    return;
  }
  const locations: vscode.Location[] = [];
  for (const place of places) {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri));
    locations.push(new vscode.Location(document.uri, rangeOf(document, place)));
  }
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const from = editor?.selection.active ?? new vscode.Position(0, 0);
  await vscode.commands.executeCommand('editor.action.goToLocations', uri, from, locations, 'peek');
}
