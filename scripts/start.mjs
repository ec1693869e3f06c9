/**
 * `node scripts/start.mjs COMMAND …`: how every script of package.json begins. In a fresh clone, or when the lock file
 * or the grammar has changed, it installs the packages and generates the parser; then it runs the command in the Node that the
 * project brings along. Plain JavaScript without packages, for it starts in whatever Node there is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const tools = join(root, 'node_modules/.bin');
const surroundings = {
  cwd: root,
  env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
  shell: process.platform === 'win32',
};

if (!packagesStand()) {
  const wanted = ['--include=dev', '--include=optional'];
  prepare('Installing packages …', 'npm', ['ci', ...wanted, '--no-audit', '--no-fund', '--loglevel=error']);
}
if (!bringsNode() && !ownNodeWillDo()) {
  fail(`Node ${process.versions.node} is too old; Node 22.18 or newer is needed on this platform.`);
}
if (!parserStands()) prepare('Generating the parser …', 'langium', ['generate']);
run(process.argv.slice(2));

/** Whether every package is there in the version of the lock file; those of other platforms may be missing. */
function packagesStand() {
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

/** Whether the parser was generated after the last change of the grammar. */
function parserStands() {
  const parser = join(root, 'language-server/generated/grammar.ts');
  const sources = ['langium-config.json', ...readdirSync(join(root, 'grammar')).map((name) => join('grammar', name))];
  return existsSync(parser) && sources.every((name) => changed(join(root, name)) <= changed(parser));
}

function changed(file) {
  return statSync(file).mtimeMs;
}

function bringsNode() {
  return existsSync(join(tools, 'node'));
}

/** Scripts are TypeScript, which Node reads since 22.18. */
function ownNodeWillDo() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** A step of the set-up; standard output is left to the command. */
function prepare(what, command, args) {
  console.error(what);
  const { status } = spawnSync(command, args, { ...surroundings, stdio: ['inherit', 2, 2] });
  if (status !== 0) fail(`That failed: ${[command, ...args].join(' ')}`);
}

function run([command, ...args]) {
  const child = spawn(command, args, { ...surroundings, stdio: 'inherit' });
  child.once('error', ({ message }) => fail(`${command} could not be started: ${message}`));
  child.once('exit', (code) => process.exit(code ?? 1));
  // Ctrl+C reaches the command by itself; we stay until it has ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
