import { AstUtils, EmptyFileSystem, GrammarAST, GrammarUtils, CstUtils, type LangiumDocument } from 'langium';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { hoverKeyword } from '../../../language-server/features/hover/keywords.js';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';
import { toy } from '../../toy/rules/index.js';
import { desk, type Desk } from './kit.js';

const page = readFileSync(new URL('../../../docs/language.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const games = [...rulesets.values(), toy];

async function hoverAt({ services }: Desk, document: LangiumDocument, offset: number): Promise<string> {
  const position = document.textDocument.positionAt(offset);
  const params = { textDocument: { uri: document.uri.toString() }, position };
  const found = await services.lsp.HoverProvider?.getHoverContent(document, params);
  return (found?.contents as MarkupContent | undefined)?.value ?? '';
}

describe('hovers on keywords of the language', () => {
  const { Grammar } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable;
  const words = AstUtils.streamAllContents(Grammar)
    .filter(GrammarAST.isKeyword)
    .map(({ value }) => value)
    .filter((value) => /^[a-z]+$/.test(value))
    .toArray();

  test.each([...new Set(words)].toSorted())('a hover explains the keyword %s', (word) => {
    expect(hoverKeyword(word, '')).toContain(`**${word}**`);
  });

  test.each(blocks)('a hover explains each keyword in block %# of the tour', async (text) => {
    const open = await desk({ 'block.sand': text }, games);
    const root = open.main.parseResult.value.$cstNode;
    const keywords = (root ? CstUtils.flattenCst(root).toArray() : []).filter(
      (leaf) => GrammarAST.isKeyword(leaf.grammarSource) && /^[a-z]+$/.test(leaf.text),
    );
    expect(keywords.length).toBeGreaterThan(0);
    const silent: string[] = [];
    for (const leaf of keywords) {
      const property = GrammarUtils.findAssignment(leaf)?.feature ?? '';
      const said = await hoverAt(open, open.main, leaf.offset);
      if (said === '') silent.push(`${leaf.astNode.$type}.${property} ${leaf.text}`);
    }
    expect(silent).toEqual([]);
  });

  test('a hover explains the keywords of a file without a game', async () => {
    const open = await desk({
      'draft.sand': 'map Field {\n  grid hexes flat columns 2 rows 2\n}\nscenario "One" { victory nobody }\n',
    });
    expect(await hoverAt(open, open.main, open.main.textDocument.getText().indexOf('victory'))).toContain('Winner');
    expect(await hoverAt(open, open.main, open.main.textDocument.getText().indexOf('grid'))).toContain('The grid');
  });
});

/**
 * For each game: the declaration of a side, with `|>` in one of its numbers as the cursor, and the parts of the hover.
 */
const numbers: readonly (readonly [game: string, text: string, says: readonly string[]])[] = [
  [
    'pgg',
    'side German { panzer regiment 25/7 |>4-10 | 2-10 source "errata" }',
    ['**4** strength', 'face 1 of 2', 'Source: errata.'],
  ],
  [
    'pgg',
    'side German { source "A list." panzer regiment 25/7 4-10 | 2-|>10 }',
    ['**10** movement', 'face 2 of 2', 'Source: A list.'],
  ],
  [
    'pgg',
    'side Soviet { pool rifle { 3 of 6-|>8-6 } source "rulebook" }',
    ['**8** defense', 'pool rifle', 'Source: rulebook.'],
  ],
  ['rtl', 'side Soviet { infantry regiment 835/237 4-|>5-4 | 2-3-4 }', ['**5** defense', 'No source.']],
  ['rtl', 'side Soviet { artillery regiment 691/237 |>3-2-4 }', ['**3** support', '691/237']],
  [
    'bite',
    'side Axis { nation Germany { panzer corps "41.Pz" 4 | |>3 | 2 | 1 } }',
    ['**3** strength', 'face 2 of 4 of 41.Pz'],
  ],
];

describe('hovers on numbers of counters', () => {
  test.each(numbers)('a hover in %s explains the number at the cursor: %s', async (game, marked, says) => {
    const text = `ruleset ${game}\n${marked}`;
    const open = await desk({ 'sides.sand': text.replace('|>', '') }, games);
    const said = await hoverAt(open, open.main, text.indexOf('|>'));
    for (const part of says) expect(said).toContain(part);
  });

  test('a hover on a number of a counter shows the state of the unit and the current value', async () => {
    const text = `${blocks[1] ?? ''}
side German { panzer regiment 25/7 4-|>10 | 2-10 }
scenario "One" { on Crossing turns 1 setup German { 0303: 25/7 (step 2) } }`;
    const open = await desk({ 'one.sand': text.replace('|>', '') }, games);
    const said = await hoverAt(open, open.main, text.indexOf('|>'));
    expect(said).toContain('Now `2-10` (step 2 of 2, supplied), in 0303');
    expect(said).toContain('Movement **10**');
    expect(said).not.toContain('attack');
  });
});

describe('citations of rules in comments', () => {
  const text = 'ruleset pgg\n// frozen [5.1], and [no rule], [pgg 7.1, 7.3]\n/* [7.1]\n*/\ndice "[5.1]"\n';

  test.each([
    ['[5.1], and', '**5.1 '],
    ['7.3]', '**7.3 '],
    ['[7.1]', '**7.1 '],
    ['[no rule]', ''],
    ['frozen', ''],
  ])('a hover on a citation in a comment shows the rule: %s', async (on, says) => {
    const open = await desk({ 'note.sand': text }, games);
    const said = await hoverAt(open, open.main, text.indexOf(on) + 1);
    if (says === '') expect(said).toBe('');
    else expect(said).toContain(says);
  });

  test('citations in comments are links to the pages of their rules, citations in quoted texts are not', async () => {
    const { main, services } = await desk({ 'note.sand': text }, games);
    const params = { textDocument: { uri: main.uri.toString() } };
    const links = (await services.lsp.DocumentLinkProvider?.getDocumentLinks(main, params)) ?? [];
    expect(links.map(({ range, target }) => [main.textDocument.getText(range), target])).toEqual(
      ['5.1', '7.1', '7.3', '7.1'].map((rule) => [rule, expect.stringContaining(`/pgg/${rule}.md`) as string]),
    );
  });
});

test('the hover shows the terrain of a symbol in the legend, and the cell of a symbol in a row', async () => {
  const open = await desk({ 'map.sand': blocks[1] ?? '' }, games);
  const text = open.main.textDocument.getText();
  expect(await hoverAt(open, open.main, text.indexOf('"f" forest') + 1)).toContain('**forest**');
  expect(await hoverAt(open, open.main, text.indexOf('|. . f f') + 5)).toContain('**0301** forest');
  expect(await hoverAt(open, open.main, text.indexOf('"-" missing') + 1)).toContain('**missing**');
});
