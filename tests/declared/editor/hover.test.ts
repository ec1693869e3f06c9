import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MarkupContent } from 'vscode-languageserver';
import { TestWorkspace } from '../../language-server/workspace.js';

const game = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');

/** Returns the hover of a word in the game. */
async function hover(part: string, word: string): Promise<string> {
  const workspace = await TestWorkspace.of({ 'game.sand': game });
  const document = workspace.document('game.sand');
  const offset = game.indexOf(part) + part.indexOf(word) + 1;
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
  expect(await hover(part, word)).toContain(shows);
});
