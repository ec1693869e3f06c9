import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { useTool } from '../../language-server/tools/tools.js';
import { command, json, type TestProcess } from '../cli/command-line.js';
import { Debugged } from '../debugging/debugged.js';
import { TestWorkspace, uriOf } from '../language-server/workspace.js';

const EXAMPLE = 'examples/own/battle-for-moscow';
const FIRST_TURN = readFileSync(path.join(EXAMPLE, 'first-turn.sand'), 'utf8');
const FILES = Object.fromEntries(
  ['rules', 'map', 'forces', 'battle-for-moscow', 'first-turn'].map((name) => [
    `${name}.sand`,
    readFileSync(path.join(EXAMPLE, `${name}.sand`), 'utf8'),
  ]),
);
/** Returns the number of the first line of the first turn that begins with a text. */
const lineOf = (text: string): number => FIRST_TURN.split('\n').findIndex((line) => line.trim().startsWith(text)) + 1;

let ownGame: TestProcess;

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-own-'));
  cpSync(EXAMPLE, folder, { recursive: true });
  ownGame = { folder, rulesets };
});

/** Runs a command in a copy of the example; fails unless it ends without findings. */
async function run(words: string): Promise<string> {
  const { exit, out, err } = await command(words, ownGame);
  expect(exit, `${words}: ${err}${out}`).toBe(0);
  return out;
}

const bytesOf = (file: string): Buffer => readFileSync(path.join(ownGame.folder ?? '', file));

describe('a declared game on the command line', () => {
  test('the check command finds nothing in any file of a declared game', async () => {
    expect(await run('check .')).toMatch(/^No findings in \d+ files\.\n$/);
  });

  test('the run command prints the record of a declared game with the rules of its author', async () => {
    const out = await run('run first-turn.sand');
    expect(out).toContain('Attack on 0308: 21 to 4, column 5-1, roll 3: DRL.');
    expect(out).toContain('Turn 1, Soviet: rail movement. [4.2]');
  });

  test('the test command judges the expectations of a declared game and reports the rules that came up', async () => {
    const out = await run('test first-turn.sand --coverage');
    expect(out).toContain('moscow: 13 of 13 orders carried out');
    expect(out).toMatch(/\n {2}7\.3 {2}Exchange\n/);
    expect(out).toContain('11 passed, 0 failed');
  });

  test('the balance command plays a declared game with random players and with look-ahead players', async () => {
    expect(await run('balance battle-for-moscow.sand --runs 4 --unanswered random')).toContain('4 games');
    const out = await run('balance battle-for-moscow.sand --runs 1 --unanswered lookahead --strength 1 --until 2');
    expect(out).toContain('Balance of Battle for Moscow');
  });

  test.each([
    ['svg', '<svg'],
    ['png', 'PNG'],
    ['pdf', '%PDF'],
  ])('the render command writes the map of a declared game as .%s', async (type, beginning) => {
    await run(`render first-turn.sand -o map.${type}`);
    expect(bytesOf(`map.${type}`).subarray(0, 200).toString('latin1')).toContain(beginning);
  });

  test('the render command draws the order of battle of a declared game', async () => {
    await run('render first-turn.sand --only forces -o forces.svg');
    expect(bytesOf('forces.svg').toString()).toContain('XLVI');
  });

  test('a VASSAL module of a declared game is imported with its units, kinds and places', async () => {
    await run('export battle-for-moscow.sand --to moscow.vmod');
    await run('import moscow.vmod -o back --ruleset rules.sand');
    const forces = bytesOf('back/moscow-forces.sand').toString();
    expect(forces).toMatch(/^ruleset moscow\nimport "..\/rules.sand"\n/);
    expect(forces).toMatch(/^ *panzer corps XLVI +9-6 +\| 4-6$/m);
    expect(bytesOf('back/moscow.sand').toString()).toContain('0201: VI');
    const { value } = await json('check back/moscow-forces.sand', ownGame);
    expect((value as { readonly findings: readonly unknown[] }).findings).toEqual([]);
  });

  test('a scenario that the export command writes in mid-game continues with the declared rules', async () => {
    await run('export first-turn.sand --at turn_1 --to later.sand');
    expect(await run('check later.sand')).toContain('No findings');
    expect(await run('run later.sand --until end --unanswered random')).toContain('Turn 2, German: replacements.');
  });

  test('the commands explain, rules and forces accept the files of a declared game', async () => {
    expect(await run('explain rules.sand 4.2')).toContain('Rail movement');
    expect(await run('rules first-turn.sand')).toMatch(/7\.3 +enforced +Exchange/);
    expect(await run('forces battle-for-moscow.sand --format csv')).toContain('panzer corps');
  });

  test('the seal command writes the hash of the declaration into the file of the orders', async () => {
    const orders = 'ruleset moscow\nimport "battle-for-moscow.sand"\n\norders turn 1 German {}\n';
    writeFileSync(path.join(ownGame.folder ?? '', 'german.sand'), orders);
    expect(await run('seal german.sand')).toMatch(/^sealed turn 1 by German "sha256-/);
    expect(bytesOf('german.sand').toString()).toMatch(/^secret turn 1 by German ".*" ruleset "sha256-[0-9a-f]{64}"$/m);
  });
});

test('the tools for language models play, explain and calculate a declared game', async () => {
  const { services } = await TestWorkspace.of(FILES, []);
  const host = services.compile.ToolHost;
  const ask = async (name: string, input: object): Promise<string> =>
    (await useTool(name, { file: 'first-turn.sand', ...input }, host)).text;
  expect(await ask('explain_rule', { rule: '4.2' })).toContain('Rail movement');
  expect(await ask('legal_orders', { line: lineOf('attack 0308') })).toContain('attack: ');
  expect(await ask('odds', { line: lineOf('attack 0308'), order: 'attack 0308 with "XL"' })).toContain('12 to 4: 3-1');
  expect(await ask('play', {})).toContain('XLVI advances 0208 > 0308.');
});

test('a debug session of a declared game stops at an order whose condition holds, and evaluates expressions there', async () => {
  const debugged = await Debugged.of(FILES, []);
  const line = lineOf('attack 0309');
  const [set] = await debugged.launch('first-turn.sand', { breakpoints: [{ line, condition: 'roll = 1' }] });
  expect(set).toMatchObject({ verified: true, line });
  const [innermost] = await debugged.frames();
  expect(innermost).toBe(`attack on 0309 at 4-1: 1 @${line}`);
  expect(await debugged.evaluate('"XXIV" at 0310')).toBe('true');
  expect(await debugged.evaluate('phase = combat')).toBe('true');
  for (const scope of ['Moment', 'Units', 'State']) expect(await debugged.variables(scope)).not.toHaveLength(0);
  await debugged.close();
});

test('the map of a played game shows the units as they are at the open question, after the end of the last phase', async () => {
  const { services } = await TestWorkspace.of(FILES, []);
  const preview = answersFor(services)['sandtable/preview'];
  const params = { uri: uriOf('first-turn.sand').toString(), umpire: true };
  expect(JSON.stringify(preview(params)?.scene)).toContain('"moved"');
  expect(JSON.stringify(preview({ ...params, playing: ['German'] })?.scene)).not.toContain('"moved"');
});
