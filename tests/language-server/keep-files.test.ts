import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { keepPerBuild } from '../../language-server/keep-files-node.js';

const PAGES = new Map([
  ['7.1.md', 'Stacking'],
  ['index.md', 'All rules'],
]);
const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'sandtable-'));
let temporary: string;
const kept = (pages = PAGES): string => fileURLToPath(keepPerBuild(temporary)('pgg-en', pages) ?? '');
const textsIn = (folder: string): [string, string][] =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

beforeEach(() => {
  temporary = temporaryFolder();
});

test('all servers of a build keep their pages in one folder', () => {
  const [one, two] = [kept(), kept()];
  expect(two).toBe(one);
  expect(textsIn(one)).toEqual([...PAGES]);
  expect(readdirSync(temporary)).toHaveLength(1);
  expect(readdirSync(path.dirname(one))).toHaveLength(1);
});

test('a build with other pages has a folder of its own', () => {
  expect(kept(new Map([['7.1.md', 'Stacking limits']]))).not.toBe(kept());
});

test('pages that were removed or cut short are written again', () => {
  const folder = kept();
  rmSync(path.join(folder, '7.1.md'));
  chmodSync(path.join(folder, 'index.md'), 0o644);
  truncateSync(path.join(folder, 'index.md'), 3);
  expect(textsIn(kept())).toEqual([...PAGES]);
});

test('no page is kept in a folder that others can write to, or behind a link', () => {
  const home = path.dirname(kept());
  chmodSync(home, 0o777);
  expect(keepPerBuild(temporary)('pgg-en', PAGES)).toBeUndefined();
  rmSync(home, { recursive: true });
  symlinkSync(temporaryFolder(), home);
  expect(keepPerBuild(temporary)('pgg-en', PAGES)).toBeUndefined();
});
