/** `npm run package`: builds and packs the extension as `out/sandtable.vsix`; `--built` packs what stands in `dist/`. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.ts';

const FILE = 'out/sandtable.vsix';
const OPTIONS = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];

const isBuilt =
  process.argv.includes('--built') || (await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok;
fs.mkdirSync(path.join(ROOT, path.dirname(FILE)), { recursive: true });
process.exitCode = isBuilt && (await run('vsce', ['package', ...OPTIONS, '-o', FILE])).ok ? 0 : 1;
