import * as vscode from 'vscode';
import { EXAMPLES as OFFERED, openedKey } from './example-list.js';

/** Folder of the examples in the extension. */
const EXAMPLES = 'examples';
const IMPORT = /^\s*import\s+"([^"]+)"/gm;

/**
 * Registers the command that opens a bundled example with the map next to it. The example is given by its path
 * (`pgg/lessons/1-movement.sand`) or chosen from a list. Users edit a copy; each version of the extension has its own
 * copies.
 */
export function openExamples(context: vscode.ExtensionContext): vscode.Disposable {
  const { version } = context.extension.packageJSON as { readonly version: string };
  const from = vscode.Uri.joinPath(context.extensionUri, EXAMPLES);
  const to = vscode.Uri.joinPath(context.globalStorageUri, EXAMPLES, version);
  return vscode.commands.registerCommand('sandtable.openExample', async (given: unknown) => {
    const path = typeof given === 'string' ? given : await choose();
    if (path === undefined || !/^[\w-]+(\/[\w-]+)*\.sand$/.test(path)) return;
    await copy(from, to, path);
    const example = vscode.Uri.joinPath(to, path);
    await vscode.window.showTextDocument(example, { viewColumn: vscode.ViewColumn.One, preview: false });
    await vscode.commands.executeCommand('sandtable.preview', example);
    await vscode.commands.executeCommand('setContext', openedKey(path), true);
  });
}

async function choose(): Promise<string | undefined> {
  const items = Object.entries(OFFERED).flatMap(([game, examples]) => [
    { label: game, kind: vscode.QuickPickItemKind.Separator },
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

/**
 * Copies a file and its imports into one folder, because a file outside a workspace can import only from its own
 * folder. Existing files are not replaced, because they may contain the user's changes.
 */
async function copy(from: vscode.Uri, to: vscode.Uri, path: string, as = path): Promise<void> {
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(from, path)));
  const copied = vscode.Uri.joinPath(to, as);
  const rewritten = text.replace(IMPORT, (line, imported: string) => line.replace(imported, nameOf(imported)));
  if (!(await exists(copied))) await vscode.workspace.fs.writeFile(copied, new TextEncoder().encode(rewritten));
  for (const [, imported = ''] of text.matchAll(IMPORT))
    await copy(from, to, folderOf(path) + imported, folderOf(as) + nameOf(imported));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function exists(file: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}
