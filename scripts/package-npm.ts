/**
 * `npm run package:npm`: builds the command line and packs it as `out/sandtable-VERSION.tgz`. `--built` packs the
 * current `dist/` without building it. `-o FOLDER` sets the folder of the package.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.ts';
import { stageCommands } from './stage.ts';

const outputFlag = process.argv.indexOf('-o');
const target = path.resolve(ROOT, outputFlag > 0 ? process.argv[outputFlag + 1] : 'out');
process.exitCode = (await pack()) ? 0 : 1;

async function pack(): Promise<boolean> {
  if (!process.argv.includes('--built') && !(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok)
    return false;
  fs.mkdirSync(target, { recursive: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-commands-'));
  stageCommands(ROOT, folder);
  const { ok } = await run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder });
  fs.rmSync(folder, { recursive: true });
  return ok;
}
