import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildAt, type Build } from '../../cli/build.js';
import { folderWith } from './command-line.js';

/** Creates a build whose engine, games and shared script have the given texts. */
function buildOf(engine: string, games: Readonly<Record<string, string>>, shared = 'lines'): Build {
  const folder = folderWith({ 'cli.mjs': engine });
  mkdirSync(path.join(folder, 'rulesets'));
  for (const [id, text] of Object.entries({ ...games, shared }))
    writeFileSync(path.join(folder, 'rulesets', `${id}.js`), text);
  return buildAt(path.join(folder, 'cli.mjs'), Object.keys(games));
}

const one = buildOf('engine', { a: 'stacks 3', b: 'x' });

test('the same build has the same digests in another folder', () => {
  const again = buildOf('engine', { b: 'x', a: 'stacks 3' });
  expect([again.digest, again.rulesOf('a')]).toEqual([one.digest, one.rulesOf('a')]);
});

test('a build in which the rules of one game differ has a different digest for that game only', () => {
  const other = buildOf('engine', { a: 'stacks 4', b: 'x' });
  expect(other.digest).not.toBe(one.digest);
  expect(other.rulesOf('a')).not.toBe(one.rulesOf('a'));
  expect(other.rulesOf('b')).toBe(one.rulesOf('b'));
});

test.each([
  ['engine', buildOf('engine 2', { a: 'stacks 3', b: 'x' })],
  ['shared script', buildOf('engine', { a: 'stacks 3', b: 'x' }, 'lines 2')],
])('a build with another version of the %s has other digests for all games', (_, other) => {
  for (const id of ['a', 'b']) expect(other.rulesOf(id)).not.toBe(one.rulesOf(id));
  expect(one.rulesOf('declared in a file')).toBe(one.digest);
  expect(other.rulesOf('declared in a file')).toBe(other.digest);
});
