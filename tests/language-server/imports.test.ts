import { describe, expect, test } from 'vitest';
import { TestWorkspace, uriOf } from './workspace.js';

const MAP = 'ruleset stub\nmap Field { grid squares columns 8 rows 8 }\n';
const FORCES = 'ruleset stub\nside Blue { infantry A 3-4 }\n';
const SETUP =
  'ruleset stub\nimport "map.sand"\nimport "forces.sand"\nscenario "S" { on Field turns 3 setup Blue { 0808: A } }\n';
const campaign = { 'map.sand': MAP, 'forces.sand': FORCES, 'setup.sand': SETUP };

describe('a file is checked again when one of its imports changes', () => {
  test('a file is checked again when a smaller map removes the cells of its set-up', async () => {
    const workspace = await TestWorkspace.of(campaign);
    expect(workspace.codes('setup.sand')).toEqual([]);
    await workspace.write('map.sand', MAP.replace('rows 8', 'rows 4'));
    expect(workspace.codes('setup.sand')).toEqual(['sandtable/unknown-cell']);
    await workspace.write('map.sand', MAP);
    expect(workspace.codes('setup.sand')).toEqual([]);
  });

  test('a file is checked again when a map behind two imports changes', async () => {
    const orders = 'ruleset stub\nimport "setup.sand"\norders turn 1 Blue { move A to 0808 }\n';
    const workspace = await TestWorkspace.of({ ...campaign, 'orders.sand': orders });
    await workspace.write('map.sand', MAP.replace('columns 8', 'columns 7'));
    expect(workspace.codes('orders.sand')).toContain('sandtable/unknown-cell');
  });

  test('a file is checked again when a missing import appears and when it disappears', async () => {
    const workspace = await TestWorkspace.of({ 'map.sand': MAP, 'setup.sand': SETUP });
    expect(workspace.codes('setup.sand')).toEqual(['sandtable/missing-import']);
    await workspace.write('forces.sand', FORCES);
    expect(workspace.codes('setup.sand')).toEqual([]);
    await workspace.remove('forces.sand');
    expect(workspace.codes('setup.sand')).toContain('sandtable/missing-import');
  });

  test('after a change of an imported file, files that do not import it are not checked again', async () => {
    const workspace = await TestWorkspace.of({
      ...campaign,
      'other.sand': 'ruleset stub\nmap Other { grid squares columns 2 rows 2 }',
    });
    const before = workspace.analyse('other.sand');
    await workspace.write('map.sand', MAP.replace('rows 8', 'rows 4'));
    expect(workspace.analyse('other.sand')).toBe(before);
  });
});

describe('an edit compiles only the changed statements', () => {
  test('a change of a set-up keeps the compiled map and forces', async () => {
    const workspace = await TestWorkspace.of(campaign);
    const before = workspace.analyse('setup.sand');
    await workspace.write('setup.sand', SETUP.replace('turns 3', 'turns 4'));
    const after = workspace.analyse('setup.sand');
    expect(after.scenario?.turns).toBe(4);
    expect(after.map).toBe(before.map);
    expect(after.sides[0]).toBe(before.sides[0]);
  });

  test('a changed comment outside of statements recompiles nothing', async () => {
    const workspace = await TestWorkspace.of(campaign);
    const before = workspace.analyse('forces.sand');
    await workspace.write('setup.sand', `// later\n${SETUP}`);
    expect(workspace.analyse('forces.sand')).toBe(before);
  });
});

describe('imports are limited to the workspace', () => {
  test.each([
    ['"../elsewhere/map.sand"', 'outside'],
    ['"sub/../../elsewhere/map.sand"', 'outside'],
    ['"/campaign/map.sand"', 'absolute'],
    ['"file:///campaign/map.sand"', 'absolute'],
    ['"https://example.org/map.sand"', 'absolute'],
    ['"C:/map.sand"', 'absolute'],
    ['"map.txt"', 'not-sand'],
  ])('an import of %s is refused with the reason “%s”', async (path, refused) => {
    const workspace = await TestWorkspace.of({ 'map.sand': MAP });
    workspace.files.insert(uriOf('file:///elsewhere/map.sand'), MAP);
    const graph = workspace.services.shared.workspace.ImportGraph;
    expect(graph.resolve(uriOf('setup.sand'), path.slice(1, -1))).toEqual({ refused });
  });

  test('a file outside of workspaces may import from its own folder', async () => {
    const workspace = await TestWorkspace.of(campaign);
    const graph = workspace.services.shared.workspace.ImportGraph;
    expect(graph.resolve(uriOf('file:///elsewhere/a.sand'), 'sub/b.sand')).toMatchObject({
      uri: { path: '/elsewhere/sub/b.sand' },
    });
    expect(graph.resolve(uriOf('file:///elsewhere/a.sand'), '../campaign/b.sand')).toEqual({ refused: 'outside' });
  });
});

test('a file of another host is outside of the workspace, even if its path is inside', async () => {
  const workspace = await TestWorkspace.of(campaign);
  const graph = workspace.services.shared.workspace.ImportGraph;
  const from = uriOf('file://server/campaign/sub/a.sand');
  expect(graph.resolve(from, 'b.sand')).toMatchObject({ uri: { authority: 'server', path: '/campaign/sub/b.sand' } });
  expect(graph.resolve(from, '../map.sand')).toEqual({ refused: 'outside' });
});

test('the import graph of a file is computed again only when an import changes', async () => {
  const workspace = await TestWorkspace.of(campaign);
  const graph = workspace.services.shared.workspace.ImportGraph;
  const closure = () => graph.closure(workspace.document('setup.sand'));
  const before = closure();
  await workspace.write('map.sand', MAP.replace('rows 8', 'rows 9'));
  expect(closure()).toBe(before);
  await workspace.write('map.sand', MAP.replace('map Field', 'import "forces.sand"\nmap Field'));
  expect(closure()).not.toBe(before);
});

test('an unsaved file cannot import; the finding asks the author to save it first', async () => {
  const workspace = await TestWorkspace.of({ 'map.sand': MAP });
  const { LangiumDocuments, LangiumDocumentFactory } = workspace.services.shared.workspace;
  const text = 'ruleset stub\nimport "map.sand"\n';
  LangiumDocuments.addDocument(LangiumDocumentFactory.fromString(text, uriOf('untitled:Untitled-1')));
  await workspace.build();
  expect(workspace.document('untitled:Untitled-1').diagnostics?.map(({ message }) => message)).toEqual([
    'This text is not saved yet, so paths have no folder to start from. Save it as a .sand file first.',
  ]);
});

test('the compilation of files with circular imports ends', async () => {
  const workspace = await TestWorkspace.of({
    'a.sand': 'ruleset stub\nimport "b.sand"\nside Blue { infantry A 3-4 }',
    'b.sand': 'ruleset stub\nimport "c.sand"',
    'c.sand': 'ruleset stub\nimport "a.sand"\norders turn 1 Blue { move A }',
  });
  expect(workspace.codes('a.sand')).toEqual(['sandtable/import-circle']);
  expect(workspace.codes('c.sand')).toEqual(['sandtable/import-circle', 'sandtable/no-scenario']);
  expect(workspace.analyse('c.sand').files).toEqual(
    ['c.sand', 'a.sand', 'b.sand'].map((path) => uriOf(path).toString()),
  );
});
