import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, eventually, replace } from '../editor.js';

interface Manifest {
  readonly contributes: {
    readonly walkthroughs: readonly { readonly steps: readonly { readonly description: string }[] }[];
  };
}

describe('Lessons of the walkthrough', () => {
  const LINK = /command:(sandtable\.openExample)\?([^)]+)\)/;
  before(activated);
  after(closeAll);

  it('open with their map, without findings, and may be tried out', async () => {
    const api = await activated();
    const manifest = vscode.extensions.getExtension('sandtable.sandtable')?.packageJSON as Manifest;
    const links = manifest.contributes.walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ description }) => LINK.exec(description) ?? []),
    );
    const [, command = '', args = ''] = links;
    await vscode.commands.executeCommand(command, ...(JSON.parse(decodeURIComponent(args)) as string[]));
    const editor = vscode.window.visibleTextEditors.find(({ document }) =>
      document.fileName.endsWith('1-movement.sand'),
    );
    assert.ok(editor);
    const { uri } = editor.document;
    await eventually('map', () => api.previewOf(uri) !== undefined);
    await replace(editor, 'move 6/7 to 2315', 'move 6/7 to 2915');
    await eventually('finding', () => vscode.languages.getDiagnostics(uri).length > 0);
    const codes = vscode.languages
      .getDiagnostics(uri)
      .map(({ code }) => (typeof code === 'object' ? code.value : code));
    assert.deepEqual(codes, ['pgg/6.23/allowance']);
    await replace(editor, 'move 6/7 to 2915', 'move 6/7 to 2315');
    await eventually('end of the finding', () => vscode.languages.getDiagnostics(uri).length === 0);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });
});
