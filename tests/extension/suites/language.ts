import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, edit, eventually, find, replace } from '../editor.js';

describe('The language in the editor', () => {
  let editor: vscode.TextEditor;
  const codes = (): (string | undefined)[] =>
    vscode.languages.getDiagnostics(editor.document.uri).map(({ code }) => codeOf(code));

  before(async () => {
    await activated();
    editor = await edit('first-contact.sand');
  });
  afterEach(async () => {
    if (editor.document.isDirty) await vscode.commands.executeCommand('workbench.action.files.revert');
  });
  after(closeAll);

  it('files ending in .sand have the language Sandtable', () => {
    assert.equal(editor.document.languageId, 'sandtable');
  });

  it('the editor reports four rifle divisions in one hex, and removes the diagnostic when the text is fixed', async () => {
    await replace(editor, '2612: 2 rifle', '2612: 4 rifle');
    await eventually('finding on the stack', () => codes().find((code) => code?.startsWith('pgg/')));
    await replace(editor, '2612: 4 rifle', '2612: 2 rifle');
    await eventually('end of the finding', () => !codes().some((code) => code?.startsWith('pgg/')));
  });

  it('a hover explains a citation', async () => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      find(editor.document, '[15.11]', 2),
    );
    assert.match(hovers.map(textOf).join('\n'), /15\.11/);
  });

  it('links in hovers open rules but run no other command', async () => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      find(editor.document, 'attack 2612'),
    );
    const linking = hovers
      .flatMap(({ contents }) => contents)
      .filter((content) => content instanceof vscode.MarkdownString)
      .filter(({ value }) => value.includes('command:'));
    assert.notEqual(linking.length, 0);
    for (const { isTrusted } of linking) assert.deepEqual(isTrusted, { enabledCommands: ['sandtable.explainRule'] });
  });

  it('completion proposes the words of the game', async () => {
    const list = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      editor.document.uri,
      find(editor.document, 'attack 2612'),
    );
    const labels = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.ok(
      labels.some((label) => label.startsWith('attack')),
      labels.join(', '),
    );
  });

  it('Go to Definition leads from a unit in an order to the declaration of that unit', async () => {
    const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      editor.document.uri,
      find(editor.document, 'move "7.Pz"', 6),
    );
    const lines = found.map((each) => ('targetRange' in each ? each.targetRange : each.range).start.line);
    assert.deepEqual(lines, [find(editor.document, 'panzer division "7.Pz"').line]);
  });

  it('formatting a formatted file again changes nothing', async () => {
    await replace(editor, '  on Rudnya\n', '      on    Rudnya\n');
    await vscode.commands.executeCommand('editor.action.formatDocument');
    assert.ok(editor.document.getText().includes('\n  on Rudnya\n'));
    const rest = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      editor.document.uri,
      { tabSize: 2, insertSpaces: true },
    );
    assert.deepEqual(rest ?? [], []);
  });
});

function codeOf(code: vscode.Diagnostic['code']): string | undefined {
  return typeof code === 'object' ? String(code.value) : code === undefined ? undefined : String(code);
}

function textOf(hover: vscode.Hover): string {
  return hover.contents
    .map((content) => (typeof content === 'string' ? content : (content as { value: string }).value))
    .join('\n');
}
