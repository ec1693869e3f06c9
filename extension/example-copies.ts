import * as vscode from 'vscode';
import { columnOf } from './preview/places.js';

const IMPORT = /^\s*import\s+"([^"]+)"/gm;

/**
 * Copies a file and its imports into one folder, because a file outside a workspace can import only from its own
 * folder. Existing files are not replaced, because they may contain the user's changes.
 */
export async function copyExample(from: vscode.Uri, to: vscode.Uri, path: string, as = path): Promise<void> {
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(from, path)));
  const copied = vscode.Uri.joinPath(to, as);
  const rewritten = text.replace(IMPORT, (line, imported: string) => line.replace(imported, nameOf(imported)));
  if ((await readText(copied)) === undefined) await write(copied, rewritten);
  for (const imported of importsOf(text))
    await copyExample(from, to, folderOf(path) + imported, folderOf(as) + nameOf(imported));
}

/**
 * Says in which folder the copy of an example is, and offers to save it elsewhere. The folder is the storage of the
 * extension, which users do not find by themselves.
 */
export async function offerToSave(copy: vscode.Uri): Promise<void> {
  const folder = vscode.Uri.joinPath(copy, '..');
  const where =
    folder.scheme === 'file'
      ? vscode.l10n.t('This example is a copy in {0}, a folder of the extension.', folder.fsPath)
      : vscode.l10n.t('This example is a copy in the storage of this editor ({0}).', folder.toString(true));
  const save = vscode.l10n.t('Save As…');
  if ((await vscode.window.showInformationMessage(where, save)) === save) await saveExample(copy);
}

/**
 * Saves the copy of an example and its imports, including unsaved changes, in a folder that the user chooses. Then
 * opens the saved file in place of the copy.
 *
 * @param target the file to write. Default: the user chooses it
 */
export async function saveExample(copy: vscode.Uri, target?: vscode.Uri): Promise<void> {
  const chosen = target ?? (await chooseTarget(copy));
  if (!chosen || chosen.toString() === copy.toString()) return;
  try {
    const folder = vscode.Uri.joinPath(chosen, '..');
    const [[, text], ...imported] = await withImports(copy);
    const others = await Promise.all(
      imported.map(async ([name, now]) => {
        const uri = vscode.Uri.joinPath(folder, name);
        return { name, uri, now, before: await readText(uri) };
      }),
    );
    const changed = others.filter(({ before, now }) => before !== undefined && before !== now);
    const isReplacing = changed.length === 0 || (await asksToReplace(changed.map(({ name }) => name)));
    if (isReplacing === undefined) return;
    for (const { uri, now, before } of others)
      if (before === undefined || (isReplacing && before !== now)) await write(uri, now);
    await write(chosen, text);
    await openInstead(copy, chosen);
    if (others.length > 0) {
      const names = others.map(({ name }) => name).join(', ');
      void vscode.window.showInformationMessage(vscode.l10n.t('Saved with the files that it imports: {0}.', names));
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(vscode.l10n.t('The example could not be saved. {0}', reason));
  }
}

function chooseTarget(copy: vscode.Uri): Thenable<vscode.Uri | undefined> {
  const folder = folderToOffer();
  return vscode.window.showSaveDialog({
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, nameOf(copy.path)) }),
    filters: { Sandtable: ['sand'] },
    title: vscode.l10n.t('Save the example with the files that it imports'),
  });
}

/**
 * Returns the first workspace folder that is not read-only. If there is none, returns the home folder, or undefined in
 * a web browser, where there is no home folder.
 */
function folderToOffer(): vscode.Uri | undefined {
  const folder = vscode.workspace.workspaceFolders?.find(
    ({ uri }) => vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== false,
  );
  const { env } =
    (globalThis as { readonly process?: { readonly env: Readonly<Record<string, string>> } }).process ?? {};
  const home = env?.HOME ?? env?.USERPROFILE;
  return folder?.uri ?? (home === undefined ? undefined : vscode.Uri.file(home));
}

/**
 * Asks if files of the chosen folder may be replaced. Returns false if they are to be kept, and undefined if the user
 * cancels.
 */
async function asksToReplace(names: readonly string[]): Promise<boolean | undefined> {
  const [replace, keep] = [vscode.l10n.t('Replace'), vscode.l10n.t('Keep')];
  const question = vscode.l10n.t(
    'Files with the same names but different contents are already in the folder: {0}.',
    names.join(', '),
  );
  const answer = await vscode.window.showWarningMessage(question, { modal: true }, replace, keep);
  return answer === undefined ? undefined : answer === replace;
}

/** Returns the names and texts of a copy and of all files that it imports, the copy first. */
async function withImports(copy: vscode.Uri): Promise<[name: string, text: string][]> {
  const folder = vscode.Uri.joinPath(copy, '..');
  const texts = new Map<string, string>();
  const add = async (name: string): Promise<void> => {
    const text = await readText(vscode.Uri.joinPath(folder, name));
    if (text === undefined || texts.has(name)) return;
    texts.set(name, text);
    for (const imported of importsOf(text)) if (!imported.includes('..')) await add(imported);
  };
  await add(nameOf(copy.path));
  return [...texts];
}

/** Opens the saved file, with its map, in the column of the copy, and closes the copy. */
async function openInstead(copy: vscode.Uri, saved: vscode.Uri): Promise<void> {
  const viewColumn = columnOf(copy) ?? vscode.ViewColumn.One;
  await vscode.window.showTextDocument(saved, { viewColumn, preview: false });
  await vscode.commands.executeCommand('sandtable.preview', saved);
  await vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === copy.toString())?.save();
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  const isOfCopy = ({ input }: vscode.Tab): boolean =>
    input instanceof vscode.TabInputText && input.uri.toString() === copy.toString();
  await vscode.window.tabGroups.close(tabs.filter(isOfCopy));
}

/** Returns the text of a file, with the changes of an open editor; undefined if there is no such file. */
async function readText(file: vscode.Uri): Promise<string | undefined> {
  const open = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === file.toString());
  if (open) return open.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  } catch {
    return undefined;
  }
}

const write = (file: vscode.Uri, text: string): Thenable<void> =>
  vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));

const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, imported = '']) => imported);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
