import * as vscode from 'vscode';
import type { PanelContext } from './panel-context.js';
import { align } from './panel-edits.js';

/** Asks for a picture file of the workspace, and writes it into the map as the scan under the grid. */
export async function chooseScan(panel: PanelContext): Promise<void> {
  const chosen = await vscode.window.showOpenDialog({
    defaultUri: vscode.Uri.joinPath(panel.document, '..'),
    filters: { [vscode.l10n.t('Pictures')]: ['png', 'jpg', 'jpeg'] },
    title: vscode.l10n.t('Choose the scan of the map'),
  });
  if (chosen) await align(panel, { file: chosen[0].toString() });
}
