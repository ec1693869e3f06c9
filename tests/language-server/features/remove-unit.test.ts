import { expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { twoDivisions } from './two-divisions.js';

/** Returns the orders after the quick fix with a title, offered for the first error. */
async function fixed(orders: string, title: string): Promise<string> {
  const text = twoDivisions(orders);
  const workspace = await TestWorkspace.of({ 'it.sand': text }, [...rulesets.values()]);
  const document = workspace.document('it.sand');
  const diagnostic = (document.diagnostics ?? []).find(({ severity }) => severity === 1);
  if (!diagnostic) throw new Error('The file has no error.');
  const actions = ((await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  })) ?? []) as CodeAction[];
  expect(actions.map((action) => action.title)).toContain(title);
  const edits = actions.find((action) => action.title === title)?.edit?.changes?.[uriOf('it.sand').toString()] ?? [];
  const changed = TextDocument.applyEdits(document.textDocument, edits);
  return /orders turn 1 German \{\n([^]*)\n\}\n$/.exec(changed)?.[1] ?? changed;
}

test.each([
  ['last', '  phase combat:\n  attack 0403 with 25/7, 29/12'],
  ['first', '  phase combat:\n  attack 0403 with 29/12, 25/7'],
])(
  'the quick fix removes from an attack a unit that is not adjacent, also if the unit is listed %s',
  async (_, orders) => {
    expect(await fixed(orders, 'Remove 29/12')).toBe('  phase combat:\n  attack 0403 with 25/7');
  },
);
