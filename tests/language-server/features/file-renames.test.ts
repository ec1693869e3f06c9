import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';
import { TestWorkspace, uriOf } from '../workspace.js';

const FILES = {
  'maps/field.sand': 'map Field { grid squares columns 4 rows 4 }\n',
  'maps/river.sand': 'import "./field.sand" // the map\n',
  'battle.sand': 'ruleset stub\nimport "maps/river.sand"\nimport "maps/field.sand"\nside "not.a.sand" { }\n',
  'old/first.sand': 'import "../battle.sand"\nimport "missing.sand"\n',
  'old/second.sand': 'import "first.sand"\n',
};

/** Returns the new text of every file that the server changes before the given files are renamed. */
async function renamed(
  moves: Readonly<Record<string, string>>,
  files: Record<string, string> = FILES,
): Promise<unknown> {
  const { services } = await TestWorkspace.of(files);
  const edit = await services.shared.lsp.FileOperationHandler?.willRenameFiles?.({
    files: Object.entries(moves).map(([from, to]) => ({
      oldUri: uriOf(from).toString(),
      newUri: uriOf(to).toString(),
    })),
  });
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      const changes = edit?.changes?.[uriOf(path).toString()];
      if (!changes) return [];
      return [[path, TextDocument.applyEdits(TextDocument.create(path, 'sandtable', 1, text), changes)]];
    }),
  );
}

test.each([
  [
    'a file that is renamed changes the imports of it',
    { 'maps/field.sand': 'maps/open (1) field.sand' },
    {
      'maps/river.sand': 'import "./open (1) field.sand" // the map\n',
      'battle.sand': FILES['battle.sand'].replace('field', 'open (1) field'),
    },
  ],
  [
    'a file that moves changes its imports and the imports of it',
    { 'battle.sand': 'old/battle.sand' },
    {
      'battle.sand': FILES['battle.sand'].replaceAll('maps/', '../maps/'),
      'old/first.sand': 'import "battle.sand"\nimport "missing.sand"\n',
    },
  ],
  [
    'a folder that is renamed changes the imports of its files, and no import inside it',
    { maps: 'land/maps' },
    { 'battle.sand': FILES['battle.sand'].replaceAll('maps/', 'land/maps/') },
  ],
  [
    'a folder that moves changes the imports that lead out of it',
    { old: 'archive/1941/old' },
    { 'old/first.sand': FILES['old/first.sand'].replace('../', '../../../') },
  ],
  [
    'a missing file that an import names is followed too',
    { 'old/missing.sand': 'old/found.sand' },
    { 'old/first.sand': FILES['old/first.sand'].replace('missing', 'found') },
  ],
  [
    'files that move together keep the imports among them',
    { 'battle.sand': 'b/battle.sand', maps: 'b/maps', old: 'b/old' },
    {},
  ],
  ['a file that loses its ending changes nothing', { 'battle.sand': 'battle.txt' }, {}],
  ['a folder whose name begins like that of another changes nothing', { map: 'maps2' }, {}],
])('%s', async (_, moves, texts) => {
  const expected = { ...(texts as Record<string, string>) };
  expect(await renamed(moves)).toEqual(expected);
});

test('a picture statement still names its picture after the picture is renamed or the statement’s file is moved', async () => {
  const files = { 'a.sand': 'ruleset stub\nside Blue { infantry A 3-4 (picture "art/tiger.png") }\n' };
  expect(await renamed({ 'art/tiger.png': 'art/Tiger I.png' }, files)).toEqual({
    'a.sand': files['a.sand'].replace('tiger', 'Tiger I'),
  });
  expect(await renamed({ 'a.sand': 'units/a.sand' }, files)).toEqual({
    'a.sand': files['a.sand'].replace('art/', '../art/'),
  });
});
