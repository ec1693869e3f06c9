import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The built command line, called by a client of the Model Context Protocol in the folder of the examples. */
const ROOT = path.join(import.meta.dirname, '../..');
const client = new Client({ name: 'test', version: '1' });

const connect = (one: Client, cwd: string): Promise<void> =>
  one.connect(
    new StdioClientTransport({ command: process.execPath, args: [path.join(ROOT, 'dist/cli.mjs'), 'mcp'], cwd }),
  );
beforeAll(() => connect(client, path.join(ROOT, 'examples')));
afterAll(() => client.close());

async function callTool(
  name: string,
  input: Readonly<Record<string, unknown>>,
  isError = false,
  caller = client,
): Promise<string> {
  const answer = await caller.callTool({ name, arguments: input });
  expect(answer.isError, JSON.stringify(answer)).toBe(isError);
  const [{ text }] = answer.content as readonly { readonly text: string }[];
  return text;
}
const LESSON = 'pgg/first-contact.sand';

test('the server offers five read-only tools to language models', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['explain_rule', 'check', 'legal_orders', 'odds', 'play']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(client.getInstructions()).toContain('rtl (Roads to Leningrad');
});

test.each([
  ['pgg', LESSON, /^turn 1 German combat: decision of German: /, /^Line \d+: attack[^]*most likely 1-1[^]*\| Ae \|/],
  ['fda', 'fda/goodwood-first-day.sand', /decision of Germans: [^]*\nrest: /, /^Line \d+: assault\n\n3 dice against 2/],
  ['rtl', 'rtl/lessons/3-combat-and-coordination.sand', / decision of \w+: /, /^Line \d+: attack\n\n16 to 8: 2-1/],
  ['bite', 'bite/first-steps.sand', /decision of Axis: /, /^Line \d+: battle\n\nAxis 100 %/],
])(
  'the tools of the MCP server return a rule, findings, legal orders, odds and a played game for the ruleset %s',
  async (ruleset, file, decision, chances) => {
    const [, rule] = /^- \[(\S+) /m.exec(await callTool('explain_rule', { ruleset })) ?? [];
    expect(await callTool('explain_rule', { ruleset, rule })).toContain(`# ${rule} `);
    expect(await callTool('check', { file })).toBe('No findings in 1 file.\n');
    expect(await callTool('legal_orders', { file })).toMatch(decision);
    expect(await callTool('odds', { file })).toMatch(chances);
    expect(await callTool('play', { file })).toMatch(/\(order\)[^]*\(seed “.*”\)/);
  },
);

test('the check tool of the server checks a text passed in place of the file, and reports errors with their lines', async () => {
  const text = 'import "smolensk.sand"\norders turn 1 German { move "no such unit" to 0101 }\n';
  expect(await callTool('check', { file: 'pgg/tried.sand', text })).toMatch(
    /^pgg\/tried\.sand:\d+:\d+ error sandtable\//m,
  );
  expect(await callTool('check', { text: 'ruleset pgg\nside {' })).toMatch(/^-:2:6 error sandtable\/syntax/);
});

test('the MCP server computes the odds of an order, as if it were given at a chosen line of the file', async () => {
  const file = LESSON;
  expect(await callTool('odds', { file, order: 'move "26.Inf" to 3113' })).toMatch(/cannot reach 3113[^]*wrong-phase/);
  expect(await callTool('odds', { file, line: 67, order: 'attack 2612 with "26.Inf"' })).toMatch(
    /most likely[^]*\| Ae \|/,
  );
  expect(await callTool('legal_orders', { file, line: 65, unit: '26.Inf' })).toContain('move "26.Inf" to 2513');
  expect(await callTool('legal_orders', { file, line: 65 })).toMatch(/^move: .*"26\.Inf"/m);
});

test('the server of tools returns the frequency of each event in many games', async () => {
  expect(await callTool('play', { file: LESSON, games: 3 })).toMatch(/^3 games[^]*Results[^]*D1\/A1 100\.0 %/);
});

test('the server of tools takes the path of a file also as a URI', async () => {
  const file = pathToFileURL(path.join(ROOT, 'examples', LESSON)).toString();
  expect(await callTool('check', { file })).toBe(await callTool('check', { file: LESSON }));
});

test.each([
  ['check', { file: 'https://example.org/a.sand' }, /is not a file on disk/],
  ['check', { file: 'file:///etc/a.sand' }, /is outside the working folder/],
  ['explain_rule', { ruleset: 'pgg', rule: '7.99' }, /has no rule 7\.99\. Similar: .*7\.1/],
  ['explain_rule', { ruleset: 'chess' }, /No ruleset is called “chess”\. Known: .*pgg/],
  ['explain_rule', {}, /Give a “ruleset”, or a “file” or “text” that uses one/],
  ['check', {}, /Give a “file” or a “text”/],
  ['check', { file: '../README.md' }, /is outside the working folder/],
  ['check', { file: 'pgg/none.sand' }, /does not exist/],
  ['check', { file: '-' }, /Give a “file” or a “text”/],
  ['check', { text: '', seed: 'x' }, /no property “seed”/],
  ['legal_orders', { file: LESSON, line: 9999 }, /has no line 9999/],
  ['odds', { file: LESSON, line: 1, order: 'pass' }, /no orders here/],
  ['play', { file: LESSON, games: 0 }, /“games” must be a whole number, 1 to 1000/],
  ['play', { file: LESSON, side: 'French' }, /No side is called “French”; there are/],
  ['play', { text: 'ruleset pgg\n' }, /neither contains nor imports a scenario/],
  ['format', {}, /no tool “format”. Tools: explain_rule/],
])('the server of tools rejects a call of %s with %j, and says what to do', async (name, input, why) => {
  expect(await callTool(name, input, true)).toMatch(why);
});

test('the MCP tool server answers a short call while a long check is still running', async () => {
  const ended: string[] = [];
  const units = Array.from({ length: 20_000 }, (_, i) => `infantry "U${i}" 3-4\n`).join('');
  const long = callTool('check', { text: `ruleset pgg\nside German {\n${units}}\n` }).then(() => ended.push('long'));
  await setTimeout(500); // The check is still running and blocks its thread.
  await callTool('explain_rule', { ruleset: 'pgg', rule: '7.1' });
  ended.push('short');
  await long;
  expect(ended).toEqual(['short', 'long']);
});

test('the server of tools rejects a message over 10 MB with its reason, and answers the next message', async () => {
  const text = `ruleset pgg\n// ${'x'.repeat(11 * 1024 * 1024)}`;
  await expect(client.callTool({ name: 'check', arguments: { text } })).rejects.toThrow(
    'The message is longer than 10 MB and was skipped.',
  );
  expect(await callTool('check', { text: 'ruleset pgg\n' })).toContain('No findings');
});

test('the server of tools does not follow links out of the working folder', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  const folder = path.join(home, 'inside');
  mkdirSync(path.join(folder, 'sub'), { recursive: true });
  mkdirSync(path.join(home, 'outside'));
  writeFileSync(path.join(home, 'outside/secret.sand'), 'ruleset pgg\nsecret words\n');
  writeFileSync(path.join(folder, 'sub/own.sand'), 'ruleset pgg\n');
  symlinkSync('../outside/secret.sand', path.join(folder, 'link.sand'));
  symlinkSync('../outside', path.join(folder, 'linked'));
  symlinkSync('sub/own.sand', path.join(folder, 'own.sand'));
  const other = new Client({ name: 'test', version: '1' });
  await connect(other, folder);
  for (const file of ['link.sand', 'linked/secret.sand'])
    expect(await callTool('check', { file }, true, other)).toBe(`${file} is outside the working folder.`);
  expect(await callTool('check', { file: 'own.sand' }, false, other)).toContain('No findings');
  await other.close();
});
