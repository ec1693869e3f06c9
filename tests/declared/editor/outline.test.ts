import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatted } from '../../../language-server/features/format/formatter.js';
import { TestWorkspace } from '../../language-server/workspace.js';

const game = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');
const workspace = await TestWorkspace.of({ 'game.sand': game });
const document = workspace.document('game.sand');
const params = { textDocument: { uri: document.uri.toString() } };

test('the outline of a ruleset contains its statements, and the phases in their turn', async () => {
  const symbols = await workspace.services.lsp.DocumentSymbolProvider?.getSymbols(document, params);
  const [ruleset] = symbols ?? [];
  expect(ruleset).toMatchObject({ name: 'bfm', detail: 'Battle for Moscow' });
  const names = ruleset.children?.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['rule 2', 'terrain forest', 'unit panzer corps', 'table combat', 'result DRL']),
  );
  const turn = ruleset.children?.find(({ name }) => name === 'turn German');
  expect(turn?.children?.map(({ name }) => name)).toEqual([
    'phase replacements',
    'phase panzer movement',
    'phase combat',
    'phase movement',
  ]);
});

test('the outline contains the phases of an activation', async () => {
  const series = await TestWorkspace.of({ 'it.sand': readFileSync('tests/declared/games/series.sand', 'utf8') });
  const found = series.document('it.sand');
  const uri = found.uri.toString();
  const symbols = await series.services.lsp.DocumentSymbolProvider?.getSymbols(found, { textDocument: { uri } });
  const activation = symbols?.at(0)?.children?.find(({ name }) => name === 'activation brigade');
  expect(activation?.children?.map(({ name }) => name)).toEqual([
    'phase barrage',
    'phase movement',
    'phase combat',
    'phase exploitation',
    'phase recovery',
  ]);
});

test('statements of several lines can be folded', async () => {
  const folds = await workspace.services.lsp.FoldingRangeProvider?.getFoldingRanges(document, params);
  const lines = game.split('\n');
  const starts = folds?.map(({ startLine }) => lines[startLine].trim());
  expect(starts).toEqual(expect.arrayContaining(['turn German {', 'turn Soviet {']));
});

test('the formatter changes nothing in a well laid out ruleset', () => {
  expect(formatted(document)).toBe(game);
});

test('the formatter indents statements and writes one space between their parts', async () => {
  const text =
    'ruleset x "X" {\nedition  1\nsides  Red,Blue\nturn Red {\nphase movement (move ,turns 2..3){infantry}\n}\n}\n';
  const other = await TestWorkspace.of({ 'x.sand': text });
  expect(formatted(other.document('x.sand'))).toBe(
    'ruleset x "X" {\n  edition 1\n  sides Red, Blue\n  turn Red {\n    phase movement (move, turns 2..3) { infantry }\n  }\n}\n',
  );
});

test.each([
  {
    what: 'before its first statement',
    text: 'ruleset x "X" {\n\n  // Two sides.\n  sides Red, Blue\n}\n',
    writes: true,
  },
  { what: 'once', text: 'ruleset x "X" {\n  sides Red, Blue\n  edition 1\n}\n', writes: false },
  { what: 'in no ruleset that extends another', text: 'ruleset x "X" extends pgg {\n  turns 4\n}\n', writes: false },
  { what: 'in no ruleset of one line', text: 'ruleset x "X" { sides Red, Blue }\n', writes: false },
  { what: 'in no file that only names its game', text: 'ruleset pgg\n', writes: false },
])('the formatter writes the edition of a ruleset $what', async ({ text, writes }) => {
  const other = (await TestWorkspace.of({ 'x.sand': text })).document('x.sand');
  expect(formatted(other)).toBe(writes ? text.replace('  sides', '  edition 1\n  sides') : text);
});

test('the formatter adds no edition while a part of the file is formatted', async () => {
  const text = 'ruleset x "X" {\nsides Red, Blue\n}\n';
  const other = await TestWorkspace.of({ 'x.sand': text });
  const document = other.document('x.sand');
  const edits = await other.services.lsp.Formatter?.formatDocumentOnType(document, {
    textDocument: { uri: document.uri.toString() },
    position: { line: 1, character: 1 },
    ch: '}',
    options: { tabSize: 2, insertSpaces: true },
  });
  expect(edits?.map(({ newText }) => newText)).toEqual(['  sides Red, Blue']);
});

test('the words of a ruleset have the colours of keywords, kinds, keys and values', async () => {
  const { SemanticTokenProvider } = workspace.services.lsp;
  const { data = [] } = (await SemanticTokenProvider?.semanticHighlight(document, params)) ?? {};
  const types = Object.keys(SemanticTokenProvider?.tokenTypes ?? {});
  const lines = game.split('\n');
  const found = new Set<string>();
  for (let index = 0, line = 0, column = 0; index < data.length; index += 5) {
    const [down, right, length, type] = data.slice(index, index + 4);
    column = down === 0 ? column + right : right;
    line += down;
    found.add(`${lines[line].slice(column, column + length)} ${types[type]}`);
  }
  expect([...found]).toEqual(
    expect.arrayContaining([
      'terrain keyword',
      'forest type',
      'cost property',
      '2 number',
      'stop enumMember',
      'German namespace',
    ]),
  );
});
