import * as vscode from 'vscode';
import { applyEdits } from '../preview/places.js';
import type { CommandContext } from './command-context.js';
import { subjectOf } from './subject.js';

/**
 * Writes a secret into a file of orders, if it has none, saves the file and copies its seal to the clipboard.
 *
 * @param given the document; by default the one in the active editor or panel
 */
export async function sealOrders(desk: CommandContext, given: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const ask = (): ReturnType<typeof desk.server.ask<'sandtable/seal'>> =>
    desk.server.ask('sandtable/seal', { uri: uri.toString() });
  const first = await ask();
  if (first === undefined) return;
  if ('refused' in first) {
    void vscode.window.showWarningMessage(first.refused);
    return;
  }
  if (first.edits.length > 0 && !(await applyEdits(first.edits))) return;
  const document = await vscode.workspace.openTextDocument(uri);
  if (!(await document.save())) return;
  // Saving may format the text, so the seal is computed from the saved text.
  const sealed = await ask();
  if (!sealed || 'refused' in sealed) return;
  await vscode.env.clipboard.writeText(`${sealed.seal}\n`);
  void vscode.window.showInformationMessage(
    vscode.l10n.t(
      'The seal is copied. Paste it into the file of the game and send it to the other player. Keep {0} secret and do not change it.',
      vscode.workspace.asRelativePath(uri),
    ),
  );
}
