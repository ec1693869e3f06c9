import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { SandtableApi } from '../../extension/activate.js';

const EXTENSION = 'sandtable.sandtable';

export async function activated(): Promise<SandtableApi> {
  const extension = vscode.extensions.getExtension<SandtableApi>(EXTENSION);
  assert.ok(extension, `${EXTENSION} is installed`);
  return extension.activate();
}

export function fileUri(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'a folder is open');
  return vscode.Uri.joinPath(folder.uri, name);
}

export async function edit(name: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument(fileUri(name));
  return vscode.window.showTextDocument(document, vscode.ViewColumn.One);
}

/** Returns the position of a text in a document, moved by `plus` characters. */
export function find(document: vscode.TextDocument, text: string, plus = 0): vscode.Position {
  const offset = document.getText().indexOf(text);
  assert.notEqual(offset, -1, `“${text}” stands in ${document.fileName}`);
  return document.positionAt(offset + plus);
}

export async function replace(editor: vscode.TextEditor, text: string, by: string): Promise<void> {
  const start = find(editor.document, text);
  const range = new vscode.Range(start, editor.document.positionAt(editor.document.offsetAt(start) + text.length));
  assert.ok(
    await editor.edit((change) => {
      change.replace(range, by);
    }),
  );
}

/** Retries a function until it returns a result. Fails with a description of the expected result. */
export async function eventually<T>(
  what: string,
  ask: () => T | undefined | false | Thenable<T | undefined | false>,
): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`In 60 s there was no ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function closeAll(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}
