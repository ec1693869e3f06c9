import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, eventually, fileUri } from '../editor.js';

const MAP =
  'map Crossing {\n  source "A test."\n  grid hexes flat columns 3 rows 3 labels CCRR even columns lower\n}\n';

describe('Files that are renamed', () => {
  const names = ['crossing.sand', 'march.sand', 'land'];

  before(async () => {
    await activated();
    const write = (name: string, text: string): Thenable<void> =>
      vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
    await write('crossing.sand', MAP);
    await write('march.sand', 'ruleset pgg\nimport "crossing.sand"\nscenario "March" {\n  on Crossing\n  turns 1\n}\n');
  });
  after(async () => {
    await closeAll();
    for (const name of names)
      await vscode.workspace.fs.delete(fileUri(name), { recursive: true }).then(undefined, () => undefined);
  });

  it('the path in an import statement changes when the imported file is renamed', async () => {
    const document = await vscode.workspace.openTextDocument(fileUri('march.sand'));
    await vscode.window.showTextDocument(document);
    await eventually('definition of the map', async () => {
      const at = new vscode.Position(3, 7);
      const found = await vscode.commands.executeCommand<unknown[]>(
        'vscode.executeDefinitionProvider',
        document.uri,
        at,
      );
      return found.length > 0;
    });
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(fileUri('crossing.sand'), fileUri('land/river.sand'));
    assert.ok(await vscode.workspace.applyEdit(edit));
    await eventually('changed import', () => document.getText().includes('import "land/river.sand"'));
  });
});
