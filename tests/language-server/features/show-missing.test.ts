import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { readMarks } from '../marks.js';
import { TestWorkspace } from '../workspace.js';

/** The fixtures with missing values of a game. */
async function fixturesOf(game: string): Promise<TestWorkspace> {
  const folder = join('tests/fixtures/findings/missing-values', game);
  const texts = readdirSync(folder).map((name) => [name, readMarks(readFileSync(join(folder, name), 'utf8')).text]);
  return TestWorkspace.of(Object.fromEntries(texts) as Record<string, string>, [...rulesets.values()]);
}

/** Returns the actions without edits that are offered for the findings with this code. */
async function commandsFor(workspace: TestWorkspace, name: string, code: string): Promise<CodeAction[]> {
  const file = workspace.document(name);
  const diagnostics = (file.diagnostics ?? []).filter((each) => each.code === code);
  expect(diagnostics).not.toEqual([]);
  const found = await workspace.services.lsp.CodeActionProvider?.getCodeActions(file, {
    textDocument: { uri: file.uri.toString() },
    range: diagnostics[0].range,
    context: { diagnostics: diagnostics.slice(0, 1), only: ['quickfix'] },
  });
  return ((found ?? []) as CodeAction[]).filter(({ edit }) => edit === undefined);
}

test.each([
  ['scenario.sand', 'sandtable/missing-values'],
  ['forces.sand', 'sandtable/missing-values'],
  ['forces.sand', 'pgg/3.4/missing-strength'],
])('the finding in %s with the code %s has an action that shows all missing values', async (name, code) => {
  const workspace = await fixturesOf('pgg');
  const uri = workspace.document(name).uri.toString();
  expect(await commandsFor(workspace, name, code)).toMatchObject([
    { title: 'Show what is missing', command: { command: 'sandtable.showMissing', arguments: [uri] } },
  ]);
});

test('the only missing value of a file has no action that shows all missing values', async () => {
  expect(await commandsFor(await fixturesOf('pgg'), 'one.sand', 'pgg/10.1/missing-rating')).toEqual([]);
});

test('a client that cannot run the command gets no action, but gets the places as related information', async () => {
  const workspace = await fixturesOf('bite');
  workspace.services.shared.lsp.LanguageServer.isSandtableClient = false;
  expect(await commandsFor(workspace, 'scenario.sand', 'sandtable/missing-values')).toEqual([]);
  const [summary] = workspace.document('scenario.sand').diagnostics ?? [];
  const uri = workspace.document('forces.sand').uri.toString();
  expect(summary.relatedInformation?.map(({ location, message }) => [location.uri, message])).toEqual([
    [uri, expect.stringMatching(/^41.Pz has no strength points/)],
    [uri, expect.stringMatching(/^1.AK has no strength points/)],
    [uri, expect.stringMatching(/^27.A has no strength points/)],
  ]);
});

test.each(['pgg', 'fda', 'rtl', 'bite'])(
  'a scenario of %s and the file with its units have the same missing values',
  async (game) => {
    const workspace = await fixturesOf(game);
    const missing = (name: string): readonly { readonly uri: string; readonly start: number }[] =>
      answersFor(workspace.services)['sandtable/missing']({ uri: workspace.document(name).uri.toString() });
    const places = missing('forces.sand');
    expect(places.length).toBeGreaterThan(2);
    expect(missing('scenario.sand')).toEqual(places);
  },
);
