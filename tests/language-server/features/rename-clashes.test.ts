import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace } from '../workspace.js';

const FORCES = `ruleset pgg
side German {
  infantry division "26.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "the \\"old\\" 6.Inf" 9-7 | 4-7 | 2-7 | 1-7
}
side Soviet { pool rifle { 9 of 4-5-6 } }
map Field { grid hexes flat columns 8 rows 5 labels CCRR even columns lower }
`;
const GAME = `import "forces.sand"
scenario "Ford" {
  on Field
  turns 2
  setup German { 0103: "26.Inf"  0104: "the \\"old\\" 6.Inf" }
  setup Soviet { 0402: 2 rifle of army "28"  0403: 1 rifle of army "29" }
}
expect after turn 1 German { 28/2 at 0402 }
`;

/**
 * Renames the name at the cursor, which is the `^` in the text `at`. Returns the changed texts, or the reason why the
 * new name is refused.
 */
async function rename(file: string, at: string, to: string): Promise<string[] | string> {
  const workspace = await TestWorkspace.of({ 'forces.sand': FORCES, 'game.sand': GAME }, [...rulesets.values()]);
  const document = workspace.document(file);
  const [before, after] = at.split('^');
  const position = document.textDocument.positionAt(
    document.textDocument.getText().indexOf(before + after) + before.length,
  );
  try {
    const edit = await workspace.services.lsp.RenameProvider?.rename(document, {
      textDocument: { uri: document.uri.toString() },
      position,
      newName: to,
    });
    return Object.values(edit?.changes ?? {}).flatMap((edits) => edits.map(({ newText }) => newText));
  } catch (refusal) {
    return (refusal as Error).message;
  }
}

test.each([
  [
    'a unit the name of a counter that a scenario draws',
    'forces.sand',
    '"26^.Inf"',
    '28/1',
    'There is already a unit “28/1”.',
  ],
  [
    'a unit the name of a counter that a scenario draws, in the scenario',
    'game.sand',
    '"26^.Inf"',
    '29/1',
    'There is already a unit “29/1”.',
  ],
  [
    'a group the name of another group with counters of the same numbers',
    'game.sand',
    '"2^8"',
    '29',
    'There is already a unit “29/1”.',
  ],
  [
    'a unit a name with a quote on one side',
    'forces.sand',
    '"26^.Inf"',
    '"27.Inf',
    'This name has a quote on one side only.',
  ],
])('Rename refuses to give %s', async (_, file, at, to, reason) => {
  expect(await rename(file, at, to)).toBe(reason);
});

test.each([
  ['a unit to a free number of a drawn group', 'forces.sand', '"26^.Inf"', '28/3', ['28/3', '28/3']],
  ['a unit with quotes in its name', 'forces.sand', 'old^\\"', '7.Inf', ['"7.Inf"', '"7.Inf"']],
  [
    'a unit to a name with quotes',
    'forces.sand',
    '"26^.Inf"',
    '"the \\"new\\" 26.Inf"',
    ['"the \\"new\\" 26.Inf"', '"the \\"new\\" 26.Inf"'],
  ],
  [
    'a unit to a name with decomposed letters, which it composes',
    'forces.sand',
    '"26^.Inf"',
    'Du\u0308na',
    ['Düna', 'Düna'],
  ],
  ['a group and its counters', 'game.sand', '"2^8"', '30', ['"30"', '30/2']],
])('Rename renames %s', async (_, file, at, to, written) => {
  expect(await rename(file, at, to)).toEqual(written);
});
