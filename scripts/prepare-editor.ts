import { has, run } from './run.ts';
import { missingForEditor } from './vscode-host.ts';

/** Chromium shows the workbench; without a typeface it shows no letters. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core'];

/**
 * Brings what tests in a real editor need, where that may be: Debian packages as root, the VS Code host from npm.
 *
 * @returns What is still missing, in words.
 */
export async function prepareEditor(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return ['Linux (elsewhere: VSCODE_TEST=download npm run test:extension)'];
  if (missingForEditor().some((what) => what.startsWith('Chromium')) && mayInstallPackages()) await installPackages();
  await run('node', ['scripts/install-vscode-host.ts']);
  return missingForEditor();
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && has('apt-get');
}

/** apt tells hundreds of lines, of interest only when it fails. */
async function installPackages(): Promise<void> {
  console.log(`Installing ${DEBIAN_PACKAGES.join(', ')} …`);
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, hold: true };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]]) {
    const { ok, said } = await run('apt-get', ['-qq', ...args], quietly);
    if (!ok) console.error(said);
  }
}
