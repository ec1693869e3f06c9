import { execFile } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const BUNDLE = path.join(ROOT, 'out/cli-under-test.mjs');

beforeAll(async () => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['cli/main.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@resvg/resvg-js'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
}, 60_000);

interface Ended {
  readonly exit: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

function sandtable(...words: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BUNDLE, ...words], { cwd: ROOT, maxBuffer: 1 << 26 }, (problem, out, err) => {
      resolve({ exit: problem ? problem.code : 0, out, err });
    });
  });
}

test('a process plays an example, prints one JSON document and nothing else', { timeout: 60_000 }, async () => {
  const { exit, out, err } = await sandtable('run', 'examples/pgg/first-contact.sand', '--format', 'json');
  expect(err).toBe('');
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    file: 'examples/pgg/first-contact.sand',
    ruleset: 'pgg',
    scenario: 'First contact',
  });
});

test('a process ends with 2 and a message when it has nothing to read', { timeout: 60_000 }, async () => {
  expect(await sandtable('check', 'nowhere')).toEqual({ exit: 2, out: '', err: 'nowhere does not exist.\n' });
});

test('a process explains a rule of the book and lists the places that cite it', { timeout: 60_000 }, async () => {
  const explained = await sandtable('explain', 'pgg', '7.1', '--format', 'json');
  expect(JSON.parse(explained.out)).toMatchObject({ ruleset: 'pgg', rule: '7.1', see: expect.any(Array) as string[] });
  const listed = await sandtable('rules', 'pgg', '--format', 'json');
  const { rules } = JSON.parse(listed.out) as { rules: { rule: string; code: string[]; tests: string[] }[] };
  const stacking = rules.find(({ rule }) => rule === '7.1');
  expect(stacking?.code.some((place) => place.startsWith('engine/rulesets/pgg/'))).toBe(true);
});
