import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import type { SandtableSemanticTokens } from '../../../language-server/features/semantic-tokens.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { toy } from '../../toy/rules/index.js';
import { desk, marked, positionOf, textAt } from './kit.js';

const SHORE = readFileSync(new URL('../../toy/shore.sand', import.meta.url), 'utf8');
const open = await desk({ 'shore.sand': SHORE }, [toy]);
const { lsp } = open.services;
const on = (snippet: string): { textDocument: { uri: string }; position: ReturnType<typeof positionOf> } => ({
  textDocument: { uri: open.main.uri.toString() },
  position: positionOf(open.main, snippet),
});

test.each([
  [
    'the label of a box',
    'box Haven at 99|>00',
    ['**9900** woods', 'box **Haven**', 'land link to 0602, 0603', 'rail link **Ferry line** to 9901'],
  ],
  ['a cell it is linked to', 'land link 06|>02 - 9900', ['**0602** open', 'land link to 9900']],
  ['its terrain', 'at 9900 (wo|>ods)', ['**woods**', 'Two points.']],
  ['the word', 'bo|>x Haven', ['A cell off the grid', 'LABEL (TERRAIN, east)']],
  ['the word of a link', 'rail li|>nk "Ferry line"', ['Connects cells that are not adjacent']],
  ['its name', 'box Ha|>ven', ['box **Haven** at 9900']],
  ['the map', 'map Sh|>ore', ['24 hexes · 2 boxes']],
])('the hover on a box or link describes %s', async (_what, snippet, says) => {
  const found = await lsp.HoverProvider?.getHoverContent(open.main, on(snippet));
  const text = (found?.contents as MarkupContent | undefined)?.value ?? '';
  for (const part of says) expect(text).toContain(part);
});

test('Go to Definition leads from the label of a box to its statement', async () => {
  const links = await lsp.DefinitionProvider?.getDefinition(open.main, on('link "Ferry line" 9900 - 99|>01'));
  expect((links ?? []).map(({ targetSelectionRange }) => textAt(open.main, targetSelectionRange))).toEqual(['Isle']);
});

test('a box can be found and renamed by its name', async () => {
  const params = on('box Ha|>ven');
  const found = await lsp.ReferencesProvider?.findReferences(open.main, {
    ...params,
    context: { includeDeclaration: true },
  });
  expect((found ?? []).map(({ range }) => textAt(open.main, range))).toEqual(['Haven', 'Haven', 'Haven']);
  const edit = await lsp.RenameProvider?.rename(open.main, { ...params, newName: 'Port' });
  expect(Object.values(edit?.changes ?? {}).flat()).toHaveLength(3);
});

test('the outline lists boxes and named links', async () => {
  const symbols = await lsp.DocumentSymbolProvider?.getSymbols(open.main, {
    textDocument: { uri: open.main.uri.toString() },
  });
  const names = symbols?.at(0)?.children?.map(({ name, detail }) => `${detail ?? ''} ${name}`);
  expect(names).toEqual(expect.arrayContaining(['box Haven', 'box Isle', 'rail link Ferry line']));
});

test('the formatter leaves a well-formatted file with boxes unchanged', async () => {
  const edits = await lsp.Formatter?.formatDocument(open.main, {
    textDocument: { uri: open.main.uri.toString() },
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edits).toEqual([]);
});

describe('completion for boxes', () => {
  test.each([
    ['kinds of features', 'box Isle at 9901 (open)', '|>', ['box', 'land link', 'rail link', 'town']],
    [
      'terrain and map edge of a box',
      'box Isle at 9901 (open)',
      'box Isle at 9901 (|>)',
      ['lake', 'open', 'woods', 'north', 'west'],
    ],
    ['map edges for a box that has terrain', '(woods)', '(woods, |>)', ['east', 'south']],
    ['boxes and cells for the end of a link', 'land link 0602 - 9900', 'land link 0602 - |>', ['9900', '9901', '0502']],
    ['labels that begin with the typed text', 'land link 0602 - 9900', 'land link 0602 - 99|>', ['9900', '9901']],
    ['the places where units arrive', 'at Landing:', 'at |>:', ['Landing', 'Haven', 'Isle']],
    ['the cells that a unit reaches over a link', 'move 1/1 to 9900', 'move 1/1 to |>', ['9900']],
  ])('completion proposes %s', async (_what, part, instead, has) => {
    const { text, cursor } = marked(SHORE.replace(part, instead));
    const { services, main } = await desk({ 'shore.sand': text }, [toy]);
    const list = await services.lsp.CompletionProvider?.getCompletion(main, {
      textDocument: { uri: main.uri.toString() },
      position: main.textDocument.positionAt(cursor),
    });
    const labels = (list?.items ?? []).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(has));
    expect(new Set(labels).size).toBe(labels.length);
  });
  test('completion in the braces of a box proposes only its contents, and for an arrival only boxes', async () => {
    const { text, cursor } = marked(SHORE.replace('at Landing:', 'at |>:'));
    const { services, main } = await desk({ 'shore.sand': text }, [toy]);
    const list = await services.lsp.CompletionProvider?.getCompletion(main, {
      textDocument: { uri: main.uri.toString() },
      position: main.textDocument.positionAt(cursor),
    });
    expect((list?.items ?? []).map(({ label }) => label)).toEqual(['Landing', 'Haven', 'Isle']);
  });
  test('completion proposes terrain words only for a box, and no word that the box already has', async () => {
    for (const instead of ['box Isle at 9901 (open, |>)', 'town Isle at 0101 (|>)']) {
      const { text, cursor } = marked(SHORE.replace('box Isle at 9901 (open)', instead));
      const { services, main } = await desk({ 'shore.sand': text }, [toy]);
      const list = await services.lsp.CompletionProvider?.getCompletion(main, {
        textDocument: { uri: main.uri.toString() },
        position: main.textDocument.positionAt(cursor),
      });
      expect((list?.items ?? []).map(({ label }) => label)).not.toContain('woods');
    }
  });
});

