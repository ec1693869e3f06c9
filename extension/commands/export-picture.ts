import * as vscode from 'vscode';
import { EXPORTS } from '../export/exports.js';
import type { CommandContext } from './command-context.js';
import { subjectOf } from './subject.js';

/**
 * Exports the picture to a file. The file extension determines the format: a picture with legend and scale, printable
 * sheets, a VASSAL file, or a page of the turn.
 * @param given the document, if the command has one
 * @param chosen the file to write; by default the user is asked
 */
export async function exportPicture(desk: CommandContext, given: unknown, chosen?: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const preview =
    desk.previews.of(uri)?.preview ?? (await desk.server.ask('sandtable/preview', { uri: uri.toString() }));
  if (!preview) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('There is nothing to export: the file has no map and no scenario.'),
    );
    return;
  }
  const target = chosen instanceof vscode.Uri ? chosen : await chooseTarget(desk, uri);
  if (!target) return;
  const name = target.path.slice(target.path.lastIndexOf('/') + 1);
  const kind = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!Object.hasOwn(EXPORTS, kind)) {
    const endings = Object.keys(EXPORTS).join(', .');
    void vscode.window.showErrorMessage(
      vscode.l10n.t('Unknown file type: {0}. Supported extensions: .{1}.', name, endings),
    );
    return;
  }
  try {
    const progress = { location: vscode.ProgressLocation.Notification, title: vscode.l10n.t('Writing {0} …', name) };
    const content = await vscode.window.withProgress(progress, () => EXPORTS[kind].make(desk, { uri, preview }));
    await vscode.workspace.fs.writeFile(target, content);
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    void vscode.window.showErrorMessage(vscode.l10n.t('{0} could not be written: {1}', name, why));
    return;
  }
  if (chosen === undefined) await offerToOpen(target, name);
}

function chooseTarget({ writePdf }: CommandContext, uri: vscode.Uri): Thenable<vscode.Uri | undefined> {
  const kinds = Object.entries(EXPORTS).filter(([kind]) => kind !== 'pdf' || writePdf !== undefined);
  return vscode.window.showSaveDialog({
    defaultUri: uri.with({ path: uri.path.replace(/\.sand$/, '.png') }),
    filters: Object.fromEntries(kinds.map(([kind, { label }]) => [label, [kind]])),
    title: vscode.l10n.t('Export picture'),
  });
}

async function offerToOpen(target: vscode.Uri, name: string): Promise<void> {
  const open = vscode.l10n.t('Open');
  const choice = await vscode.window.showInformationMessage(
    vscode.l10n.t('The picture was written to {0}.', name),
    open,
  );
  if (choice !== open) return;
  // The editor shows pictures. Files of other formats open in their system applications.
  if (/\.(png|svg)$/i.test(name)) await vscode.commands.executeCommand('vscode.open', target);
  else await vscode.env.openExternal(target);
}
