import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, eventually, fileUri, replace } from '../editor.js';
import { MemoryFiles } from '../memory-files.js';

interface Manifest {
  readonly contributes: {
    readonly walkthroughs: readonly {
      readonly id: string;
      readonly steps: readonly { readonly description: string }[];
    }[];
  };
}

/** Returns the editor in which an example was opened, once the map of the example is open. */
async function opened(ending: string): Promise<vscode.TextEditor> {
  const api = await activated();
  const editor = await eventually(ending, () =>
    vscode.window.visibleTextEditors.find(({ document }) => document.uri.path.endsWith(ending)),
  );
  await eventually('map', () => api.previewOf(editor.document.uri) !== undefined);
  return editor;
}

describe('Lessons of the walkthrough', () => {
  const LINK = /command:(sandtable\.openExample)\?([^)]+)\)/;
  before(activated);
  afterEach(closeAll);

  it('lessons open with their map and without findings, and can be edited', async () => {
    await vscode.commands.executeCommand('sandtable.openExample', 'pgg/lessons/1-movement.sand');
    const editor = await opened('pgg/lessons/1-movement.sand');
    const { uri } = editor.document;
    await replace(editor, 'move 6/7 to 2315', 'move 6/7 to 2915');
    await eventually('finding', () => vscode.languages.getDiagnostics(uri).length > 0);
    const codes = vscode.languages
      .getDiagnostics(uri)
      .map(({ code }) => (typeof code === 'object' ? code.value : code));
    assert.deepEqual(codes, ['pgg/6.23/allowance']);
    await replace(editor, 'move 6/7 to 2915', 'move 6/7 to 2315');
    await eventually('end of the finding', () => vscode.languages.getDiagnostics(uri).length === 0);
    // The editor may have saved the change by itself.
    await editor.document.save();
  });

  it('the first lesson of every game opens from the link in the walkthrough', async () => {
    const manifest = vscode.extensions.getExtension('sandtable.sandtable')?.packageJSON as Manifest;
    const lessons = manifest.contributes.walkthroughs.filter(({ id }) => id.endsWith('-lessons'));
    assert.equal(lessons.length, 4);
    for (const { steps } of lessons) {
      const [, command = '', args = ''] = LINK.exec(steps[0]?.description ?? '') ?? [];
      const [path = ''] = JSON.parse(decodeURIComponent(args)) as string[];
      await vscode.commands.executeCommand(command, path);
      const { document } = await opened(path);
      const messages = (): string[] => vscode.languages.getDiagnostics(document.uri).map(({ message }) => message);
      await eventually(`end of findings in ${path}: ${messages().join(' ')}`, () => messages().length === 0);
    }
  });
});

describe('Open Example…', () => {
  before(activated);
  afterEach(closeAll);

  it('Open Example offers the examples of every game and opens the selected one', async () => {
    const choosing = vscode.commands.executeCommand('sandtable.openExample');
    await eventually('the list to be taken from', async () => {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      return vscode.window.visibleTextEditors.some(({ document }) => document.uri.path.endsWith('.sand'));
    });
    await choosing;
    const { document } = await opened('pgg/first-contact.sand');
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri), []);
  });

  it('Open Example opens no file outside the examples', async () => {
    await vscode.commands.executeCommand('sandtable.openExample', '../package.json');
    assert.deepEqual(vscode.window.visibleTextEditors, []);
  });
});

describe('Save Example As…', () => {
  const textOf = async (uri: vscode.Uri): Promise<string> =>
    new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  const isOpen = (uri: vscode.Uri): boolean =>
    vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri.toString());

  before(activated);
  afterEach(closeAll);

  it('Save Example As saves the copy with unsaved changes and its imports, and opens the saved file in place of the copy', async () => {
    await vscode.commands.executeCommand('sandtable.openExample', 'pgg/first-two-turns.sand');
    const editor = await opened('pgg/first-two-turns.sand');
    const copy = editor.document.uri;
    await editor.edit((change) => {
      change.insert(new vscode.Position(0, 0), '// My own.\n');
    });
    const folder = fileUri('saved');
    const saved = vscode.Uri.joinPath(folder, 'my-turns.sand');
    try {
      await vscode.commands.executeCommand('sandtable.saveExample', copy, saved);
      assert.match(await textOf(saved), /^\/\/ My own\./);
      const names = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name).toSorted();
      assert.deepEqual(names, ['forces.sand', 'my-turns.sand', 'panzergruppe-guderian.sand', 'smolensk.sand']);
      assert.ok(isOpen(saved), 'the saved file is open');
      assert.ok(!isOpen(copy), 'the copy is closed');
      await opened('saved/my-turns.sand');
      const messages = (): string[] => vscode.languages.getDiagnostics(saved).map(({ message }) => message);
      await eventually(`end of findings: ${messages().join(' ')}`, () => messages().length === 0);
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(folder, { recursive: true });
    }
  });

  it('Save Example As saves an example in a virtual file system', async () => {
    const memory = new MemoryFiles(new Map());
    const registered = vscode.workspace.registerFileSystemProvider('shelf', memory);
    try {
      await vscode.commands.executeCommand('sandtable.openExample', 'bite/first-steps.sand');
      const { document } = await opened('bite/first-steps.sand');
      const saved = vscode.Uri.from({ scheme: 'shelf', path: '/mine.sand' });
      await vscode.commands.executeCommand('sandtable.saveExample', document.uri, saved);
      assert.deepEqual([...memory.files.keys()], ['/mine.sand']);
      await opened('/mine.sand');
    } finally {
      await closeAll();
      registered.dispose();
    }
  });

  it('Save Example As writes no file and keeps the copy open if the folder cannot be written', async () => {
    const registered = vscode.workspace.registerFileSystemProvider('locked', new MemoryFiles(new Map()), {
      isReadonly: true,
    });
    try {
      await vscode.commands.executeCommand('sandtable.openExample', 'bite/first-steps.sand');
      const { document } = await opened('bite/first-steps.sand');
      const saved = vscode.Uri.from({ scheme: 'locked', path: '/mine.sand' });
      await vscode.commands.executeCommand('sandtable.saveExample', document.uri, saved);
      assert.ok(isOpen(document.uri), 'the copy is open');
    } finally {
      registered.dispose();
    }
  });
});
