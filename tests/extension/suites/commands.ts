import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, edit, eventually, fileUri } from '../editor.js';

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

describe('Commands', () => {
  before(activated);
  afterEach(closeAll);

  it('all commands of the manifest are registered', async () => {
    const manifest = vscode.extensions.getExtension('sandtable.sandtable')?.packageJSON as Manifest;
    const known = new Set(await vscode.commands.getCommands(true));
    const missing = manifest.contributes.commands.filter(({ command }) => !known.has(command));
    assert.deepEqual(missing, []);
  });

  it('Check All Scenarios in Workspace checks files that are not open', async () => {
    const broken = fileUri('broken.sand');
    await vscode.workspace.fs.writeFile(broken, new TextEncoder().encode('ruleset pgg\nmap Nowhere {\n  grid\n}\n'));
    try {
      await vscode.commands.executeCommand('sandtable.checkWorkspace');
      await eventually('finding', () => vscode.languages.getDiagnostics(broken).length > 0);
    } finally {
      await vscode.workspace.fs.delete(broken);
    }
  });

  it('Show What Is Missing goes to the only missing value, also in an imported file', async () => {
    const [forces, scenario] = [fileUri('half-forces.sand'), fileUri('half.sand')];
    const texts = [
      'ruleset pgg\nside Soviet {\n  leader Konev\n  leader Lukin 3\n}\n',
      'ruleset pgg\nimport "half-forces.sand"\n',
    ];
    for (const [at, uri] of [forces, scenario].entries())
      await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(texts[at]));
    try {
      await edit('half.sand');
      await eventually('finding', () => vscode.languages.getDiagnostics(scenario).length > 0);
      await vscode.commands.executeCommand('sandtable.showMissing');
      const editor = await eventually('the file with the unit', () => {
        const active = vscode.window.activeTextEditor;
        return active?.document.uri.toString() === forces.toString() && active;
      });
      assert.equal(editor.selection.active.line, 2);
    } finally {
      await closeAll();
      for (const uri of [forces, scenario]) await vscode.workspace.fs.delete(uri);
    }
  });

  const starts = { png: '\u0089PNG', svg: '<svg xmlns=', pdf: '%PDF-1.4', html: '<!doctype html>' };
  for (const [kind, start] of Object.entries(starts)) {
    it(`Export Picture exports the picture of the map as ${kind}`, async () => {
      const { document } = await edit('first-contact.sand');
      const target = fileUri(`exported.${kind}`);
      await vscode.commands.executeCommand('sandtable.exportPicture', document.uri, target);
      try {
        const written = Buffer.from(await vscode.workspace.fs.readFile(target)).toString('latin1');
        assert.equal(written.slice(0, start.length), start);
        assert.ok(written.length > 10_000, `${written.length} bytes`);
      } finally {
        await vscode.workspace.fs.delete(target);
      }
    });
  }

  it('Continue From Here writes a scenario that begins at the moment of the map, and opens it', async () => {
    const { document } = await edit('first-contact.sand');
    const target = fileUri('later.sand');
    await vscode.commands.executeCommand('sandtable.continueFromHere', document.uri, target);
    try {
      await eventually(
        'the written scenario',
        () => vscode.window.activeTextEditor?.document.uri.toString() === target.toString(),
      );
      assert.match(vscode.window.activeTextEditor?.document.getText() ?? '', /^ {2}position after turn \d/m);
      assert.deepEqual(vscode.languages.getDiagnostics(target), []);
    } finally {
      await vscode.workspace.fs.delete(target);
    }
  });

  it('Balance plays a file many times and opens the report next to the text', async () => {
    const { document } = await edit('first-contact.sand');
    const beside = { vary: ['road.requiresConnection'] };
    await vscode.commands.executeCommand('sandtable.balance', document.uri, 20, 'random', beside);
    await eventually('report beside the text', () =>
      vscode.window.tabGroups.all.some(
        ({ viewColumn, tabs }) =>
          viewColumn === vscode.ViewColumn.Two && tabs.some(({ label }) => label === 'Balance of First contact'),
      ),
    );
  });

  it('Restart Language Server starts a server that answers', async () => {
    const { document } = await edit('first-contact.sand');
    await vscode.commands.executeCommand('sandtable.restartServer');
    await eventually('symbols', async () => {
      const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
        'vscode.executeDocumentSymbolProvider',
        document.uri,
      );
      return symbols !== undefined && symbols.length > 0;
    });
  });
});
