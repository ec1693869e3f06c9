import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace } from '../workspace.js';

const TEXT = `ruleset pgg
map Ground {
  grid hexes flat columns 6 rows 4 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |......
    |......
    |......
    |......
  }
}
side Soviet { pool rifle { 3 of 6-8-6 } }
side German { infantry division "26.Inf" 9-7 | 5-7 | 3-7 | 1-7 }
scenario "Position" {
  on Ground
  turns 3
  setup Soviet { 0202: 2 rifle of army "30" }
  setup German { 0102: "26.Inf" }
  position after turn 1 German combat {
    POSITION
  }
}
`;

/** Returns the labels that completion proposes at the cursor `|>` in a position. */
async function proposalsIn(position: string): Promise<string[]> {
  const text = TEXT.replace('POSITION', position);
  const workspace = await TestWorkspace.of({ 'main.sand': text.replace('|>', '') }, [rulesets.get('pgg')!]);
  const document = workspace.document('main.sand');
  const list = await workspace.services.lsp.CompletionProvider?.getCompletion(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(text.indexOf('|>')),
  });
  return (list?.items ?? []).map(({ label }) => label);
}

test('completion proposes the values of the game and the places off the map in a position', async () => {
  const labels = await proposalsIn('|>');
  expect(labels).toEqual(expect.arrayContaining(['control', 'railUsed', 'integrityLost', 'eliminated']));
  expect(labels).not.toContain('step');
  expect(labels).not.toContain('stack.limit');
});

test('completion proposes the values of units in the parentheses after a unit of a position', async () => {
  const labels = await proposalsIn('0102: "26.Inf" (|>)');
  expect(labels).toContain('step');
  expect(labels).not.toContain('control');
});
