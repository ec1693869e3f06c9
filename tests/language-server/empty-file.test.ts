import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { starterSnippet } from '../../language-server/new-scenario/starter-file.js';
import { TestWorkspace } from './workspace.js';

test.each([
  { text: '', told: 'information' },
  { text: '// nothing yet\n', told: 'information' },
  { text: '/* ', told: undefined },
  { text: 'ruleset pgg', told: undefined },
])('a file that says nothing is told how to begin: $text', async ({ text, told }) => {
  const workspace = await TestWorkspace.of({ 'empty.sand': text });
  const finding = workspace.analyse('empty.sand').findings.find(({ code }) => code === 'sandtable/empty-file');
  expect(finding?.severity).toBe(told);
});

test.each([
  { text: '', whole: true },
  { text: '// mine\n', whole: true },
  { text: 'rul', whole: true },
  { text: 'ruleset pgg\n', whole: false },
  { text: 'side German {\n', whole: false },
])('completion offers whole beginnings only where nothing is said: $text', async ({ text, whole }) => {
  const games = [...rulesets.values()];
  const workspace = await TestWorkspace.of({ 'empty.sand': text }, games);
  const document = workspace.document('empty.sand');
  const list = await workspace.services.lsp.CompletionProvider?.getCompletion(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(text.length),
  });
  const beginnings = (list?.items ?? []).filter(({ label }) => label.endsWith('…'));
  expect(beginnings.map(({ textEdit }) => textEdit?.newText)).toEqual(
    whole ? games.map((game) => starterSnippet(game)) : [],
  );
});
