/**
 * `node scripts/start.mjs COMMAND …`: runs a command for every script of package.json. In a fresh clone, or after a
 * change of the lock file or the grammar, it first installs the packages and generates the parser. The command runs in
 * the Node version of the project's packages. This file is plain JavaScript without packages, because it must run in
 * any version of Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const tools = join(root, 'node_modules/.bin');
const spawnOptions = {
  cwd: root,
  env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
  shell: process.platform === 'win32',
};

if (!packagesAreInstalled()) {
  const include = ['--include=dev', '--include=optional'];
  prepare('Installing packages …', 'npm', ['ci', ...include, '--no-audit', '--no-fund', '--loglevel=error']);
}
if (!hasProjectNode() && !currentNodeSuffices()) {
  fail(`Node ${process.versions.node} is too old; Node 22.18 or newer is needed on this platform.`);
}
if (!parserIsCurrent()) prepare('Generating the parser …', 'langium', ['generate']);
run(process.argv.slice(2));

/**
 * Returns whether every package is installed in the version of the lock file. Optional packages may be missing: some
 * are for other platforms.
 */
function packagesAreInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional }]) =>
      place in installed ? installed[place].version === version : optional === true,
    );
}

function packagesOf(lock) {
  const file = join(root, lock);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Returns whether the generated parser is newer than the grammar. */
function parserIsCurrent() {
  const parser = join(root, 'language-server/generated/grammar.ts');
  const sources = ['langium-config.json', ...readdirSync(join(root, 'grammar')).map((name) => join('grammar', name))];
  return existsSync(parser) && sources.every((name) => modifiedAt(join(root, name)) <= modifiedAt(parser));
}

function modifiedAt(file) {
  return statSync(file).mtimeMs;
}

function hasProjectNode() {
  return existsSync(join(tools, 'node'));
}

/** Returns whether this Node can run the scripts, which are TypeScript: Node 22.18 or newer. */
function currentNodeSuffices() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** Runs a step of the set-up, with its output on standard error. Standard output belongs to the command. */
function prepare(what, command, args) {
  console.error(what);
  const { status } = spawnSync(command, args, { ...spawnOptions, stdio: ['inherit', 2, 2] });
  if (status !== 0) fail(`Failed: ${[command, ...args].join(' ')}`);
}

function run([command, ...args]) {
  const child = spawn(command, args, { ...spawnOptions, stdio: 'inherit' });
  child.once('error', ({ message }) => fail(`${command} could not be started: ${message}`));
  child.once('exit', (code) => process.exit(code ?? 1));
  // The terminal sends Ctrl+C to the command too. This process waits until the command has ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
