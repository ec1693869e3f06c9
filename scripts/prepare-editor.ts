import { missingPrograms } from './other-programs.ts';
import { has, run } from './run.ts';
import { missingForEditor } from './vscode-host.ts';

/** The packages for tests in the workbench: a browser and a font. */
const WORKBENCH_PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core'];

/**
 * Installs the programs that tests in a real editor need: Debian packages, if the user is root, and the VS Code host
 * from npm.
 * @returns Descriptions of what is still missing.
 */
export async function prepareEditor(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return ['Linux (elsewhere: VSCODE_TEST=download npm run test:extension)'];
  if (missingForEditor().some((what) => what.startsWith('Chromium'))) await installPackages(WORKBENCH_PACKAGES);
  await run('node', ['scripts/install-vscode-host.ts']);
  return missingForEditor();
}

/**
 * Installs the other programs that tests need, such as Redis. @returns The names of programs that are still missing,
 * with the command that installs them.
 */
export async function prepareOtherPrograms(): Promise<readonly string[]> {
  for (const { packages } of missingPrograms()) await installPackages(packages);
  return missingPrograms().map(({ name, packages }) => `${name} (apt-get install ${packages.join(' ')})`);
}

/** Installs Debian packages if the user is root. Prints the output of apt only when it fails. */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { ok, output } = await run('apt-get', ['-qq', ...args], options);
    if (!ok) console.error(output);
  }
}
