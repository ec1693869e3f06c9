import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, edit, fileUri } from '../editor.js';

describe('Forces', () => {
  before(activated);
  afterEach(closeAll);

  for (const [kind, start] of Object.entries({ csv: 'side,formation,kind,name', svg: '<svg xmlns=', pdf: '%PDF-1.4' }))
    it(`Export Order of Battle writes the forces as ${kind}`, async () => {
      const { document } = await edit('first-contact.sand');
      const target = fileUri(`forces.${kind}`);
      await vscode.commands.executeCommand('sandtable.exportForces', document.uri, target);
      const text = new TextDecoder('latin1').decode(await vscode.workspace.fs.readFile(target));
      await vscode.workspace.fs.delete(target);
      assert.ok(text.startsWith(start), text.slice(0, 40));
      if (kind === 'svg') for (const name of ['7.Pz', '26.Inf', 'strength']) assert.ok(text.includes(name), name);
    });

  it('the Forces view opens the text of a row', async () => {
    const { document } = await edit('first-contact.sand');
    await vscode.commands.executeCommand('sandtable.forces.focus');
    const start = document.getText().indexOf('side German');
    await vscode.commands.executeCommand('sandtable.openForce', {
      uri: document.uri.toString(),
      start,
      end: start + 4,
    });
    const { selection } = vscode.window.activeTextEditor ?? {};
    assert.equal(selection && document.getText(selection), 'side');
  });
});
