/**
 * Installs a complete VS Code (workbench, server, Node extension host) into `.vscode-host/` from the npm package
 * code-server, so that the extension can be tested on machines without a desktop. Does nothing when the VS Code is
 * already installed. A C++ compiler, make and python3 are needed only for two optional native modules.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The version of code-server, by major version of Node. code-server 4.N contains VS Code 1.N and requires one
 * particular version of Node.
 */
const HOST_BY_NODE: ReadonlyMap<string, string> = new Map([
  ['22', '4.117.0'],
  ['24', '4.139.1'],
]);
/**
 * The version of ripgrep to install. VS Code needs it for `workspace.findFiles`, but versions of code-server up to
 * 4.117 do not contain it.
 */
const RIPGREP_VERSION = '1.18.0';

const [nodeMajor] = process.versions.node.split('.');
const version = HOST_BY_NODE.get(nodeMajor);
if (version === undefined) {
  throw new Error(
    `No VS Code host for Node ${process.versions.node}. Use Node ${[...HOST_BY_NODE.keys()].join(' or ')}.`,
  );
}

const root = path.resolve(import.meta.dirname, '..', '.vscode-host');
const stamp = path.join(root, 'installed');
const required = `${version} node${process.versions.modules}`;
const installed = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === required;
if (!installed) install();

function install(): void {
  fs.rmSync(root, { recursive: true, force: true });
  fs.mkdirSync(root, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { 'code-server': version, '@vscode/ripgrep-linux-x64': RIPGREP_VERSION },
  };
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  // The package's own install script would compile kerberos and fetch binaries that tests never need.
  npm(root, 'install', '--ignore-scripts');
  const vscode = path.join(root, 'node_modules/code-server/lib/vscode');
  // `npm ci` is not used, because it rejects the shrinkwrap file of this folder.
  npm(vscode, 'install', '--omit=dev', '--ignore-scripts');
  addRipgrep(vscode);
  for (const name of ['native-watchdog', '@vscode/native-watchdog', '@vscode/spdlog']) buildOptional(vscode, name);
  fs.writeFileSync(stamp, required);
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

/**
 * Compiles an optional native module. Without the module VS Code works, but prints long errors and writes no log files.
 */
function buildOptional(vscode: string, name: string): void {
  if (!fs.existsSync(path.join(vscode, 'node_modules', name))) return;
  try {
    npm(vscode, 'rebuild', name);
  } catch {
    console.warn(`${name} could not be built; VS Code runs without it.`);
  }
}
