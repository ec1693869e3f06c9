import { expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

/** Two German divisions and a Soviet one next to the first, with these orders of the German. */
const file = (orders: string): string => `ruleset pgg
map Field {
  grid hexes flat columns 8 rows 6 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
    |. . . . . . . .
  }
  supply road at 0101
  major city Borisov at 0806
}
side German {
  panzer division "7.Pz" { panzer regiment 25/7 4-10 | 2-10  panzer grenadier regiment 6/7 2-10 | 1-10  panzer grenadier regiment 7/7 2-10 | 1-10 }
  panzer division "12.Pz" { panzer regiment 29/12 4-10 | 2-10  panzer grenadier regiment 5/12 2-10 | 1-10  panzer grenadier regiment 25/12 2-10 | 1-10 }
}
side Soviet { pool rifle { 4 of 3-4-6 } leader Konev 3 of army "30" }
scenario "Phases" {
  on Field
  turns 1
  setup Soviet { 0403: 1 rifle (face 3-4-6, revealed) of army "30"  0503: Konev }
  setup German { 0303: 25/7, 6/7  0105: 29/12 }
}
orders turn 1 German {
${orders}
}
`;

/** Returns the orders after the quick fix with a title, offered for the first error. */
async function fixed(orders: string, title: string): Promise<string> {
  const text = file(orders);
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
])('the fix of an attack removes a unit that is not adjacent and comes %s', async (_, orders) => {
  expect(await fixed(orders, 'Remove 29/12')).toBe('  phase combat:\n  attack 0403 with 25/7');
});
