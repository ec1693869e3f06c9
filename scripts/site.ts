/**
 * Builds the documentation site from `docs/` in `out/site`, with the playground, and checks its links. `--built` uses
 * the current `dist/`. Exits with 1 when a link is broken.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vitepress';
import { deadLinks } from './dead-links.ts';
import { makePlayground } from './playground.ts';
import { ROOT, run } from './run.ts';

const SITE = path.join(ROOT, 'out/site');

// The build also draws the grammar diagrams of the site.
if (!process.argv.includes('--built') && !(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok)
  process.exit(1);
await build(path.join(ROOT, 'docs'), { outDir: SITE });
await makePlayground(path.join(SITE, 'playground'));

const names = fs
  .readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
const files = new Map(
  names.map((name) => {
    const text = name.endsWith('.html') ? fs.readFileSync(name, 'utf8') : undefined;
    return [path.relative(SITE, name).replaceAll(path.sep, '/'), text] as const;
  }),
);
for (const { page, link, why } of deadLinks(files)) {
  console.error(`${page}: ${link}: ${why}`);
  process.exitCode = 1;
}
