import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, edit, eventually, replace } from '../editor.js';

describe('Expectations', () => {
  let editor: vscode.TextEditor;

  before(async () => {
    await activated();
    editor = await edit('first-contact.sand');
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await closeAll();
  });

  it('the editor shows above a block which expectations are met', async () => {
    const titles = await eventually('lens', () => lensTitles(editor.document.uri, /met/));
    assert.ok(
      titles.some((title) => /\d+ met/.test(title)),
      titles.join(', '),
    );
  });

  it('the editor shows expectations as not met after the text changes', async () => {
    await replace(editor, 'attack 2612 (roll 3)\n}', 'attack 2612 (roll 5)\n}');
    await eventually('failed expectation', () => lensTitles(editor.document.uri, /not met/));
  });
});

async function lensTitles(uri: vscode.Uri, wanted: RegExp): Promise<string[] | undefined> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri, 50);
  const titles = lenses.map(({ command }) => command?.title ?? '').filter((title) => wanted.test(title));
  return titles.length > 0 ? titles : undefined;
}
