import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { command, folderWith } from './command-line.js';

test('a new game is written to a file that has no findings, and an existing file is kept', async () => {
  const folder = folderWith({});
  const written = await command('new game The_ford --sides Blue,_Red -o ford.sand', folder);
  expect(written).toEqual({ exit: 0, out: '', err: 'ford.sand was written. Try it: sandtable run ford.sand\n' });
  const text = readFileSync(path.join(folder, 'ford.sand'), 'utf8');
  expect(text).toContain('ruleset the-ford "The ford" {');
  expect(text).toContain('sides Blue, Red\n');
  expect(await command('check ford.sand', folder)).toMatchObject({
    exit: 0,
    out: expect.stringContaining('No findings') as string,
  });

  const again = await command('new game Another -o ford.sand', folder);
  expect(again).toMatchObject({ exit: 2, out: '' });
  expect(again.err).toContain('ford.sand exists already.');
  expect(readFileSync(path.join(folder, 'ford.sand'), 'utf8')).toBe(text);
});

test.each(['Blue', 'Blue, Blue', 'Blue, red', 'A, B, C', ','])(
  'sides “%s” of a new game are refused',
  async (sides) => {
    const refused = await command(`new game The_ford --sides ${sides.replaceAll(' ', '_')}`, folderWith({}));
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.err).toContain('A game has two sides with different names that begin with a capital letter');
  },
);

test('without a file, a new game is printed', async () => {
  expect((await command('new game The_ford', folderWith({}))).out).toContain('scenario "The ford" {');
});
