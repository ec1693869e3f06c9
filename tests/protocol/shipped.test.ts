import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUNDLES } from '../../scripts/bundles.ts';
import { LICENCES } from '../../scripts/licences.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const told = (command: string, ...args: readonly string[]): string =>
  execFileSync(path.join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT, encoding: 'utf8' });

beforeAll(() => {
  if (!existsSync(path.join(ROOT, 'dist', LICENCES))) told('node', 'scripts/build.ts', '--no-types', '--quiet');
}, 120_000);

/** Packages a bundle tells of in the comments esbuild sets before each file's code. */
async function packagesIn(entry: string, options: object): Promise<string[]> {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minifyWhitespace: false,
    outdir: 'out/unused',
  });
  return [...outputFiles[0].text.matchAll(/^ *\/\/ (.*node_modules\/(?:@[^/\n]+\/)?[^/\n]+)\//gm)].map(
    ([, folder]) => folder,
  );
}

describe('third-party licences', () => {
  test('every package whose code is in a bundle is named with its version and licence', async () => {
    const folders = new Set(
      (await Promise.all(BUNDLES.map(({ entry, options }) => packagesIn(entry, options)))).flat(),
    );
    expect(folders).toContain('node_modules/langium');
    expect(folders).toContain('node_modules/milsymbol');
    const licences = read(`dist/${LICENCES}`);
    for (const folder of folders) {
      const { name, version } = JSON.parse(read(`${folder}/package.json`)) as { name: string; version: string };
      const [, section = ''] = licences.split(`\n${name} ${version} (`);
      expect(section.split(/\n-{80}\n/)[0], name).toMatch(/copyright/i);
    }
  }, 60_000);

  test('they stand in what is shipped', () => {
    expect(told('vsce', 'ls', '--no-dependencies').split('\n')).toContain(`dist/${LICENCES}`);
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT, encoding: 'utf8' }),
    ) as { files: { path: string }[] }[];
    expect(packed.files.map((file) => file.path)).toContain(`dist/${LICENCES}`);
  });
});

test('the npm package brings a user the library that draws PNG, and no Node', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object | undefined>;
  expect(Object.keys({ ...dependencies, ...optionalDependencies })).toEqual(['@resvg/resvg-js']);
});
