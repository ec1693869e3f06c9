import { missingPrograms } from './other-programs.ts';
import { has, run } from './run.ts';
import { missingForEditor } from './vscode-host.ts';

/** Chromium shows the workbench; without a typeface it shows no letters. */
const FOR_WORKBENCH = ['chromium-headless-shell', 'fonts-dejavu-core'];

/**
 * Brings what tests in a real editor need, where that may be: Debian packages as root, the VS Code host from npm.
 *
 * @returns What is still missing, in words.
 */
export async function prepareEditor(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return ['Linux (elsewhere: VSCODE_TEST=download npm run test:extension)'];
  if (missingForEditor().some((what) => what.startsWith('Chromium'))) await installPackages(FOR_WORKBENCH);
  await run('node', ['scripts/install-vscode-host.ts']);
  return missingForEditor();
}

/** Brings the other programs in the same way. @returns The names of those still missing, with what would bring them. */
export async function prepareOtherPrograms(): Promise<readonly string[]> {
  for (const { packages } of missingPrograms()) await installPackages(packages);
  return missingPrograms().map(({ name, packages }) => `${name} (apt-get install ${packages.join(' ')})`);
}

/** apt tells hundreds of lines, of interest only when it fails. */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, hold: true };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { ok, said } = await run('apt-get', ['-qq', ...args], quietly);
    if (!ok) console.error(said);
  }
}
