/**
 * Builds `dist/`: generates the parser, checks all types (project references make a wrong import an error), and bundles
 * the extension and the command line. `--no-types` skips the type check, `--quiet` the list of sizes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BUNDLES, make, RULESETS, TEST_BUNDLE } from './bundles.ts';
import { LICENCES, licencesOf } from './licences.ts';
import { CHECK_TYPES, ROOT, run } from './run.ts';

const DIST = path.join(ROOT, 'dist');
const DIST_TEST = path.join(ROOT, 'dist-test');

if (!(await run('langium', ['generate'])).ok) process.exit(1);
const [tsc, ...args] = CHECK_TYPES;
const types = process.argv.includes('--no-types') ? undefined : run(tsc, args);
const [shipped] = await Promise.all([make(BUNDLES, DIST), make([TEST_BUNDLE], DIST_TEST)]);
fs.writeFileSync(path.join(DIST, LICENCES), licencesOf(ROOT, shipped));
fs.chmodSync(path.join(DIST, 'cli.mjs'), 0o755);
removeStaleFiles();
if (types && !(await types).ok) process.exit(1);

const sized = BUNDLES.map(({ file, limit = Infinity }) => ({
  file,
  limit,
  bytes: fs.statSync(path.join(DIST, file)).size,
}));
if (!process.argv.includes('--quiet'))
  for (const { file, bytes } of sized) console.log(`dist/${file.padEnd(20)} ${kilobytes(bytes)}`);
const tooLarge = sized.filter(({ bytes, limit }) => bytes > limit);
for (const { file, limit } of tooLarge) console.error(`dist/${file} is larger than ${kilobytes(limit).trim()}.`);
if (tooLarge.length > 0) process.exit(1);

/** Removes files of earlier builds, which would otherwise be packaged. */
function removeStaleFiles(): void {
  const files = BUNDLES.map(({ file }) => file);
  const ours = new Set(['package.json', LICENCES, RULESETS, ...files]);
  for (const name of fs.readdirSync(DIST, { recursive: true, encoding: 'utf8' }))
    if (!ours.has(name)) fs.rmSync(path.join(DIST, name), { recursive: true, force: true });
}

function kilobytes(bytes: number): string {
  return `${String(Math.round(bytes / 1000)).padStart(5)} kB`;
}
