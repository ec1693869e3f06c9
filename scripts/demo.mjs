/**
 * `npm run demo` on a fresh clone: installs what is missing, then plays an example. Plain JavaScript without
 * packages, for it starts in whatever Node there is; the rest runs in the Node the project brings along.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');

if (!existsSync(join(root, 'node_modules/esbuild'))) {
  console.log('Installing packages (once) …');
  step('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeWillDo = major > 22 || (major === 22 && minor >= 18);
if (!existsSync(node) && !ownNodeWillDo) {
  console.error(`Node ${process.versions.node} is too old; Node 22.18 or newer is needed on this platform.`);
  process.exit(1);
}
step(existsSync(node) ? node : process.execPath, [join(root, 'scripts/demo.ts')]);

function step(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
