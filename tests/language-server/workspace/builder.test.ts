import { DocumentState, isOperationCancelled, TextDocument } from 'langium';
import { CancellationTokenSource } from 'vscode-languageserver';
import { describe, expect, test, vi } from 'vitest';
import { stub } from '../stub-ruleset.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const MAP = 'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\n';
const SIDE = 'ruleset stub\nimport "map.sand"\nside Blue { infantry A 3-4 }\n';

/** Returns a list that receives the names of the documents that reach a state. */
function reaching(workspace: TestWorkspace, state: DocumentState): string[] {
  const names: string[] = [];
  workspace.services.shared.workspace.DocumentBuilder.onDocumentPhase(state, ({ uri }) => {
    names.push(uri.path.split('/').at(-1) ?? '');
  });
  return names;
}

describe('a document whose build throws an exception is excluded from the build', () => {
  test.each([
    ['read', (workspace: TestWorkspace) => vi.spyOn(workspace.services.parser.LangiumParser, 'parse')],
    [
      'indexed',
      (workspace: TestWorkspace) => vi.spyOn(workspace.services.references.ScopeComputation, 'collectExportedSymbols'),
    ],
    ['linked', (workspace: TestWorkspace) => vi.spyOn(workspace.services.references.Linker, 'link')],
    [
      'checked',
      (workspace: TestWorkspace) => vi.spyOn(workspace.services.validation.DocumentValidator, 'validateDocument'),
    ],
  ])('a document recovers after an exception while it is %s', async (_, spyOn) => {
    const workspace = await TestWorkspace.of({ 'map.sand': MAP, 'a.sand': SIDE });
    const { InternalErrors } = workspace.services.shared.workspace;
    const reported = vi.spyOn(InternalErrors, 'report');
    const spy = spyOn(workspace).mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    await workspace.write('a.sand', `${SIDE}// more\n`);
    expect(reported.mock.calls.map(([what]) => what)).toEqual(['Reading a.sand']);
    expect(workspace.codes('a.sand')).toEqual(['sandtable/unreadable']);
    expect(workspace.codes('map.sand')).toEqual([]);
    spy.mockRestore();
    await workspace.write('map.sand', MAP.replace('rows 4', 'rows 5'));
    expect(workspace.codes('a.sand')).toEqual([]);
  });

  test('an exception in a check of one document is a finding there and causes no findings in other documents', async () => {
    const broken = { ...stub, checkMap: () => { throw new Error('no such table'); } }; // oxfmt-ignore
    const workspace = await TestWorkspace.of({ 'map.sand': MAP, 'a.sand': SIDE }, [broken]);
    expect(workspace.codes('map.sand')).toContain('sandtable/fault');
    expect(workspace.codes('a.sand')).toEqual([]);
  });

  test('an exception in a listener does not affect other documents', async () => {
    const workspace = await TestWorkspace.of({ 'map.sand': MAP, 'a.sand': SIDE });
    const { DocumentBuilder, InternalErrors } = workspace.services.shared.workspace;
    const reported = vi.spyOn(InternalErrors, 'report');
    DocumentBuilder.onDocumentPhase(DocumentState.Validated, () => {
      throw new Error('The connection is closed.');
    });
    const checked = reaching(workspace, DocumentState.Validated);
    await workspace.write('map.sand', `${MAP}// more\n`);
    expect(checked.toSorted()).toEqual(['a.sand', 'map.sand']);
    expect(reported).toHaveBeenCalled();
  });
});

test('checked documents are announced even when the build is cancelled meanwhile', async () => {
  const workspace = await TestWorkspace.of({ 'map.sand': MAP, 'a.sand': SIDE, 'b.sand': SIDE });
  const { DocumentBuilder } = workspace.services.shared.workspace;
  const announced: string[] = [];
  const source = new CancellationTokenSource();
  const { DocumentValidator } = workspace.services.validation;
  const validate = DocumentValidator.validateDocument.bind(DocumentValidator);
  vi.spyOn(DocumentValidator, 'validateDocument').mockImplementation(async (document, ...rest) => {
    const found = await validate(document, ...rest);
    source.cancel();
    return found;
  });
  DocumentBuilder.onDocumentPhase(DocumentState.Validated, ({ uri }) => void announced.push(uri.toString()));
  const update = DocumentBuilder.update([uriOf('map.sand')], [], source.token);
  await expect(update).rejects.toSatisfy(isOperationCancelled);
  const built = ['map.sand', 'a.sand', 'b.sand'].filter(
    (path) => workspace.document(path).state === DocumentState.Validated,
  );
  expect(built.length).toBeGreaterThan(0);
  expect(announced).toEqual(built.map((path) => uriOf(path).toString()));
});

