/** `npm run package:npm`: builds and packs the command line as `out/sandtable-VERSION.tgz`; `--built` packs what stands in `dist/`, `-o FOLDER` elsewhere. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.ts';
import { stageCommands } from './stage.ts';

const asked = process.argv.indexOf('-o');
const goal = path.resolve(ROOT, asked > 0 ? process.argv[asked + 1] : 'out');
process.exitCode = (await pack()) ? 0 : 1;

async function pack(): Promise<boolean> {
  if (!process.argv.includes('--built') && !(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok)
    return false;
  fs.mkdirSync(goal, { recursive: true });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-commands-'));
  stageCommands(ROOT, folder);
  const { ok } = await run('npm', ['pack', '--silent', '--pack-destination', goal], { cwd: folder });
  fs.rmSync(folder, { recursive: true });
  return ok;
}
