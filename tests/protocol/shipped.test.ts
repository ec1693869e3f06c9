import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLES, RULESETS } from '../../scripts/bundles.ts';
import { LICENCES } from '../../scripts/licences.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const runBinary = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

beforeAll(() => {
  if (!existsSync(path.join(ROOT, 'dist', LICENCES))) runBinary('node', ['scripts/build.ts', '--no-types', '--quiet']);
}, 120_000);

/** Returns the packages in a bundle, from the comments that esbuild writes before each file's code. */
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

/** Folders of the packages in each bundle, by the bundle's name. */
const packages = new Map<string, readonly string[]>();

beforeAll(async () => {
  await Promise.all(
    BUNDLES.map(async ({ file, entry, options }) => entry && packages.set(file, await packagesIn(entry, options))),
  );
}, 120_000);

/**
 * Each library may be bundled only once. With two copies a cancelled request looks answered, because `instanceof
 * ResponseError` fails for an error of the other copy.
 */
test.each(['vscode-jsonrpc', 'vscode-languageserver-protocol', 'vscode-languageserver-types', 'langium'])(
  'the server bundle contains one copy of %s',
  (name) => {
    const copies = packages.get('server.js')!.filter((folder) => folder.endsWith(`node_modules/${name}`));
    expect(new Set(copies)).toHaveLength(1);
  },
);

describe('third-party licences', () => {
  test('the third-party licences name every bundled package with its version and licence', () => {
    const folders = new Set([...packages.values()].flat());
    expect(folders).toContain('node_modules/langium');
    expect(folders).toContain('node_modules/milsymbol');
    const licences = read(`dist/${LICENCES}`);
    for (const folder of folders) {
      const { name, version } = JSON.parse(read(`${folder}/package.json`)) as { name: string; version: string };
      const [, section = ''] = licences.split(`\n${name} ${version} (`);
      expect(section.split(/\n-{80}\n/)[0], name).toMatch(/copyright/i);
    }
  });
});

describe('the packed extension', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const packed = (name: string, env: NodeJS.ProcessEnv): Buffer => {
    const file = path.join(folder, name);
    runBinary('node', ['scripts/package.ts', '--built', '--loose', '-o', file], env);
    return readFileSync(file);
  };

  test('the packed extension has the same bytes in every build and on every machine', () => {
    const first = packed('first.vsix', { TZ: 'Asia/Tokyo' });
    const built = path.join(ROOT, 'dist/preview.css');
    utimesSync(built, new Date(), new Date());
    const second = packed('second.vsix', { TZ: 'America/Lima' });
    expect(second.equals(first)).toBe(true);
  });

  test('the packed extension contains each script for desktop and web once, its licences, and no command line or documentation', () => {
    const files = unzipSync(readFileSync(path.join(folder, 'first.vsix')));
    const names = Object.keys(files);
    expect(names).toContain(`extension/dist/${LICENCES}`);
    const scripts = names
      .filter((name) => /^extension\/dist\/.*js$/.test(name))
      .map((name) => path.posix.basename(name));
    const games = BUNDLES.filter(({ file }) => file.startsWith(RULESETS)).map(({ file }) => path.posix.basename(file));
    const own = [
      'csv.js',
      'extension.js',
      'on-demand.js',
      'pdf.mjs',
      'preview.js',
      'server-start.cjs',
      'server.js',
      'turn.js',
      'vassal.js',
      'words-it.js',
    ];
    expect(scripts.toSorted()).toEqual([...own, ...games].toSorted());
    expect(names.filter((name) => /\/docs\/|\.map$|\.ts$/.test(name))).toEqual([]);
    const manifest = JSON.parse(strFromU8(files['extension/package.json'])) as Record<string, unknown>;
    expect([manifest.main, manifest.browser]).toEqual(['./dist/extension.js', './dist/extension.js']);
    // With this field, an editor would load the scripts as modules.
    expect(manifest).not.toHaveProperty('type');
  });

  test('the page of the packed extension has pictures that a marketplace finds in the named repository', () => {
    const files = unzipSync(readFileSync(path.join(folder, 'first.vsix')));
    const { repository } = JSON.parse(strFromU8(files['extension/package.json'])) as { repository: { url: string } };
    const raw = `${repository.url.replace(/\.git$/, '')}/raw/HEAD/`;
    const pictures = [...strFromU8(files['extension/readme.md']).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(
      ([, to]) => to,
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const each of pictures) {
      expect(each.startsWith(raw), each).toBe(true);
      expect(existsSync(path.join(ROOT, each.slice(raw.length))), each).toBe(true);
    }
  });

  test('the documentation states the maximum size of the packed extension, and how to install it', () => {
    const [, limit] = /MAX_PACKAGE_BYTES = ([\d_]+)/.exec(read('scripts/package.ts')) ?? [];
    const page = read('docs/install.md');
    expect(page).toContain(`${limit.replaceAll('_', ',')} bytes`);
    expect(page).toContain('code --install-extension out/sandtable.vsix');
    expect(read('README.md')).toContain('docs/install.md');
  });

  test('the packed extension contains every file that its manifest and its page name', () => {
    const files = unzipSync(readFileSync(path.join(folder, 'first.vsix')));
    // Paths in web addresses are left out: the packer links the picture of the README to the repository.
    const named = [strFromU8(files['extension/package.json']), strFromU8(files['extension/readme.md'])].flatMap(
      (text) =>
        [...text.matchAll(/(?<![\w/])(?:\.\/)?((?:extension|syntaxes|dist)\/[\w/.-]+\.\w+)/g)].map(([, file]) => file),
    );
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((file) => !(`extension/${file}` in files))).toEqual([]);
  });
});
