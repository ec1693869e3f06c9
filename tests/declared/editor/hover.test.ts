import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MarkupContent } from 'vscode-languageserver';
import { TestWorkspace } from '../../language-server/workspace.js';

const [game, series] = ['reading/battle-for-moscow', 'games/series'].map((name) =>
  readFileSync(`tests/declared/${name}.sand`, 'utf8'),
);

/** Returns the hover of a word in the game. */
async function hover(part: string, word: string, text: string): Promise<string> {
  const workspace = await TestWorkspace.of({ 'game.sand': text });
  const document = workspace.document('game.sand');
  const offset = text.indexOf(part) + part.indexOf(word) + 1;
  const found = await workspace.services.lsp.HoverProvider?.getHoverContent(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(offset),
  });
  return MarkupContent.is(found?.contents) ? found.contents.value : '';
}

test.each([
  { part: 'zone (enter', word: 'zone', shows: 'Units have a zone of control' },
  { part: 'terrain clear', word: 'terrain', shows: '`terrain NAME' },
  { part: 'table combat', word: 'table', shows: 'combat results table' },
  { part: 'leave = free', word: 'leave', shows: '`locked`: A unit leaves an enemy zone only by combat.' },
  { part: 'enter = stop', word: 'stop', shows: '`enter = stop`: The unit stops.' },
  { part: 'length = any', word: 'any', shows: 'Any distance.' },
  { part: 'owe = lost', word: 'owe', shows: 'What does the defender lose?' },
  { part: 'attacker lose 1', word: 'attacker', shows: 'The attackers next to the target.' },
])('a hover on “$word” in `$part` explains it', async ({ part, word, shows }) => {
  expect(await hover(part, word, game)).toContain(shows);
});

test.each([
  { part: 'fire gun', word: 'fire', shows: 'Fire is no attack' },
  { part: 'table fire (', word: 'table', shows: 'the least strength' },
  { part: 'activation brigade', word: 'activation', shows: 'markers are drawn at random' },
  { part: 'last = left', word: 'left', shows: '`last = left`' },
  { part: 'lose 1 (lead)', word: 'lead', shows: 'Each side names it before the roll' },
  { part: 'recovery = one', word: 'one', shows: 'one stage' },
  { part: 'rates = no', word: 'rates', shows: 'the rate of a line' },
  { part: 'result = per-hex', word: 'per-hex', shows: '`result = per-hex`' },
])('a hover on “$word” in `$part` of a series game explains it', async ({ part, word, shows }) => {
  expect(await hover(part, word, series)).toContain(shows);
});
