/** `npm run bench`, `npm run fuzz`, `npm run fuzz:faults`: bundles a room (or another file of one) of the sources and runs it; `bench` measures what is shipped, so builds it first. */
import { run } from './run.ts';

const [room, ...words] = process.argv.slice(2);
const entry = room.endsWith('.ts') ? room : `${room}/main.ts`;
const bundled = `out/${entry.replace(/\.ts$/, '.mjs')}`;
const options = ['--bundle', '--packages=external', '--platform=node', '--format=esm', '--log-level=warning'];

if (room === 'bench') await must('node', 'scripts/build.ts', '--no-types', '--quiet');
await must('esbuild', entry, ...options, `--outfile=${bundled}`);
const { ok } = await run('node', [bundled, ...words]);
process.exitCode = ok ? 0 : 1;

/** What a preparation says is of interest only when it fails. */
async function must(command: string, ...args: readonly string[]): Promise<void> {
  const { ok, said } = await run(command, args, { hold: true });
  if (ok) return;
  console.error(said);
  process.exit(1);
}
