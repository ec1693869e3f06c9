import * as vscode from 'vscode';
import type { Place, Scene } from '../../preview/contract/scene.js';

export function rangeOf(document: vscode.TextDocument, place: Pick<Place, 'start' | 'end'>): vscode.Range {
  return new vscode.Range(document.positionAt(place.start), document.positionAt(place.end));
}

/** Shows a source location in an editor. If the file is not open, opens it in the first column, next to the map. */
export async function openPlace(place: Place): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri));
  await vscode.window.showTextDocument(document, {
    viewColumn: columnOf(document.uri) ?? vscode.ViewColumn.One,
    selection: rangeOf(document, place),
  });
}

/** Returns the column in which a file is open, even in a background tab. */
export function columnOf(uri: vscode.Uri): vscode.ViewColumn | undefined {
  const holds = (tab: vscode.Tab): boolean =>
    tab.input instanceof vscode.TabInputText && tab.input.uri.toString() === uri.toString();
  return vscode.window.tabGroups.all.find((group) => group.tabs.some(holds))?.viewColumn;
}

/** Applies edits that the engine has checked, as one undo step. */
export async function applyEdits(edits: readonly { readonly place: Place; readonly text: string }[]): Promise<boolean> {
  const change = new vscode.WorkspaceEdit();
  for (const { place, text } of edits) {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri));
    change.replace(document.uri, rangeOf(document, place), text);
  }
  return vscode.workspace.applyEdit(change);
}

/** Returns the URIs of the files that declare the counters and features of a scene or contain its findings. */
export function filesOf({ counters, features, findings }: Scene): ReadonlySet<string> {
  const all: readonly { readonly place?: Place }[] = [...counters, ...features, ...findings];
  return new Set(all.flatMap(({ place }) => (place ? [place.uri] : [])));
}

/** Undoes or redoes the last edit of a file in its editor. The editor has the focus afterwards. */
export async function undoEdit(uri: vscode.Uri, which: 'undo' | 'redo'): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { viewColumn: columnOf(uri) ?? vscode.ViewColumn.One });
  await vscode.commands.executeCommand(which);
}
