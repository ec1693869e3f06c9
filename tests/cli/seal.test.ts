import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, folderWith, type Ended } from './command-line.js';

const BLUE = 'ruleset skirmish\nimport "field.sand"\n\norders turn 1 Blue {\n  attack 0304 with "b"\n}\n';
const RED = 'ruleset skirmish\nimport "field.sand"\n\nsecret turn 1 by Red\n';
const SEAL = /^sealed turn 1 by (?:Blue|Red) "sha256-[0-9a-f]{64}"\n$/;

/** Creates a folder with a game without orders, and the orders of both sides for turn 1. */
const mailGame = (more: Readonly<Record<string, string>> = {}): string =>
  folderWith({ 'blue.sand': BLUE, 'red.sand': RED, ...more });

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Seals the orders of both sides and writes the file of the game. */
async function sealed(folder: string, imports: readonly string[]): Promise<void> {
  const seals = [await command('seal blue.sand', folder), await command('seal red.sand', folder)];
  const lines = ['field.sand', ...imports].map((file) => `import "${file}"\n`);
  const text = `ruleset skirmish\n${lines.join('')}\n${seals.map(({ out }) => out).join('')}`;
  writeFileSync(path.join(folder, 'turn-1.sand'), text);
}

describe('seal', () => {
  test('the seal command writes a secret once and prints the same seal each time', async () => {
    const folder = mailGame();
    const first = await command('seal blue.sand', folder);
    expect(first).toEqual({ exit: 0, out: expect.stringMatching(SEAL) as string, err: '' });
    const text = read(folder, 'blue.sand');
    expect(text.replace(/secret turn 1 by Blue "[\w-]{32}"\n\n/, '')).toBe(BLUE);
    expect(await command('seal blue.sand', folder)).toEqual(first);
    expect(read(folder, 'blue.sand')).toBe(text);
  });

  test('two secrets are never the same', async () => {
    const folders = [mailGame(), mailGame()];
    const seals = await Promise.all(folders.map((folder) => command('seal blue.sand', folder)));
    expect(seals[0]?.out).not.toBe(seals[1]?.out);
  });

  test('the seal command writes the text of an empty secret, even if the side has no orders', async () => {
    const folder = mailGame();
    expect((await command('seal red.sand', folder)).out).toMatch(SEAL);
    expect(read(folder, 'red.sand')).toMatch(/^secret turn 1 by Red "[\w-]{32}"$/m);
  });

  test.each([
    ['-', 2, 'The seal command needs a file, because it writes the secret into it.\n'],
    ['field.sand', 1, 'field.sand was not sealed. The file contains no orders of a side for a turn. '],
    ['both.sand', 1, 'both.sand was not sealed. The file contains the orders of several turns or sides. '],
    ['wrong.sand', 1, 'wrong.sand was not sealed. The file has errors. They cannot be corrected after it is sealed. '],
  ])('the seal command refuses %s', async (file, exit, message) => {
    const files = {
      'both.sand': `${BLUE}orders turn 1 Red {}\n`,
      'wrong.sand': BLUE.replace('"b"', '"no such unit"'),
    };
    const ended = await command(`seal ${file}`, mailGame(files));
    expect(ended).toMatchObject({ exit, out: '' });
    expect(ended.err).toContain(message);
  });

  test('the seal command warns of orders that a trial game refuses, and still seals them', async () => {
    const folder = mailGame({ 'blue.sand': BLUE.replace('0304', '0704') });
    const { exit, out, err } = await command('seal blue.sand', folder);
    expect(out).toMatch(SEAL);
    expect(err).toBe(
      'blue.sand is sealed, but some of its orders are refused in a trial. See: sandtable check blue.sand\n',
    );
    expect(exit).toBe(0);
  });
});

describe('a sealed turn', () => {
  const run = (folder: string, words = ''): Promise<Ended> => command(`run turn-1.sand${words}`, folder);

  test('play stops before a sealed turn until the sealed files of both sides are imported', async () => {
    const folder = mailGame();
    for (const imports of [[], ['blue.sand'], ['red.sand']]) {
      await sealed(folder, imports);
      const { exit, out } = await run(folder, ' --until end');
      expect(out).toContain('Play stops before turn 1: ');
      expect(out).not.toContain('(secrets');
      expect(exit).toBe(0);
    }
    await sealed(folder, ['blue.sand', 'red.sand']);
    expect((await run(folder)).out).toMatch(/: [1-6] \(secrets, “1\/Blue\/fight\/0304”\)/);
  });

  test('both players see the same game, also with other line ends, a byte order mark and another seed', async () => {
    const folder = mailGame();
    await sealed(folder, ['blue.sand', 'red.sand']);
    const original = await run(folder);
    for (const file of ['blue.sand', 'red.sand', 'turn-1.sand'])
      writeFileSync(path.join(folder, file), `\uFEFF${read(folder, file).replaceAll('\n', '\r\n')}`);
    writeFileSync(path.join(folder, 'turn-1.sand'), `${read(folder, 'turn-1.sand')}\r\ndice "another seed"\r\n`);
    const received = await run(folder);
    expect(received.out.replace('another seed', 'marengo')).toBe(original.out);
    expect((await command('check turn-1.sand', folder)).exit).toBe(0);
  });

  test('a sealed file that was changed is detected, and play stops before its turn', async () => {
    const folder = mailGame();
    await sealed(folder, ['blue.sand', 'red.sand']);
    writeFileSync(path.join(folder, 'red.sand'), `${read(folder, 'red.sand')} `);
    const { exit, out } = await command('check turn-1.sand', folder);
    expect(out).toContain(
      'turn-1.sand:7:22 error sandtable/seal-broken\n    red.sand is not the file that Red sealed for turn 1',
    );
    expect(exit).toBe(1);
    expect((await run(folder)).out).toContain(
      'Play stops before turn 1: the orders of Red are not the file that was sealed.',
    );
  });

  test('many games of an opened sealed turn have different dice', async () => {
    const folder = mailGame();
    await sealed(folder, ['blue.sand', 'red.sand']);
    const { out } = await command('run turn-1.sand --runs 20 --format json', folder);
    const { results } = JSON.parse(out) as { readonly results: object };
    expect(Object.keys(results).length).toBeGreaterThan(0);
    expect(out).toContain('"runs": 20');
  });
});

describe('many games of a sealed turn', () => {
  test('balance plays the opened orders with other dice in each game', async () => {
    const folder = mailGame();
    await sealed(folder, ['blue.sand', 'red.sand']);
    const { out, err, exit } = await command('balance turn-1.sand --runs 30 --jobs 1 --format json', folder);
    const { arms } = JSON.parse(out) as {
      readonly arms: readonly { readonly results: readonly { readonly results: readonly object[] }[] }[];
    };
    expect([exit, err]).toEqual([0, '']);
    expect(arms[0]?.results[0]?.results.length).toBeGreaterThan(1);
  });

  test.each(['balance turn-1.sand --jobs 1', 'run turn-1.sand'])(
    '%s says that games end before the sealed turn',
    async (words) => {
      const folder = mailGame();
      await sealed(folder, ['blue.sand']);
      const { err } = await command(`${words} --runs 2`, folder);
      expect(err).toContain('Play stops before turn 1: the orders of Red are sealed and not opened yet.\n');
    },
  );
});
