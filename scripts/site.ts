/** Builds the site of `docs/` in `out/site`, and follows its links. Exit code 1 when one leads nowhere. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vitepress';
import { deadLinks } from './dead-links.ts';
import { ROOT, run } from './run.ts';

const SITE = path.join(ROOT, 'out/site');

// The build of the project draws the diagrams of the grammar with its parser.
if (!fs.existsSync(path.join(ROOT, 'out/railroad'))) await run('langium', ['generate']);
await build(path.join(ROOT, 'docs'), { outDir: SITE });

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
