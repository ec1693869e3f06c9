import * as vscode from 'vscode';
import { copyExample, offerToSave, saveExample } from './example-copies.js';
import { EXAMPLES as OFFERED, openedKey } from './example-list.js';

/** Folder of the examples in the extension. */
const EXAMPLES = 'examples';

/**
 * Registers the commands that open a bundled example with the map next to it, and that save it elsewhere. The example
 * is given by its path (`pgg/lessons/1-movement.sand`) or chosen from a list. Users edit a copy in the storage of the
 * extension; each version of the extension has its own copies.
 */
export function openExamples(context: vscode.ExtensionContext): vscode.Disposable {
  const { version } = context.extension.packageJSON as { readonly version: string };
  const from = vscode.Uri.joinPath(context.extensionUri, EXAMPLES);
  const to = vscode.Uri.joinPath(context.globalStorageUri, EXAMPLES, version);
  const open = async (given: unknown): Promise<void> => {
    const path = typeof given === 'string' ? given : await choose();
    if (path === undefined || !/^[\w-]+(\/[\w-]+)*\.sand$/.test(path)) return;
    await copyExample(from, to, path);
    const example = vscode.Uri.joinPath(to, path);
    await vscode.window.showTextDocument(example, { viewColumn: vscode.ViewColumn.One, preview: false });
    await vscode.commands.executeCommand('sandtable.preview', example);
    await vscode.commands.executeCommand('setContext', openedKey(path), true);
    void offerToSave(example);
  };
  const save = async (given: unknown, target: unknown): Promise<void> => {
    const copy = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
    if (!copy?.path.startsWith(`${to.path}/`)) return;
    await saveExample(copy, target instanceof vscode.Uri ? target : undefined);
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand('sandtable.openExample', open),
    vscode.commands.registerCommand('sandtable.saveExample', save),
  );
}

async function choose(): Promise<string | undefined> {
  const items = Object.entries(OFFERED).flatMap(([game, examples]) => [
    { label: vscode.l10n.t(game), kind: vscode.QuickPickItemKind.Separator },
    ...examples.map(({ path, title, about }) => ({
      label: vscode.l10n.t(title),
      description: vscode.l10n.t(about),
      path,
    })),
  ]);
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Choose an example. A copy is opened for you to edit.'),
    matchOnDescription: true,
  });
  return chosen && 'path' in chosen ? chosen.path : undefined;
}
