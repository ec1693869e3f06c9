import type { LangiumDocument } from 'langium';
import { describe, expect, test } from 'vitest';
import type { Location } from 'vscode-languageserver';
import { BATTLE, drill, FILES } from './drill.js';
import { desk, positionOf, textAt } from './kit.js';

const open = await desk({ ...FILES, 'battle.sand': BATTLE }, [drill]);
const { lsp } = open.services;

function at(
  file: string,
  snippet: string,
): [LangiumDocument, { textDocument: { uri: string }; position: { line: number; character: number } }] {
  const document = open.documents.get(file);
  if (!document) throw new Error(file);
  return [document, { textDocument: { uri: document.uri.toString() }, position: positionOf(document, snippet) }];
}

/** Describes a location as `battle.sand 12: Guards`: the file, the line counted from 1, and the text. */
function describeLocation(uri: string, range: Location['range']): string {
  const name = uri.slice(uri.lastIndexOf('/') + 1);
  const document = open.documents.get(name);
  return document ? `${name} ${range.start.line + 1}: ${textAt(document, range)}` : uri;
}

describe('go to definition', () => {
  const cases: readonly { readonly from: string; readonly on: string; readonly to: readonly string[] }[] = [
    { from: 'battle.sand', on: 'move |>1/1 to', to: ['sides.sand 5: 1/1'] },
    { from: 'battle.sand', on: 'on Fi|>eld', to: ['field.sand 3: Field'] },
    { from: 'battle.sand', on: 'score |>Ham', to: ['field.sand 12: Ham'] },
    { from: 'battle.sand', on: 'setup R|>ed', to: ['sides.sand 10: Red'] },
    { from: 'battle.sand', on: 'Guards [3.|>1]', to: ['sandtable-rule:/drill/3.1.md'] },
    { from: 'battle.sand', on: 'import "fie|>ld.sand"', to: ['field.sand 1: '] },
    { from: 'battle.sand', on: 'attack 03|>02 with', to: ['field.sand 8: w'] },
    { from: 'battle.sand', on: 'to 02|>01\n', to: ['field.sand 7: .'] },
    { from: 'field.sand', on: 'legend { "." clear |> ', to: [] },
  ];
  test.each(cases)(
    'Go to Definition finds the definitions of the name under the cursor: $on',
    async ({ from, on, to }) => {
      const [document, params] = at(from, on);
      const links = await lsp.DefinitionProvider?.getDefinition(document, params);
      expect(
        (links ?? []).map(({ targetUri, targetSelectionRange }) => describeLocation(targetUri, targetSelectionRange)),
      ).toEqual(to);
    },
  );
});

describe('find references', () => {
  const cases: readonly { readonly from: string; readonly on: string; readonly found: readonly string[] }[] = [
    {
      from: 'sides.sand',
      on: 'squad |>1/1',
      found: [
        'sides.sand 5: 1/1',
        'battle.sand 11: 1/1',
        'battle.sand 24: 1/1',
        'battle.sand 26: 1/1',
        'battle.sand 26: 1/1',
        'battle.sand 30: 1/1',
      ],
    },
    { from: 'battle.sand', on: 'crowded" [|>1]', found: ['battle.sand 8: 1', 'battle.sand 9: 1'] },
    {
      from: 'battle.sand',
      on: 'attack 03|>02 with',
      found: [
        'battle.sand 15: 0302',
        'battle.sand 26: 0302',
        'battle.sand 26: 0302',
        'field.sand 12: 0302',
        'field.sand 14: 0302',
      ],
    },
    { from: 'sides.sand', on: 'of platoon "|>2"', found: ['sides.sand 8: "2"'] },
  ];
  test.each(cases)(
    'in the file $from, the search finds all references of the word at the cursor in: $on',
    async ({ from, on, found }) => {
      const [document, params] = at(from, on);
      const locations = await lsp.ReferencesProvider?.findReferences(document, {
        ...params,
        context: { includeDeclaration: true },
      });
      expect((locations ?? []).map(({ uri, range }) => describeLocation(uri, range)).toSorted()).toEqual(
        found.toSorted(),
      );
    },
  );

  test('occurrences of a name are highlighted only within the document', async () => {
    const [document, params] = at('field.sand', 'town Ham at 03|>02');
    const found = await lsp.DocumentHighlightProvider?.getDocumentHighlight(document, params);
    expect((found ?? []).map(({ range }) => range.start.line + 1)).toEqual([12, 14]);
  });
});

