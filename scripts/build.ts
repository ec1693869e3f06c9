/**
 * Builds `dist/`: generates the parser, checks all types (project references make a wrong import an error),
 * bundles what the editor and the command line run. `--no-types` leaves out the check of types, `--quiet` the list of sizes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { BUNDLES, TEST_BUNDLE, type Bundle } from './bundles.ts';
import { LICENCES, licencesOf } from './licences.ts';
import { ROOT, run } from './run.ts';

const DIST = path.join(ROOT, 'dist');
const DIST_TEST = path.join(ROOT, 'dist-test');
/** The server starts with every window: it must stay small. */
const SERVER_LIMIT = 1_000_000;

const sizes = new Map<string, number>();

if (!(await run('langium', ['generate'])).ok) process.exit(1);
const types = process.argv.includes('--no-types') ? undefined : run('tsc', ['-b']);
const shipped = BUNDLES.map((each) => bundle(each, DIST));
await Promise.all([...shipped, bundle(TEST_BUNDLE, DIST_TEST)]);
fs.writeFileSync(path.join(DIST, LICENCES), licencesOf(ROOT, await Promise.all(shipped)));
copyStyles();
fs.chmodSync(path.join(DIST, 'cli.mjs'), 0o755);
removeStrangers();
if (types && !(await types).ok) process.exit(1);

if (!process.argv.includes('--quiet'))
  for (const [file, bytes] of sizes) console.log(`dist/${file.padEnd(18)} ${kilobytes(bytes)}`);
if ((sizes.get('server.cjs') ?? 0) > SERVER_LIMIT) {
  console.error(`dist/server.cjs is larger than ${kilobytes(SERVER_LIMIT)}.`);
  process.exit(1);
}

async function bundle({ file, entry, options }: Bundle, folder: string): Promise<Metafile> {
  const shared: BuildOptions = {
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  };
  const outfile = path.join(folder, file);
  const { metafile } = await build({ ...shared, ...options, entryPoints: [entry], outfile, metafile: true });
  if (folder === DIST) sizes.set(file, fs.statSync(outfile).size);
  return metafile;
}

/** The preview's style sheets become one file, in the order of their names. */
function copyStyles(): void {
  const home = path.join(ROOT, 'preview/webview');
  const sheets = fs.readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const text = sheets.sort().map((name) => fs.readFileSync(path.join(home, name), 'utf8'));
  fs.writeFileSync(path.join(DIST, 'preview.css'), text.join('\n'));
}

/** What an earlier build left would be packaged too. */
function removeStrangers(): void {
  const ours = new Set(['preview.css', LICENCES, ...BUNDLES.map(({ file }) => file)]);
  for (const name of fs.readdirSync(DIST)) if (!ours.has(name)) fs.rmSync(path.join(DIST, name), { recursive: true });
}

function kilobytes(bytes: number): string {
  return `${String(Math.round(bytes / 1000)).padStart(5)} kB`;
}