describe('an edit builds only what depends on it', () => {
  const chain = (length: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length }, (_, n) => [
        `f${n}.sand`,
        n + 1 < length ? `ruleset stub\nimport "f${n + 1}.sand"\n` : MAP,
      ]),
    );

  test('an edit parses, links and checks only one of a hundred files that import each other', async () => {
    const workspace = await TestWorkspace.of(chain(100));
    const graph = workspace.services.shared.workspace.ImportGraph;
    const [parsed, linked, checked] = [DocumentState.Parsed, DocumentState.Linked, DocumentState.Validated].map(
      (state) => reaching(workspace, state),
    );
    const [resolved, walked] = [vi.spyOn(graph, 'resolve'), vi.spyOn(graph, 'walk')];
    await workspace.write('f0.sand', 'ruleset stub\nimport "f1.sand"\nside T { infantry B 3-4 }\n');
    expect([parsed, linked, checked]).toEqual([['f0.sand'], ['f0.sand'], ['f0.sand']]);
    expect(resolved.mock.calls.length).toBeLessThan(20);
    expect(walked.mock.calls.length).toBeLessThan(5);
  });

  test('after an edit, the references of another file are not linked again, even if that file has an error', async () => {
    const workspace = await TestWorkspace.of({
      'map.sand': MAP,
      'wrong.sand': 'ruleset stub\nscenario "S" { on Nowhere }\n',
    });
    const linked = reaching(workspace, DocumentState.Linked);
    await workspace.write('map.sand', `${MAP}// more\n`);
    expect(linked).toEqual(['map.sand']);
  });
});

describe('open documents are built first', () => {
  test('open documents are built before the rest of the folder is parsed', async () => {
    const workspace = new TestWorkspace();
    const { TextDocuments, DocumentBuilder, WorkspaceManager } = workspace.services.shared.workspace;
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`z${n}.sand`, SIDE]));
    for (const [path, text] of Object.entries({ ...many, 'map.sand': MAP, 'open.sand': SIDE }))
      workspace.files.insert(uriOf(path), text);
    const open = TextDocument.create(uriOf('open.sand').toString(), 'sandtable', 1, SIDE);
    vi.spyOn(TextDocuments, 'get').mockImplementation((uri) => (String(uri) === open.uri ? open : undefined));
    const steps: string[] = [];
    for (const state of [DocumentState.Parsed, DocumentState.Validated]) {
      DocumentBuilder.onDocumentPhase(state, ({ uri }) => {
        steps.push(`${DocumentState[state]} ${uri.path.split('/').at(-1) ?? ''}`);
      });
    }
    const source = new CancellationTokenSource();
    source.cancel();
    const folders = [{ uri: uriOf('').toString(), name: 'campaign' }];
    await WorkspaceManager.initializeWorkspace(folders, source.token).catch(() => undefined);
    await DocumentBuilder.update([uriOf('open.sand')], []);
    const first = steps.indexOf('Validated open.sand');
    expect(steps.slice(0, first).filter((step) => step.startsWith('Parsed'))).toEqual([
      'Parsed open.sand',
      'Parsed map.sand',
    ]);
    expect(steps.filter((step) => step.startsWith('Validated'))).toHaveLength(42);
  });
});

test('a keystroke does not look for missing checks of documents that it does not affect', async () => {
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`other${n}.sand`, SIDE]));
  const workspace = await TestWorkspace.of({ ...others, 'map.sand': MAP, 'a.sand': SIDE });
  await workspace.write('a.sand', `${SIDE}// one\n`);
  const categories = vi.spyOn(workspace.services.validation.ValidationRegistry, 'getAllValidationCategories');
  await workspace.write('a.sand', `${SIDE}// two\n`);
  const names = categories.mock.calls.map(([document]) => document.uri.path.split('/').at(-1));
  expect(new Set(names)).toEqual(new Set(['a.sand']));
});
