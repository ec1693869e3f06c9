import { describe, expect, test } from 'vitest';
import type { CodeAction, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { twoDivisions } from './two-divisions.js';

async function found(text: string): Promise<{ codes: string[]; workspace: TestWorkspace }> {
  const workspace = await TestWorkspace.of({ 'it.sand': text }, [...rulesets.values()]);
  const { diagnostics = [] } = workspace.document('it.sand');
  return {
    codes: diagnostics.flatMap(({ code, severity }) => (severity === 1 ? String(code) : [])),
    workspace,
  };
}

/** Returns the orders after each quick fix of the only error, by the title of the fix. */
async function repaired(orders: string): Promise<Record<string, string>> {
  const text = twoDivisions(orders);
  const { codes, workspace } = await found(text);
  expect(codes).toEqual(['sandtable/wrong-phase']);
  const document = workspace.document('it.sand');
  const diagnostic = (document.diagnostics ?? []).find(({ code }) => code === 'sandtable/wrong-phase');
  if (!diagnostic) throw new Error('There is no finding.');
  const actions = ((await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  })) ?? []) as CodeAction[];
  const changed = (edits: TextEdit[]): string =>
    TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits)
      .split('German {\n')
      .at(-1)
      ?.slice(0, -3) ?? '';
  return Object.fromEntries(
    actions.map(({ title, edit }) => [title, changed(edit?.changes?.[uriOf('it.sand').toString()] ?? [])]),
  );
}

describe('an order in a wrong phase', () => {
  test('an order in a wrong phase is reported as an error, and the orders after it are carried out [4.2]', async () => {
    const { workspace } = await found(
      twoDivisions(`  phase initial movement:
  attack 0403 with 25/7, 6/7
  move 29/12 to 0205
  phase mechanized movement:
  move 29/12 to 0305`),
    );
    const analysis = workspace.analyse('it.sand');
    expect(analysis.playFindings().map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'error `attack 0403 with 25/7, 6/7` was not carried out: German is not asked to attack in the phase “initial movement”; it belongs in the phase “combat”.',
    ]);
    expect(analysis.playthrough()?.game.findUnits('29/12')).toMatchObject([{ cell: '0305' }]);
  });

  test.each([
    [
      'a fix writes the phase mark before the order if it is the last order of its phase',
      '  phase initial movement:\n  move 29/12 to 0205\n  attack 0403 with 25/7, 6/7 (roll 1)',
      '  phase initial movement:\n  move 29/12 to 0205\n  phase combat:\n  attack 0403 with 25/7, 6/7 (roll 1)',
    ],
    [
      'a fix moves the order before the mark of a later phase',
      '  phase initial movement:\n  attack 0403 with 25/7, 6/7 (roll 1) { advance 25/7 to 0403 }\n  move 29/12 to 0205\n  phase mechanized movement:\n  move 29/12 to 0305',
      '  phase initial movement:\n  move 29/12 to 0205\n  phase combat:\n  attack 0403 with 25/7, 6/7 (roll 1) { advance 25/7 to 0403 }\n  phase mechanized movement:\n  move 29/12 to 0305',
    ],
    [
      'a fix moves the order after the mark of its phase if the mark exists',
      '  phase initial movement:\n  attack 0403 with 25/7, 6/7 (roll 1)\n  move 29/12 to 0205\n  phase combat:\n  phase mechanized movement:\n  move 29/12 to 0305',
      '  phase initial movement:\n  move 29/12 to 0205\n  phase combat:\n  attack 0403 with 25/7, 6/7 (roll 1)\n  phase mechanized movement:\n  move 29/12 to 0305',
    ],
  ])('%s', async (_how, orders, wanted) => {
    expect((await repaired(orders))['Move this order to the phase “combat”']).toBe(wanted);
  });

  test('an order in a wrong phase has a fix for each phase to which the order may belong', async () => {
    const fixes = await repaired('  phase combat:\n  move 29/12 to 0205');
    expect(fixes).toEqual({
      'Move this order to the phase “initial movement”':
        '  phase initial movement:\n  move 29/12 to 0205\n  phase combat:',
      'Move this order to the phase “mechanized movement”':
        '  phase combat:\n  phase mechanized movement:\n  move 29/12 to 0205',
      'Remove this order': '  phase combat:',
      'Write the next legal order: attack 0403 with 6/7': '  phase combat:\n  attack 0403 with 6/7',
      'Write the next legal order: pass': '  phase combat:\n  pass',
    });
  });
});
