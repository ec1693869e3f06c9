/**
 * Installs a complete VS Code (workbench, server, Node extension host) into `.vscode-host/` from the
 * npm package code-server, so that the extension can be tested where no desktop VS Code can be had.
 * Does nothing when it is already there. A C++ compiler, make and python3 serve two optional native
 * modules only.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** code-server 4.N carries VS Code 1.N and wants one Node major. */
const HOST_BY_NODE: ReadonlyMap<string, string> = new Map([
  ['22', '4.117.0'],
  ['24', '4.139.1'],
]);
/** Versions up to 4.117 bring no ripgrep, without which `workspace.findFiles` fails. */
const RIPGREP = '1.18.0';

const [nodeMajor] = process.versions.node.split('.');
const version = HOST_BY_NODE.get(nodeMajor);
if (version === undefined) {
  throw new Error(
    `No VS Code host is known for Node ${process.versions.node}: Node ${[...HOST_BY_NODE.keys()].join(' or ')} is needed.`,
  );
}

const root = path.resolve(import.meta.dirname, '..', '.vscode-host');
const stamp = path.join(root, 'installed');
const wanted = `${version} node${process.versions.modules}`;
const installed = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted;
if (!installed) install();

function install(): void {
  fs.rmSync(root, { recursive: true, force: true });
  fs.mkdirSync(root, { recursive: true });
  const manifest = { private: true, dependencies: { 'code-server': version, '@vscode/ripgrep-linux-x64': RIPGREP } };
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  // The package's own install script would compile kerberos and fetch binaries that tests never need.
  npm(root, 'install', '--ignore-scripts');
  const vscode = path.join(root, 'node_modules/code-server/lib/vscode');
  // `npm ci` refuses this folder's shrinkwrap.
  npm(vscode, 'install', '--omit=dev', '--ignore-scripts');
  addRipgrep(vscode);
  for (const name of ['native-watchdog', '@vscode/native-watchdog', '@vscode/spdlog']) buildOptional(vscode, name);
  fs.writeFileSync(stamp, wanted);
}

function npm(cwd: string, ...args: readonly string[]): void {
  execFileSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function addRipgrep(vscode: string): void {
  const home = path.join(vscode, 'node_modules/@vscode/ripgrep');
  if (!fs.existsSync(home)) return;
  const binary = path.join(home, 'bin/rg');
  fs.mkdirSync(path.dirname(binary), { recursive: true });
  fs.copyFileSync(path.join(root, 'node_modules/@vscode/ripgrep-linux-x64/bin/rg'), binary);
  fs.chmodSync(binary, 0o755);
}

/** Without these VS Code still runs, but prints long errors and writes no log files. */
function buildOptional(vscode: string, name: string): void {
  if (!fs.existsSync(path.join(vscode, 'node_modules', name))) return;
  try {
    npm(vscode, 'rebuild', name);
  } catch {
    console.warn(`${name} could not be built; VS Code goes on without it.`);
  }
}
