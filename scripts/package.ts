/**
 * `npm run package`: builds the extension and packs it as `out/sandtable.vsix`. `--built` packs the current `dist/`
 * without building it. `--loose` compresses less, in a fifth of the time, and does not check the size. `-o FILE` sets
 * the path of the package.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repacked } from './repack.ts';
import { ROOT, run } from './run.ts';
import { stageExtension } from './stage.ts';

const OPTIONS = ['--no-dependencies'];
/**
 * A fixed modification time, the earliest in UTC that a zip file can store, so that the same files produce the same
 * package.
 */
const FIXED_TIME = { SOURCE_DATE_EPOCH: '315619200', TZ: 'UTC' };
/**
 * Maximum size of the package in bytes. An editor in a browser downloads and unpacks the package with every window; see
 * `docs/install.md`.
 */
const MAX_PACKAGE_BYTES = 2_200_000;

const isLoose = process.argv.includes('--loose');
const outputFlag = process.argv.indexOf('-o');
const file = path.resolve(ROOT, outputFlag > 0 ? process.argv[outputFlag + 1] : 'out/sandtable.vsix');
process.exitCode = (await pack()) ? 0 : 1;

async function pack(): Promise<boolean> {
  if (!process.argv.includes('--built') && !(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok)
    return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-extension-'));
  stageExtension(ROOT, folder);
  const { ok } = await run('vsce', ['package', ...OPTIONS, '-o', file], { cwd: folder, env: FIXED_TIME });
  fs.rmSync(folder, { recursive: true });
  if (!ok) return false;
  const packed = await repacked(fs.readFileSync(file), isLoose);
  fs.writeFileSync(file, packed);
  const size = packed.length;
  if (!isLoose && size > MAX_PACKAGE_BYTES) {
    console.error(`${file} has ${size} bytes; the limit is ${MAX_PACKAGE_BYTES}.`);
    return false;
  }
  return true;
}
