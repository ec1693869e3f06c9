import fs from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { ROOT } from './run.ts';
import { landUnitsOnly } from './land-units-only.ts';

/** A file of `dist/` and the entry it is made from. */
export interface Bundle {
  readonly file: string;
  readonly entry: string;
  readonly options: BuildOptions;
}

/** ES modules have no `require`; commander and the native picture library ask for it. */
const REQUIRE = "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);";

const plugins = [landUnitsOnly];
const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node22', plugins };
const browser: BuildOptions = { platform: 'browser', target: 'es2022', plugins };

const games = fs
  .readdirSync(path.join(ROOT, 'engine/rulesets'))
  .filter((id) => fs.existsSync(path.join(ROOT, 'engine/rulesets', id, 'index.ts')));

/** The server, which starts with every window, and beside it the games, of which it loads those that are played. */
export const SERVER_BUNDLES: readonly Bundle[] = [
  { file: 'server.cjs', entry: 'language-server/main-node.ts', options: node },
  ...games.map((id) => ({ file: `ruleset-${id}.cjs`, entry: `engine/rulesets/${id}/index.ts`, options: node })),
];

/** What the extension ships and the command line runs. */
export const BUNDLES: readonly Bundle[] = [
  ...SERVER_BUNDLES,
  { file: 'extension.cjs', entry: 'extension/main-node.ts', options: { ...node, external: ['vscode'] } },
  {
    file: 'extension-web.js',
    entry: 'extension/main-web.ts',
    options: { ...browser, format: 'cjs', external: ['vscode'] },
  },
  { file: 'server-start.cjs', entry: 'language-server/start-node.ts', options: node },
  { file: 'server-worker.js', entry: 'language-server/main-browser.ts', options: { ...browser, format: 'iife' } },
  { file: 'preview.js', entry: 'preview/webview/main.ts', options: { ...browser, format: 'iife' } },
  {
    file: 'cli.mjs',
    entry: 'cli/main.ts',
    options: {
      ...node,
      format: 'esm',
      external: ['@resvg/resvg-js'],
      banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    },
  },
];

/** The tests that run inside the editor. */
export const TEST_BUNDLE: Bundle = {
  file: 'extension.cjs',
  entry: 'tests/extension/index.ts',
  options: { ...node, external: ['vscode', 'mocha'], sourcemap: 'inline', minify: false },
};
