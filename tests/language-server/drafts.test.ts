import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from './workspace.js';

const WRONG = 'side German {\n  infantry division "1.Inf"\n}\n';
const DRAFT = `ruleset pgg\ndraft "The strengths are still to be written."\n${WRONG}`;
const games = [...rulesets.values()];

test('a file declared as a draft is checked while it is open, but not as a file of a folder', async () => {
  const workspace = await TestWorkspace.of({ 'draft.sand': DRAFT, 'whole.sand': `ruleset pgg\n${WRONG}` }, games);
  expect(workspace.codes('draft.sand')).toEqual([]);
  expect(workspace.codes('whole.sand')).toEqual(['pgg/3.4/missing-strength']);
  const { TextDocuments } = workspace.services.shared.workspace;
  const opened = TextDocument.create(uriOf('draft.sand').toString(), 'sandtable', 1, DRAFT);
  TextDocuments.set(opened);
  await workspace.write('draft.sand', DRAFT);
  expect(workspace.codes('draft.sand')).toEqual(['pgg/3.4/missing-strength']);
  TextDocuments.delete(opened.uri);
  await workspace.write('draft.sand', DRAFT);
  expect(workspace.codes('draft.sand')).toEqual([]);
});

test.each([
  ['behind the ruleset', 'ruleset pgg\ndraft\n'],
  ['with its reason', 'ruleset pgg\ndraft "A reason."\n'],
  ['before the imports', 'ruleset pgg\ndraft\nimport "other.sand"\n'],
])('a file may contain the statement “draft” %s', async (_, head) => {
  const workspace = await TestWorkspace.of({ 'a.sand': `${head}${WRONG}`, 'other.sand': 'ruleset pgg\n' }, games);
  expect(workspace.analyse('a.sand').findings.map(({ code }) => code)).toEqual(['pgg/3.4/missing-strength']);
});
