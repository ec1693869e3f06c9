import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, eventually } from '../editor.js';
import { MemoryFiles } from '../memory-files.js';

const FILES = new Map([
  ['/march.sand', 'ruleset pgg\nimport "crossing.sand"\nscenario "March" {\n  on Crossing\n  turns 1\n}\n'],
  [
    '/crossing.sand',
    'ruleset pgg\nmap Crossing {\n  source "A test."\n  grid hexes flat columns 3 rows 3 labels CCRR even columns lower\n}\n',
  ],
]);

describe('Files of a virtual file system', () => {
  let files: vscode.Disposable;

  before(async () => {
    await activated();
    files = vscode.workspace.registerFileSystemProvider('memory', new MemoryFiles(FILES), { isReadonly: true });
  });
  after(async () => {
    await closeAll();
    files.dispose();
  });

  it('the extension provides virtual files to the language server when another file imports them', async () => {
    const march = vscode.Uri.from({ scheme: 'memory', path: '/march.sand' });
    const document = await vscode.workspace.openTextDocument(march);
    await vscode.window.showTextDocument(document);
    const definition = await eventually('definition of the map', async () => {
      const at = new vscode.Position(3, 7);
      const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
        'vscode.executeDefinitionProvider',
        march,
        at,
      );
      return found.at(0);
    });
    const target = 'targetUri' in definition ? definition.targetUri : definition.uri;
    assert.equal(target.toString(), 'memory:/crossing.sand');
  });
});
