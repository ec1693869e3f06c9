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
const keptFolder = (pages = PAGES): string => fileURLToPath(keepPerBuild(temporary)('pgg-en', pages) ?? '');
const textsIn = (folder: string): [string, string][] =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

beforeEach(() => {
  temporary = temporaryFolder();
});

test('all servers of a build store their rule pages in one folder', () => {
  const [one, two] = [keptFolder(), keptFolder()];
  expect(two).toBe(one);
  expect(textsIn(one)).toEqual([...PAGES]);
  expect(readdirSync(temporary)).toHaveLength(1);
  expect(readdirSync(path.dirname(one))).toHaveLength(1);
});

test('rule pages of another build are stored in another folder', () => {
  expect(keptFolder(new Map([['7.1.md', 'Stacking limits']]))).not.toBe(keptFolder());
});

test('rule pages that were deleted or truncated are written again', () => {
  const folder = keptFolder();
  rmSync(path.join(folder, '7.1.md'));
  chmodSync(path.join(folder, 'index.md'), 0o644);
  truncateSync(path.join(folder, 'index.md'), 3);
  expect(textsIn(keptFolder())).toEqual([...PAGES]);
});

test('no rule page is stored in a folder to which others can write, or behind a link', () => {
  const home = path.dirname(keptFolder());
  chmodSync(home, 0o777);
  expect(keepPerBuild(temporary)('pgg-en', PAGES)).toBeUndefined();
  rmSync(home, { recursive: true });
  symlinkSync(temporaryFolder(), home);
  expect(keepPerBuild(temporary)('pgg-en', PAGES)).toBeUndefined();
});
