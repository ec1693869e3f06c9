import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LICENCES } from '../../scripts/licences.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/**
 * Packages that npm installs together with the command line. `@resvg/*` includes the package for the current platform.
 */
const LIBRARIES = ['@resvg/*', 'piscina'];
const BATTLE = fs.readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8');

let place: string;
let registry: http.Server;
let files: readonly string[];
let manifest: Manifest;

beforeAll(async () => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-user-'));
  const shelf = path.join(place, 'registry');
  execFileSync(process.execPath, ['scripts/package-npm.ts', '--built', '-o', shelf], { cwd: ROOT, stdio: 'ignore' });
  const [tarball] = fs.readdirSync(shelf).map((name) => path.join(shelf, name));
  files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).split('\n');
  manifest = manifestIn(tarball);
  const folders = fs
    .globSync(LIBRARIES, { cwd: path.join(ROOT, 'node_modules') })
    .map((name) => path.join(ROOT, 'node_modules', name));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', shelf, ...folders]);
  registry = http.createServer(registryOf(shelf));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  fs.mkdirSync(path.join(place, 'empty'));
});
afterAll(() => {
  registry.close();
  fs.rmSync(place, { recursive: true });
});

interface Manifest {
  readonly name: string;
  readonly version: string;
}

function manifestIn(tarball: string): Manifest {
  return JSON.parse(execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as Manifest;
}

/**
 * Returns a handler that answers npm's registry requests from the packages in a folder, and with 404 for other
 * packages.
 */
function registryOf(shelf: string): http.RequestListener {
  const packages = fs
    .readdirSync(shelf)
    .map((tarball) => ({ tarball, manifest: manifestIn(path.join(shelf, tarball)) }));
  return ({ url = '', headers }, response) => {
    const requested = decodeURIComponent(url.slice(1));
    const found = packages.find((each) => each.tarball === requested || each.manifest.name === requested);
    if (found === undefined) {
      response.writeHead(404).end();
    } else if (found.tarball === requested) {
      response.end(fs.readFileSync(path.join(shelf, requested)));
    } else {
      const { name, version } = found.manifest;
      const dist = { tarball: `http://${headers.host}/${found.tarball}` };
      const versions = { [version]: { ...found.manifest, dist } };
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    }
  };
}

interface Ended {
  readonly exit: number | string | null | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs `npx sandtable …` as a user does. */
const npx = (words: readonly string[], input?: string): Promise<Ended> =>
  say('npx', ['--yes', 'sandtable', ...words], input);

/** Runs the installed command line directly, since npm takes time to start. */
function sandtable(...words: string[]): Promise<Ended> {
  const [brought] = fs.globSync('cache/_npx/*/node_modules/.bin/sandtable', { cwd: place });
  return say(path.join(place, brought), words);
}

/** Runs a program in an empty folder, with the Node and npm of the machine and without packages of the repository. */
function say(program: string, words: readonly string[], input = ''): Promise<Ended> {
  const surroundings = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|VITE|VSCODE)/i.test(name));
  const commands = (process.env.PATH ?? '').split(path.delimiter).filter((each) => !each.includes('node_modules'));
  const env = {
    ...Object.fromEntries(surroundings),
    PATH: commands.join(path.delimiter),
    HOME: place,
    npm_config_cache: path.join(place, 'cache'),
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
  };
  return new Promise((resolve) => {
    const cwd = path.join(place, 'empty');
    const child = execFile(program, words, { cwd, env }, (problem, out, err) => {
      resolve({ exit: problem ? problem.code : 0, out, err });
    });
    child.stdin?.write(input);
  });
}

test('npx in an empty folder runs a command line that checks, plays, formats, draws and explains', async () => {
  const file = path.join(place, 'empty/battle.sand');
  fs.writeFileSync(file, BATTLE.replace('  move ', '      move '));
  expect(await npx(['check', '.'])).toMatchObject({ exit: 0, out: 'No findings in 1 file.\n', err: '' });
  expect((await sandtable('run', 'battle.sand')).out).toContain('Attack on 2612: 25 to 20');
  expect(await sandtable('format', '.')).toMatchObject({ exit: 0 });
  expect(fs.readFileSync(file, 'utf8')).toBe(BATTLE);
  const pictures = ['map.png', 'kit.pdf', 'turn.html'];
  await Promise.all(
    pictures.map(async (picture) => {
      expect(await sandtable('render', 'battle.sand', '-o', picture)).toMatchObject({ exit: 0, err: '' });
      expect(fs.statSync(path.join(place, 'empty', picture)).size).toBeGreaterThan(10_000);
    }),
  );
  expect((await sandtable('rules', 'pgg')).out).toMatch(/^7\.1 .*\(\d+ places, \d+ tests\)$/m);
  expect(fs.readdirSync(path.join(place, 'empty')).toSorted()).toEqual([
    'battle.sand',
    'kit.pdf',
    'map.png',
    'turn.html',
  ]);
}, 60_000);

test('npx in an empty folder runs a language server', async () => {
  const said = (message: object): string => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    return `Content-Length: ${text.length}\r\n\r\n${text}`;
  };
  const params = { processId: null, rootUri: null, capabilities: {} };
  const messages = [{ id: 1, method: 'initialize', params }, { id: 2, method: 'shutdown' }, { method: 'exit' }];
  const { exit, out } = await npx(['lsp'], messages.map(said).join(''));
  expect(exit).toBe(0);
  expect(out).toContain('"hoverProvider":true');
});

test('the npm package has its licences and no files of the editor, and depends only on the PNG library', () => {
  expect(files).toContain(`package/dist/${LICENCES}`);
  expect(files.filter((file) => /extension|walkthrough|examples|\.ts$/.test(file))).toEqual([]);
  expect(Object.keys(manifest).filter((key) => /depend|scripts|private|contributes/i.test(key))).toEqual([
    'dependencies',
  ]);
  expect(manifest).toMatchObject({
    engines: { node: '>=20.19' },
    bin: { sandtable: 'dist/cli.mjs' },
    dependencies: { '@resvg/resvg-js': expect.any(String) as string },
  });
});
