import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import { dated } from '../stub-ruleset.js';
import { desk, positionOf } from './kit.js';

const TEXT = `ruleset dated
map Field {
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower
  major city Berg at 0303
  area West 0101..0103
  town Hafen at 0404 (owner "Blue")
}
side Blue {
  infantry Lone 3-4 (base "Berg")
  infantry Other 3-4 (base West)
  infantry "7.Pz" 4-4
}
side Red { infantry Guard 4-4 }
scenario "S" {
  on Field
  turns May 1941..13PM
  setup Blue { 0303: Lone, Other }
  leave turn 13PM for Blue: Lone (becomes "7.Pz")
  leave turn 13AM: every infantry (becomes "7.Pz")
  score Hafen 3 (holder "Red")
}
`;

/**
 * Attributes whose value is a name. Each case has the place of the value, and the lines that “find references” must
 * return for it.
 */
const cases: readonly {
  readonly word: string;
  readonly on: string;
  readonly lines: readonly string[];
  readonly says: string;
}[] = [
  {
    word: 'becomes',
    on: 'Lone (becomes "7|>.Pz")',
    lines: ['infantry "7.Pz" 4-4', 'leave turn 13AM', 'leave turn 13PM'],
    says: '7.Pz',
  },
  { word: 'base', on: 'base "Be|>rg"', lines: ['infantry Lone', 'major city Berg'], says: 'Berg' },
  { word: 'base', on: 'base We|>st', lines: ['area West', 'infantry Other'], says: 'West' },
  {
    word: 'owner',
    on: 'owner "Bl|>ue"',
    lines: ['leave turn 13PM', 'setup Blue', 'side Blue', 'town Hafen'],
    says: 'Blue',
  },
  { word: 'holder', on: 'holder "R|>ed"', lines: ['score Hafen', 'side Red'], says: 'Red' },
];

test('the cases of this test cover every attribute whose value is a name', () => {
  const naming = dated.vocabulary.attributes.filter(({ names }) => names).map(({ word }) => word);
  expect([...new Set(cases.map(({ word }) => word))].toSorted()).toEqual(naming.toSorted());
});

describe.each(cases)('$on', async ({ on, lines, says }) => {
  const { services, main } = await desk({ 'main.sand': TEXT }, [dated]);
  const at = { textDocument: { uri: main.uri.toString() }, position: positionOf(main, on) };
  const lineOf = (line: number): string => TEXT.split('\n')[line].trim();
  const begins = (found: readonly string[]): string[] =>
    found.toSorted().map((line) => lines.find((begin) => line.startsWith(begin)) ?? line);

  test('all references of a name used in an attribute are found, from the attribute and from the declaration', async () => {
    const context = { includeDeclaration: true };
    const found = (await services.lsp.ReferencesProvider?.findReferences(main, { ...at, context })) ?? [];
    expect(begins(found.map(({ range }) => lineOf(range.start.line)))).toEqual(lines);
    const marked = services.lsp.DocumentHighlightProvider?.getDocumentHighlight(main, at);
    expect((await marked)?.length).toBe(lines.length);
  });

  test('Go to Definition leads from a name in an attribute to the declaration, and the hover shows the declaration', async () => {
    const links = (await services.lsp.DefinitionProvider?.getDefinition(main, at)) ?? [];
    expect(links.map(({ targetSelectionRange }) => main.textDocument.getText(targetSelectionRange))).toEqual([
      expect.stringContaining(says),
    ]);
    const hover = await services.lsp.HoverProvider?.getHoverContent(main, at);
    expect((hover!.contents as MarkupContent).value).toContain(`${says}**`);
  });

  test('the quoted name in an attribute is renamed together with its declaration', async () => {
    expect(await services.lsp.RenameProvider?.prepareRename(main, at)).toBeDefined();
    const edit = await services.lsp.RenameProvider?.rename(main, { ...at, newName: 'Xenia' });
    const edits = edit?.changes?.[main.uri.toString()] ?? [];
    expect(begins(edits.map(({ range }) => lineOf(range.start.line)))).toEqual(lines);
    expect(new Set(edits.map(({ newText }) => newText))).toEqual(new Set(['Xenia', '"Xenia"']));
  });
});

test('an attribute whose value is not a name has no references and cannot be renamed', async () => {
  const { services, main } = await desk({ 'main.sand': TEXT.replace('base West', 'vehicle "West"') }, [dated]);
  const at = { textDocument: { uri: main.uri.toString() }, position: positionOf(main, 'vehicle "We|>st"') };
  expect(await services.lsp.RenameProvider?.prepareRename(main, at)).toBeUndefined();
});
