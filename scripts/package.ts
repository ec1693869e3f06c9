/** `npm run package`: builds and packs the extension as `out/sandtable.vsix`; `--built` packs what stands in `dist/`, `--loose` into a few bytes more in a fifth of the time, whatever its size, `-o FILE` elsewhere. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repacked } from './repack.ts';
import { ROOT, run } from './run.ts';
import { stageExtension } from './stage.ts';

const OPTIONS = ['--no-dependencies'];
/** The earliest day that a zip can name, in a place where the clock tells the same for all. */
const SAME_TIME = { SOURCE_DATE_EPOCH: '315619200', TZ: 'UTC' };
/** What is downloaded for each version, and unpacked with every window of an editor in a browser: see `docs/install.md`. */
const MOST_BYTES = 1_900_000;

const isLoose = process.argv.includes('--loose');
const asked = process.argv.indexOf('-o');
const file = path.resolve(ROOT, asked > 0 ? process.argv[asked + 1] : 'out/sandtable.vsix');
process.exitCode = (await pack()) ? 0 : 1;

async function pack(): Promise<boolean> {
  if (!process.argv.includes('--built') && !(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok)
    return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-extension-'));
  stageExtension(ROOT, folder);
  const { ok } = await run('vsce', ['package', ...OPTIONS, '-o', file], { cwd: folder, env: SAME_TIME });
  fs.rmSync(folder, { recursive: true });
  if (!ok) return false;
  const packed = await repacked(fs.readFileSync(file), isLoose);
  fs.writeFileSync(file, packed);
  const size = packed.length;
  if (!isLoose && size > MOST_BYTES) {
    console.error(`${file} has ${size} bytes; ${MOST_BYTES} are the limit.`);
    return false;
  }
  return true;
}
