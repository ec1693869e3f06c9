import { has, run } from './run.ts';
import { missingForEditor } from './vscode-host.ts';

/**
 * Brings what tests in a real editor need, where that may be: Debian packages as root, the VS Code host from npm.
 *
 * @returns What is still missing, in words.
 */
export async function prepareEditor(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return ['Linux (elsewhere: VSCODE_TEST=download npm run test:extension)'];
  if (missingForEditor().some((what) => what.startsWith('Chromium')) && mayInstallPackages()) {
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], quiet);
  }
  await run('node', ['scripts/install-vscode-host.ts']);
  return missingForEditor();
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && has('apt-get');
}
