import { expect, test } from 'vitest';
import { TestWorkspace, uriOf } from './workspace.js';

const FILES = {
  'guards.sand': 'ruleset stub\nside Blue { infantry A 3-4 }\n',
  'more.sand': 'ruleset stub\nimport "guards.sand"\nside Blue { infantry B 3-4 }\nside Red { infantry C 3-4 }\n',
  'battle.sand': `ruleset stub
import "more.sand"
map Field { grid squares columns 4 rows 4 }
scenario "S" { on Field turns 1 setup Blue { 0101: A, B } }
`,
};

const at = (
  path: string,
  snippet: string,
  text: string,
): { uri: string; position: { line: number; character: number } } => {
  const before = text.slice(0, text.indexOf(snippet)).split('\n');
  return { uri: uriOf(path).toString(), position: { line: before.length - 1, character: before.at(-1)!.length } };
};

test('a side declared in several files has one order of battle, with imported units first', async () => {
  const workspace = await TestWorkspace.of(FILES);
  const { sides } = workspace.analyse('battle.sand');
  expect(sides.map(({ name, forces }) => [name, ...forces.map((force) => force.name)])).toEqual([
    ['Blue', 'A', 'B'],
    ['Red', 'C'],
  ]);
  expect(Object.keys(FILES).flatMap((path) => workspace.codes(path))).toEqual([]);
});

test.each([
  ['battle.sand', 'Blue {'],
  ['guards.sand', 'Blue {'],
  ['more.sand', 'Blue {'],
] as const)('a side declared in several files is found and renamed in all of them, from %s', async (path, snippet) => {
  const workspace = await TestWorkspace.of(FILES);
  const { uri, position } = at(path, snippet, FILES[path]);
  const { RenameProvider, ReferencesProvider, DefinitionProvider } = workspace.services.lsp;
  const params = { textDocument: { uri }, position };
  const document = workspace.document(path);
  const edit = await RenameProvider?.rename(document, { ...params, newName: 'Green' });
  const changed = Object.fromEntries(Object.entries(edit?.changes ?? {}).map(([file, edits]) => [file, edits.length]));
  expect(changed).toEqual(Object.fromEntries(Object.keys(FILES).map((name) => [uriOf(name).toString(), 1])));
  const found = await ReferencesProvider?.findReferences(document, {
    ...params,
    context: { includeDeclaration: true },
  });
  expect(found).toHaveLength(3);
  expect(await DefinitionProvider?.getDefinition(document, params)).toHaveLength(2);
});

test('a file may declare a side only once', async () => {
  const workspace = await TestWorkspace.of({
    ...FILES,
    'more.sand': 'ruleset stub\nimport "guards.sand"\nside Blue { infantry B 3-4 }\nside Blue { infantry C 3-4 }\n',
  });
  expect(workspace.codes('more.sand')).toEqual(['sandtable/duplicate-name']);
});
