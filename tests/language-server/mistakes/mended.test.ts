import { describe, expect, test } from 'vitest';
import type { CodeAction, Diagnostic } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { BATTLE } from './mistake.js';

/** What is written wrong, the code of the finding, and the first fix that the light bulb offers for it. */
type Mended = readonly [from: string, to: string, code: string, title: string];

/** Common mistakes of those who write their first scenario. */
const MISTAKES: readonly Mended[] = [
  ['scenario "A', 'scenaro "A', 'sandtable/syntax', 'Change to scenario'],
  ['setup German {', 'setp German {', 'sandtable/syntax', 'Change to setup'],
  ['legend {', 'legnd {', 'sandtable/syntax', 'Change to legend'],
  ['"6.Inf" (step 2)\n  }', '"6.Inf" (step 2)\n', 'sandtable/syntax', 'Write the missing “}”'],
  ['  30/2 (eliminated)\n}\n', '  30/2 (eliminated)\n', 'sandtable/syntax', 'Write the missing “}”'],
  ['  30/2 (eliminated)\n}\n', '  30/2 (eliminated)\n}\n}\n', 'sandtable/syntax', 'Take out “}”'],
  ['setup German {', 'setup German', 'sandtable/syntax', 'Write the missing “{”'],
  ['"6.Inf" (step 2)', '"6.Inf (step 2)', 'sandtable/syntax', 'Close the quotes: "6.Inf"'],
  ['0302: "6.Inf"', '0302 "6.Inf"', 'sandtable/syntax', 'Write the missing “:”'],
  ['"6.Inf" (step 2)', '"6.Inf" (step 2', 'sandtable/syntax', 'Write the missing “)”'],
  ['loss = retreat', 'loss retreat', 'sandtable/syntax', 'Write the missing “=”'],
  ['phase combat:', 'phase combat', 'sandtable/syntax', 'Write the missing “:”'],
  ['25/7, 6/7, 7/7', '25/7 6/7, 7/7', 'sandtable/syntax', 'Write the missing “,”'],
  ['25/7, 6/7, 7/7', '25/7, 6/7, 7/7,', 'sandtable/syntax', 'Take out “,”'],
  ['on D2: advance', 'D2: advance', 'sandtable/syntax', 'Write “on D2”'],
  ['leader Khomenko', 'leader khomenko', 'sandtable/syntax', 'Change to Khomenko'],
  ['area West', 'area Far West', 'sandtable/syntax', 'Put the name in quotes'],
  ['0302: "6.Inf"', '0302: 6.Inf', 'sandtable/unquoted-name', 'Change to "6.Inf"'],
  ['with 25/7, 6/7', 'with 25/8, 6/7', 'sandtable/unknown-name', 'Change to 25/7'],
  ['attack 0503 with', 'atack 0503 with', 'sandtable/unknown-word', 'Change to attack'],
  ['"f" forest', '"f" wood', 'sandtable/unknown-word', 'Change to clear'],
  ['overrun.fromZoc = true', 'overrun.fromZoc = ja', 'sandtable/unknown-value', 'Change to true'],
  ['|f . . . . . . .', '|f x . . . . . .', 'sandtable/unknown-symbol', 'Add "x" lake to the legend'],
  ['|f . . . . . . .', '|f . . . . . .', 'sandtable/row-too-short', 'Add 1 “.” at the end'],
  ['|f . . . . . . .', '|f . . . . . . . .', 'sandtable/row-too-long', 'Cut the row to 8 symbols'],
  ['"s" swamp', '"s" swamp "s" forest', 'sandtable/duplicate-symbol', 'Leave this one out'],
  ['dice "berezina"', 'dice "berezina"\ndice "b"', 'sandtable/duplicate-dice', 'Leave this one out'],
  [
    '  infantry division "6.Inf"',
    '  infantry division "6.Inf"  9-7 | 4-7 | 2-7 | 1-7\n  infantry division "6.Inf"',
    'sandtable/duplicate-name',
    'Remove this 6.Inf',
  ],
  [
    '0302: "6.Inf" (step 2)',
    '0302: "6.Inf" (step 2)\n    0301: "6.Inf"',
    'sandtable/placed-twice',
    'Do not place "6.Inf" here',
  ],
  ['river Berezina 0401/0501', 'river Berezina 0401/0601', 'sandtable/no-common-side', 'Change to 0501'],
  ['arrive turn 2', 'arrive turn 9', 'sandtable/turn-beyond-game', 'Change to 3'],
  [
    '"6.Inf"  9-7 | 4-7 | 2-7 | 1-7',
    '"6.Inf"',
    'pgg/3.4/missing-strength',
    'Write faces to fill in: 0-0 | 0-0 | 0-0 | 0-0',
  ],
  ['move "6.Inf" 0302 > 0301', 'move "6.Inf" to 0805', 'pgg/6.23/allowance', 'Go as far as 0504'],
  ['attack 0503 with', 'attack 0703 with', 'pgg/9.11/no-enemy', 'Write 0503 instead'],
  [
    'move "7.Pz" to 0403',
    'move "7.Pz" to 0403\n  move "7.Pz" to 0303',
    'pgg/6.0/moved-already',
    'Leave this order out',
  ],
  ['    on D2: advance', '    on D1: advance', 'sandtable/answer-not-asked', 'Leave this order out'],
  ['7/7 (step 2)', '7/7 (step 1)', 'sandtable/expectation', 'Accept what came out: 7/7 (step 2)'],
  ['25/7 at 0403 (step 1)', '25/7 at 0404', 'sandtable/expectation', 'Accept what came out: 25/7 at 0403'],
  ['30/2 (eliminated)', '30/2 at 0503', 'sandtable/expectation', 'Accept what came out: 30/2 (eliminated)'],
  [
    '30/2 (eliminated)',
    'attack 0503 (result D3)',
    'sandtable/expectation',
    'Accept what came out: attack 0503 (result D1/A1)',
  ],
];

describe('a common mistake has a fix that mends it', () => {
  test.each(MISTAKES)('%j written %j: %s, %s', async (from, to, code, title) => {
    expect(BATTLE).toContain(from);
    const wrong = BATTLE.replace(from, to);
    const workspace = await TestWorkspace.of({ 'battle.sand': wrong }, [...rulesets.values()]);
    const found = diagnosticsOf(workspace).find((each) => each.code === code);
    if (!found) throw new Error(`There is no ${code}.`);
    const [first, ...others] = await offered(workspace, found);
    expect(first?.title).toBe(title);
    for (const action of [first, ...others]) {
      const edits = action?.edit?.changes?.[uriOf('battle.sand').toString()] ?? [];
      const mended = TextDocument.applyEdits(TextDocument.create('', '', 0, wrong), edits);
      const after = await TestWorkspace.of({ 'battle.sand': mended }, [...rulesets.values()]);
      const count = (where: TestWorkspace): number => where.codes('battle.sand').filter((each) => each === code).length;
      expect(count(after), action?.title).toBe(count(workspace) - 1);
      if (action === first) expect(diagnosticsOf(after).length, mended).toBeLessThan(diagnosticsOf(workspace).length);
    }
  });
});

function diagnosticsOf(workspace: TestWorkspace): Diagnostic[] {
  return workspace.document('battle.sand').diagnostics ?? [];
}

async function offered(workspace: TestWorkspace, diagnostic: Diagnostic): Promise<CodeAction[]> {
  const document = workspace.document('battle.sand');
  const actions = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  });
  return ((actions ?? []) as CodeAction[]).filter(({ title }) => !title.startsWith('Allow '));
}
