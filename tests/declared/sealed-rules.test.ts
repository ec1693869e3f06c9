import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { sealOrders } from '../../language-server/sealing/seal-orders.js';
import { TestWorkspace } from '../language-server/workspace.js';

const RULES = `ruleset brem "The ford at Brem" {
  edition 1
  sides North, South
  turns 2
  terrain clear (cost 1)
  faces strength movement
  unit infantry (symbol "infantry", size "regiment")
  stack 1 (judged = phase-end, excess = refused)
  movement (minimum = one-hex, fractions = drop)
  turn North { phase movement (move) }
  turn South { phase movement (move) }
}
`;
const VARIANT = 'ruleset fog "In fog" extends brem {\n  edition 1\n  turns 3\n}\nimport "rules.sand"\n';
const GAME = `ruleset fog
import "variant.sand"

map Field {
  source "A drawing."
  grid hexes flat columns 4 rows 2 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . .
    |. . . .
  }
}
side North {
  source "Invented."
  infantry "1st" 4-4
}
side South {
  source "Invented."
  infantry "Guard" 4-4
}
scenario "A day" {
  on Field
  turns 2
  setup North { 0101: "1st" }
  setup South { 0401: "Guard" }
}
`;
const NORTH = `ruleset fog
import "game.sand"

orders turn 1 North {
  phase movement:
  move "1st" to 0201
}
`;
const SOUTH = 'ruleset fog\nimport "game.sand"\n\nsecret turn 1 by South\n';

/** Opens the game with both sealed files of turn 1, and the file that opens them. */
async function openSealed(): Promise<TestWorkspace> {
  const files = { 'rules.sand': RULES, 'variant.sand': VARIANT, 'game.sand': GAME };
  const workspace = await TestWorkspace.of({ ...files, 'north.sand': NORTH, 'south.sand': SOUTH }, []);
  const seals: string[] = [];
  for (const name of ['north.sand', 'south.sand']) {
    const sealed = sealOrders(workspace.analyse(name).compiled, false);
    if ('refused' in sealed) throw new Error(sealed.refused);
    seals.push(sealed.seal);
    await workspace.write(name, sealed.text);
  }
  const imports = ['game.sand', 'north.sand', 'south.sand'].map((name) => `import "${name}"\n`).join('');
  await workspace.write('turn-1.sand', `ruleset fog\n${imports}\n${seals.join('\n')}\n`);
  return workspace;
}

const endOf = (workspace: TestWorkspace): string | undefined =>
  workspace
    .analyse('turn-1.sand')
    .playthrough()
    ?.waiting?.waitsFor.map(({ why }) => why)
    .join();

test('sealed orders contain the hash of the declaration, and their turn is played', async () => {
  const workspace = await openSealed();
  const text = workspace.document('north.sand').textDocument.getText();
  expect(text).toMatch(/^secret turn 1 by North "[\w-]{32}" ruleset "sha256-[0-9a-f]{64}"$/m);
  expect(workspace.document('south.sand').textDocument.getText()).toMatch(/^secret .* ruleset "sha256-/m);
  for (const name of ['turn-1.sand', 'north.sand', 'south.sand']) expect(workspace.codes(name)).toEqual([]);
  expect(endOf(workspace)).toBeUndefined();
});

test('a sealed file is not changed when it is sealed again', async () => {
  const workspace = await openSealed();
  expect(sealOrders(workspace.analyse('north.sand').compiled, false)).toMatchObject({ edits: [] });
});

test.each([
  ['the ruleset', 'variant.sand', VARIANT.replace('turns 3', 'turns 4')],
  ['the ruleset that it extends', 'rules.sand', RULES.replace('cost 1', 'cost 2')],
  ['a comment in the ruleset', 'rules.sand', RULES.replace('(cost 1)', '(cost 1) // flat')],
])('a sealed turn is not played after a change of %s', async (_, file, text) => {
  const workspace = await openSealed();
  await workspace.write(file, text);
  expect(workspace.codes('north.sand')).toEqual(['sandtable/ruleset-not-sealed']);
  expect(endOf(workspace)).toBe('other ruleset,other ruleset');
});

test('a sealed turn is still played after a change of the rules file outside of the declaration', async () => {
  const workspace = await openSealed();
  await workspace.write('rules.sand', `// The rules of our club.\n${RULES}`);
  expect(workspace.codes('north.sand')).toEqual([]);
  expect(endOf(workspace)).toBeUndefined();
});

test('a published game has no declaration that sealed orders could cover', async () => {
  const text = 'ruleset pgg\norders turn 1 German {}\n';
  const workspace = await TestWorkspace.of({ 'orders.sand': text }, [...rulesets.values()]);
  expect(workspace.analyse('orders.sand').compiled.rulesetText()).toBeUndefined();
});
