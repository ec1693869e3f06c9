import * as vscode from 'vscode';
import { applyEdits } from './places.js';
import { seedEdit } from './seed-text.js';

/** Replaces the seed of a file, or appends a seed statement. */
export async function writeSeed(uri: vscode.Uri, seed: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const { start, end, text } = seedEdit(document.getText(), seed);
  await applyEdits([{ place: { uri: uri.toString(), start, end }, text }]);
}
