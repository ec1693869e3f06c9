import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { marked } from '../../language-server/features/kit.js';
import { TestWorkspace } from '../../language-server/workspace.js';

const folder = 'examples/own/battle-for-moscow';
const FILES = Object.fromEntries(
  ['rules.sand', 'map.sand', 'forces.sand', 'battle-for-moscow.sand'].map((name) => [
    name,
    readFileSync(`${folder}/${name}`, 'utf8'),
  ]),
);

/** Opens a file with orders for the example of Battle for Moscow. */
async function openOrders(text: string): Promise<TestWorkspace> {
  return await TestWorkspace.of({
    ...FILES,
    'orders.sand': `ruleset moscow\nimport "battle-for-moscow.sand"\n\n${text}`,
  });
}

async function complete(written: string): Promise<readonly string[]> {
  const { text } = marked(written);
  const workspace = await openOrders(text);
  const document = workspace.document('orders.sand');
  const start = document.textDocument.getText().indexOf(text);
  const list = await workspace.services.lsp.CompletionProvider?.getCompletion(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(start + marked(written).cursor),
  });
  return (list?.items ?? []).map(({ label }) => label);
}

test('completion of orders offers no names of events', async () => {
  const labels = await complete('orders turn 1 German {\n  |>\n}\n');
  expect(labels).toEqual(expect.arrayContaining(['move', 'attack', 'replace', 'pass']));
  for (const event of ['waits', 'arrive', 'isolated', 'lapsed', 'victory']) expect(labels).not.toContain(event);
});

test('completion of expectations offers the names of events', async () => {
  const labels = await complete('expect after turn 1 German {\n  |>\n}\n');
  expect(labels).toEqual(expect.arrayContaining(['waits', 'arrive', 'attack']));
});

test.each([
  { verb: 'moove', known: 'Did you mean' },
  { verb: 'xyzzy', known: 'Known: move, ride, ' },
])('the finding about the unknown order “$verb” names orders of the game', async ({ verb, known }) => {
  const workspace = await openOrders(`orders turn 1 German {\n  ${verb} "XLI" to 0602\n}\n`);
  const [message] = (workspace.document('orders.sand').diagnostics ?? []).map((each) => each.message);
  expect(message).toContain(`has no order “${verb}”`);
  expect(message).toContain(known);
  expect(message).not.toContain('waits');
});
