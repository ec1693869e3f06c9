import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { starterSnippet } from '../../language-server/new-scenario/starter-file.js';
import { TestWorkspace } from './workspace.js';

test.each([
  { text: '', severity: 'information' },
  { text: '// nothing yet\n', severity: 'information' },
  { text: '/* ', severity: undefined },
  { text: '\n/* ', severity: undefined },
  { text: 'ruleset pgg', severity: undefined },
  { text: 'import "other.sand"\n', severity: undefined },
])('an information diagnostic in an empty file shows how to begin: $text', async ({ text, severity }) => {
  const workspace = await TestWorkspace.of({ 'empty.sand': text });
  const finding = workspace.analyse('empty.sand').findings.find(({ code }) => code === 'sandtable/empty-file');
  expect(finding?.severity).toBe(severity);
});

test.each([
  { text: '', whole: true },
  { text: '// mine\n', whole: true },
  { text: 'rul', whole: true },
  { text: 'ruleset pgg\n', whole: false },
  { text: 'side German {\n', whole: false },
])('completion proposes starter files only in an empty file: $text', async ({ text, whole }) => {
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
