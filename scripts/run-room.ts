/**
 * Implements `npm run bench`, `npm run fuzz` and `npm run fuzz:faults`. Bundles a file, or `main.ts` if a folder is
 * given, and runs the bundle. For `bench`, builds `dist/` first, because `bench` measures the bundles in it.
 */
import { run } from './run.ts';

const [folderOrFile, ...args] = process.argv.slice(2);
const entry = folderOrFile.endsWith('.ts') ? folderOrFile : `${folderOrFile}/main.ts`;
const bundled = `out/${entry.replace(/\.ts$/, '.mjs')}`;
const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--log-level=warning'];

if (folderOrFile === 'bench') await runOrExit('node', 'scripts/build.ts', '--no-types', '--quiet');
await runOrExit('esbuild', entry, ...options, `--outfile=${bundled}`);
const { ok } = await run('node', [bundled, ...args]);
process.exitCode = ok ? 0 : 1;

/** Runs a command. If it fails, prints its output and exits. */
async function runOrExit(command: string, ...args: readonly string[]): Promise<void> {
  const { ok, output } = await run(command, args, { capture: true });
  if (ok) return;
  console.error(output);
  process.exit(1);
}