test.each([
  ['into a box', '1/1', '9900', '9900: 1/1'],
  ['out of a box', '2/1', '0202', '0202: 2/1'],
])('the server moves a dragged counter %s', async (_where, counter, to, writes) => {
  const { services, main } = await desk({ 'shore.sand': SHORE }, [toy]);
  const cell = services.compile.Analyser.analyse(main)?.map?.board.cell(to) ?? -1;
  const result = answersFor(services)['sandtable/move']({
    uri: main.uri.toString(),
    counters: [counter],
    from: -2,
    to: cell,
    moment: 'setup',
  });
  const edits = 'edits' in result ? result.edits : [];
  let text = SHORE;
  for (const { place, text: fresh } of edits.toSorted((a, b) => b.place.start - a.place.start))
    text = text.slice(0, place.start) + fresh + text.slice(place.end);
  expect(text).toContain(writes);
});

test('semantic tokens colour the terrain of a box as terrain and other words in parentheses as keys', async () => {
  const provider = lsp.SemanticTokenProvider as SandtableSemanticTokens;
  provider.initialize({ formats: [], requests: {}, tokenModifiers: [], tokenTypes: [] });
  const types = Object.keys(provider.tokenTypes);
  const colourOf = async (line: string, word: string): Promise<string | undefined> => {
    const { data } = await provider.semanticHighlight(open.main, { textDocument: { uri: open.main.uri.toString() } });
    const lines = SHORE.split('\n');
    const wanted = lines.findIndex((text) => text.includes(line));
    for (let i = 0, row = 0, column = 0; i < data.length; i += 5) {
      column = data[i] === 0 ? column + data[i + 1] : data[i + 1];
      row += data[i];
      if (row === wanted && column === lines[row].indexOf(word)) return types[data[i + 3]];
    }
    return undefined;
  };
  expect([await colourOf('box Haven', 'woods'), await colourOf('"Blue depot" at', 'owner')]).toEqual([
    'enumMember',
    'property',
  ]);
});

describe('arrivals of units', () => {
  test.each([
    ['by the label of a box', 'by 9900', ['9900']],
    ['at a box by its name', 'at Haven', ['9900']],
    ['at a place of one cell', 'at Dorn', ['0502']],
    ['at an area and by a cell', 'at Landing by 0101', ['9900', '0101']],
  ])('the place where units arrive can be given %s', async (_how, where, cells) => {
    const { services, main } = await desk({ 'shore.sand': SHORE.replace('at Landing:', `${where}:`) }, [toy]);
    const { scenario, findings } = services.compile.Analyser.analyse(main) ?? {};
    expect(findings?.map(({ message }) => message)).toEqual([]);
    expect(scenario?.arrivals[0].cells.map((cell) => scenario.map.board.label(cell))).toEqual(cells);
  });

  test('an arrival in a cell is refused after `at`, and the message says to write the cell after `by`', async () => {
    const { services, main } = await desk({ 'shore.sand': SHORE.replace('at Landing:', 'at 9900:') }, [toy]);
    const messages = services.compile.Analyser.analyse(main)?.findings.map(({ message }) => message);
    expect(messages?.join()).toContain('Write cells after “by”: “by 9900”.');
  });
});

test.each([
  ['land link 0602 - 0602', ['Remove this link']],
  ['land link 0602 - 0602 - 9901', []],
  ['land link 0602 - 9901, 0602 - 0602', []],
])(
  'a fix removes the statement of a wrong link only if the statement has no other link: %s',
  async (statement, titles) => {
    const text = SHORE.replace('  box Isle', `  ${statement}\n  box Isle`);
    const { services, main } = await desk({ 'shore.sand': text }, [toy]);
    const findings = services.compile.Analyser.analyse(main)?.findings ?? [];
    const wrong = findings.filter(({ code }) => code === 'sandtable/link-to-itself');
    expect(wrong.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual([titles]);
  },
);

test('a box with a label that is taken can get the first free label', async () => {
  const text = SHORE.replace('  box Isle', '  box Third at 9900 (open)\n  box Isle');
  const { services, main } = await desk({ 'shore.sand': text }, [toy]);
  const findings = services.compile.Analyser.analyse(main)?.findings ?? [];
  const wrong = findings.filter(({ code }) => code === 'sandtable/duplicate-box');
  expect(wrong.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual([['Change to 9902']]);
});
