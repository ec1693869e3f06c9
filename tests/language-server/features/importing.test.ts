import { expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const MAP = 'map Field {\n  grid hexes flat columns 4 rows 4 labels CCRR even columns lower\n}\n';
const FORCES = 'side German {\n  infantry division "1.Inf"  9-7 | 4-7 | 2-7 | 1-7\n}\n';
const SCENARIO = 'scenario "A" {\n  on Field\n  turns 1\n  setup German {\n    0101: "1.Inf"\n  }\n}\n';
const games = [...rulesets.values()];

/** Returns the titles of the fixes for the first unknown name of a file, and the text after the first fix. */
async function fixed(files: Readonly<Record<string, string>>): Promise<readonly [titles: string[], text: string]> {
  const workspace = await TestWorkspace.of(files, games);
  const opened = TextDocument.create(uriOf('a.sand').toString(), 'sandtable', 1, files['a.sand'] ?? '');
  // A draft has findings only while it is open.
  workspace.services.shared.workspace.TextDocuments.set(opened);
  await workspace.write('a.sand', opened.getText());
  const document = workspace.document('a.sand');
  const found = document.diagnostics?.find(({ code }) => code === 'sandtable/unknown-name');
  if (!found) throw new Error('Every name is known.');
  const actions = ((await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: found.range,
    context: { diagnostics: [found], only: ['quickfix'] },
  })) ?? []) as CodeAction[];
  const edits = actions[0]?.edit?.changes?.[uriOf('a.sand').toString()] ?? [];
  const text = TextDocument.applyEdits(opened, edits);
  return [actions.map(({ title }) => title).filter((title) => !title.startsWith('Suppress ')), text];
}

test('a fix imports a name from the file that declares the name', async () => {
  const [titles, text] = await fixed({
    'a.sand': `ruleset pgg\nimport "forces.sand"\n\n${SCENARIO}`,
    'forces.sand': `ruleset pgg\n${FORCES}`,
    'maps/field.sand': `ruleset pgg\n${MAP}`,
  });
  expect(titles).toEqual(['Import "maps/field.sand"']);
  expect(text).toBe(`ruleset pgg\nimport "forces.sand"\nimport "maps/field.sand"\n\n${SCENARIO}`);
});

test.each([
  ['the ruleset', 'ruleset pgg\n'],
  ['the draft', 'ruleset pgg\ndraft "Not finished."\n'],
])('a fix inserts the first import after %s', async (_, head) => {
  const [, text] = await fixed({
    'a.sand': `${head}\n${MAP}${SCENARIO}`,
    'forces.sand': `ruleset pgg\n${FORCES}`,
  });
  expect(text).toBe(`${head}import "forces.sand"\n\n${MAP}${SCENARIO}`);
});

test('a fix never imports a file of another game', async () => {
  const [titles] = await fixed({
    'a.sand': `ruleset pgg\n${FORCES}${SCENARIO}`,
    'field.sand': `ruleset rtl\n${MAP}`,
  });
  expect(titles).toEqual([]);
});

test('no fix proposes an import for a misspelt path', async () => {
  const workspace = await TestWorkspace.of(
    { 'a.sand': 'ruleset pgg\nimport "feild.sand"\n', 'field.sand': `ruleset rtl\n${MAP}` },
    games,
  );
  const [found] = workspace.analyse('a.sand').findings;
  expect([found?.code, found?.fixes]).toEqual(['sandtable/missing-import', []]);
});
