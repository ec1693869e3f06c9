import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { board, grid, map, markers, module, stack } from '../../language-server/vassal-import/build-module.js';
import { activated, closeAll, eventually, fileUri } from '../editor.js';

describe('Import VASSAL Module', () => {
  before(activated);
  afterEach(closeAll);

  it('the import of a VASSAL module writes its files into a folder, opens the scenario, and overwrites nothing', async () => {
    const unit = { name: '6 Inf Div', image: 'a.png', traits: [markers({ Side: 'German' })] };
    const hexes = grid('Hex', { dx: 52, dy: 60, x0: 30, y0: 40 }, { stagger: false });
    const bytes = module('Ford', [map('Main', [board('Board', [212, 210], hexes)], [stack({ x: 30, y: 40 }, unit)])], {
      'images/a.png': new Uint8Array(30),
    });
    const [file, folder] = [fileUri('ford.vmod'), fileUri('ford')];
    const read = async (name: string): Promise<string> =>
      new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name)));
    await vscode.workspace.fs.writeFile(file, bytes);
    try {
      await vscode.commands.executeCommand('sandtable.importModule', file, [file], 'pgg', folder);
      const document = await eventually('the imported scenario', () => {
        const shown = vscode.window.activeTextEditor?.document;
        return shown?.uri.path.endsWith('/ford/ford.sand') === true && shown;
      });
      assert.match(document.getText(), /0101: "6 Inf Div"/);
      assert.match(await read('ford-forces.sand'), /6 Inf Div/);
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, 'ford-map.sand'), new Uint8Array());
      await vscode.commands.executeCommand('sandtable.importModule', file, [file], 'pgg', folder);
      assert.equal(await read('ford-map.sand'), '');
    } finally {
      await closeAll();
      for (const uri of [file, folder]) await vscode.workspace.fs.delete(uri, { recursive: true });
    }
  });
});
