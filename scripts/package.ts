/**
 * `npm run package`: builds the extension and packs it as `out/sandtable.vsix`. `--built` packs the current `dist/`
 * without building it. `--loose` compresses less, in a tenth of the time. `-o FILE` sets the path of the package.
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
/** Maximum size of a package that is compressed less. Such a package is about 3.5 % larger. */
const MAX_LOOSE_PACKAGE_BYTES = 2_270_000;

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
  const limit = isLoose ? MAX_LOOSE_PACKAGE_BYTES : MAX_PACKAGE_BYTES;
  if (size > limit) {
    console.error(`${file} has ${size} bytes; the limit is ${limit}.`);
    return false;
  }
  return true;
}
