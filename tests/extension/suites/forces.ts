import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, edit } from '../editor.js';

describe('Forces', () => {
  before(activated);
  afterEach(closeAll);

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