describe('rename symbol', () => {
  const cases: readonly {
    readonly from: string;
    readonly on: string;
    readonly to: string;
    readonly edits: readonly string[];
  }[] = [
    {
      from: 'battle.sand',
      on: 'on Fi|>eld',
      to: 'Meadow',
      edits: ['field.sand 3: Field → Meadow', 'battle.sand 6: Field → Meadow'],
    },
    {
      from: 'battle.sand',
      on: 'score |>Ham',
      to: 'East Ham',
      edits: ['field.sand 12: Ham → "East Ham"', 'battle.sand 18: Ham → "East Ham"'],
    },
    {
      from: 'sides.sand',
      on: 'squad G|>uards',
      to: '7.Guards',
      edits: ['sides.sand 11: Guards → "7.Guards"', 'battle.sand 15: Guards → "7.Guards"'],
    },
    {
      from: 'sides.sand',
      on: 'squad |>Pickets',
      to: '7/P',
      edits: ['sides.sand 12: Pickets → 7/P', 'battle.sand 16: Pickets → 7/P'],
    },
    { from: 'field.sand', on: 'area |>West', to: '12', edits: ['field.sand 15: West → 12'] },
    { from: 'sides.sand', on: 'of platoon "|>2"', to: 'Reserve', edits: ['sides.sand 8: "2" → Reserve'] },
  ];
  test.each(cases)('Rename changes the name at the cursor in $on to $to', async ({ from, on, to, edits }) => {
    const [document, params] = at(from, on);
    expect(await lsp.RenameProvider?.prepareRename(document, params)).toBeDefined();
    const edit = await lsp.RenameProvider?.rename(document, { ...params, newName: to });
    const changes = Object.entries(edit?.changes ?? {}).flatMap(([uri, list]) =>
      list.map(({ range, newText }) => `${describeLocation(uri, range)} → ${newText}`),
    );
    expect(changes.toSorted()).toEqual(edits.toSorted());
  });

  test.each([
    ['sides.sand', 'squad G|>uards', 'Pickets', 'There is already a unit “Pickets”.'],
    ['sides.sand', 'squad G|>uards', '', 'A name is one line'],
  ])('Rename in %s refuses to change the name of %s to “%s”', async (file, on, to, reason) => {
    const [document, params] = at(file, on);
    await expect(Promise.resolve(lsp.RenameProvider?.rename(document, { ...params, newName: to }))).rejects.toThrow(
      reason,
    );
  });

  test('Rename refuses to change words of the game', async () => {
    const [document, params] = at('sides.sand', 'squ|>ad Guards');
    expect(await lsp.RenameProvider?.prepareRename(document, params)).toBeUndefined();
  });
});

describe('document structure', () => {
  test('the outline lists the declarations of a file', async () => {
    const [document, { textDocument }] = at('battle.sand', 'on Fi|>eld');
    const symbols = (await lsp.DocumentSymbolProvider?.getSymbols(document, { textDocument })) ?? [];
    const lines = symbols.flatMap(({ name, children }) => [
      name,
      ...(children ?? []).map((child) => `  ${child.name}`),
    ]);
    expect(lines).toEqual(['At Ham', '  setup Blue', '  setup Red', 'orders turn 1 Blue', 'expect after turn 1 Blue']);
  });

  test('the outline shows nested formations', async () => {
    const [document, { textDocument }] = at('sides.sand', 'squad |>Scouts');
    const blue = (await lsp.DocumentSymbolProvider?.getSymbols(document, { textDocument }))?.at(0);
    expect(
      blue?.children?.map(({ name, detail, children }) => [name, detail, children?.map((child) => child.name)]),
    ).toEqual([
      ['1.Platoon', 'platoon', ['1/1', '2/1']],
      ['Scouts', 'squad', undefined],
    ]);
  });

  test('blocks in braces can be folded', async () => {
    const [document, { textDocument }] = at('sides.sand', 'squad |>Scouts');
    const folds = (await lsp.FoldingRangeProvider?.getFoldingRanges(document, { textDocument })) ?? [];
    expect(folds.map(({ startLine, endLine }) => [startLine + 1, endLine + 1])).toEqual([
      [3, 8],
      [4, 6],
      [10, 12],
    ]);
  });

  test('import paths are links to their files', async () => {
    const [document, { textDocument }] = at('battle.sand', 'on Fi|>eld');
    const links = (await lsp.DocumentLinkProvider?.getDocumentLinks(document, { textDocument })) ?? [];
    expect(links.map(({ target }) => target)).toEqual(['file:///desk/field.sand', 'file:///desk/sides.sand']);
  });
});
