import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { ROOT } from './run.ts';
import { grammarInShort } from './grammar-in-short.ts';
import { inlineAdapter } from './inline-adapter.ts';
import { landUnitsOnly } from './land-units-only.ts';
import { noJsdoc } from './no-jsdoc.ts';
import { noModules } from './no-modules.ts';
import { oneThread } from './one-thread.ts';
import { beside } from './beside.ts';
import { plainPages } from './plain-pages.ts';
import { plainCollections } from './plain-collections.ts';
import { tablesAsText } from './tables-as-text.ts';

/** A file of `dist/` and the entry it is made from. */
export interface Bundle {
  readonly file: string;
  readonly entry: string;
  readonly options: BuildOptions;
  /** Bytes it may not exceed: a build that does fails. */
  readonly limit?: number;
}

/** The folder of the games in `dist/`. */
export const RULESETS = 'rulesets';

/** ES modules have no `require`; commander and the native picture library ask for it. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

const plugins = [
  landUnitsOnly,
  grammarInShort,
  noJsdoc,
  noModules,
  oneThread,
  plainPages,
  plainCollections,
  tablesAsText,
];
/** Those for a browser bring along what Node has. */
const alias = {
  'csv-parse/browser/esm/sync': 'csv-parse/sync',
  'csv-stringify/browser/esm/sync': 'csv-stringify/sync',
};
const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node20', plugins, alias };
const browser: BuildOptions = { platform: 'browser', target: 'es2022', plugins, alias };

/** Of the library for words the build that asks nothing of Node. */
const words = { '@vscode/l10n': path.join(ROOT, 'node_modules/@vscode/l10n/dist/browser.js') };
/** Where disk and links are read; what stands beside it would bring half of Langium into what only Node loads. */
const disk = { 'langium/node': path.join(ROOT, 'node_modules/langium/lib/node/node-file-system-provider.js') };
/** One script for both hosts, desktop and web: it asks for what only Node has when it runs there. */
const everywhere: BuildOptions = {
  ...node,
  target: 'es2022',
  conditions: ['browser'],
  alias: { ...alias, ...disk, ...words },
};

const games = fs
  .readdirSync(path.join(ROOT, 'engine/rulesets'))
  .filter((id) => fs.existsSync(path.join(ROOT, 'engine/rulesets', id, 'index.ts')));

/** A script for all that is loaded when it is asked for: a worker finds it in `sandtableScript` after `importScripts`, Node in what it exports. */
const script: BuildOptions = {
  platform: 'neutral',
  format: 'iife',
  target: 'es2022',
  globalName: 'sandtableScript',
  footer: { js: 'if (typeof module === "object") module.exports = sandtableScript;' },
};

/** The games, what plays one, what is told of it and that in Italian apart: server, worker and command line load those that are asked for. */
const GAME_BUNDLES: readonly Bundle[] = games.flatMap((id) => [
  { file: `${RULESETS}/${id}.js`, entry: `engine/rulesets/${id}/rules.ts`, options: script, limit: 400_000 },
  { file: `${RULESETS}/${id}-book.js`, entry: `engine/rulesets/${id}/book.ts`, options: script, limit: 400_000 },
  {
    file: `${RULESETS}/${id}-it.js`,
    entry: `engine/rulesets/${id}/rulebook/titles-it.ts`,
    options: script,
    limit: 40_000,
  },
]);

/** The server, which starts with every window, and the games beside it. */
export const SERVER_BUNDLES: readonly Bundle[] = [
  { file: 'server.js', entry: 'language-server/main.ts', options: everywhere, limit: 1_050_000 },
  { file: 'csv.js', entry: 'language-server/order-of-battle/csv.ts', options: { ...script, plugins, alias } },
  { file: 'words-it.js', entry: 'language-server/words/it.ts', options: script },
  ...GAME_BUNDLES,
];

const pdfBeside = beside('print/pdf', 'pdf.mjs');
/** What writes PDF, which is loaded when one is asked for. */
const PDF: Bundle = { file: 'pdf.mjs', entry: 'preview/print/pdf.ts', options: { ...browser, format: 'esm' } };

/** What answers a language model, which is loaded when one asks. */
const MCP: Bundle = {
  file: 'mcp.mjs',
  entry: 'cli/mcp/serve.ts',
  options: { ...node, format: 'esm', banner: { js: REQUIRE } },
};

/** What speaks to queues of games, which is loaded by who sends or serves. */
const QUEUE: Bundle = {
  file: 'queue.mjs',
  entry: 'cli/queue/queue.ts',
  options: { ...node, format: 'esm', banner: { js: REQUIRE } },
};

/** The command line, without the games and what else it loads. */
const CLI: Bundle = {
  file: 'cli.mjs',
  entry: 'cli/main.ts',
  options: {
    ...node,
    format: 'esm',
    plugins: [...plugins, pdfBeside, beside('mcp/serve', 'mcp.mjs'), beside('queue/queue', 'queue.mjs')],
    external: ['@resvg/resvg-js', 'piscina'],
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
  },
};

export const CLI_BUNDLES: readonly Bundle[] = [CLI, PDF, QUEUE, ...GAME_BUNDLES];

/** What the extension ships and the command line runs. */
export const BUNDLES: readonly Bundle[] = [
  ...SERVER_BUNDLES,
  {
    file: 'extension.js',
    entry: 'extension/main.ts',
    options: { ...everywhere, plugins: [...plugins, pdfBeside, inlineAdapter], external: ['vscode'] },
  },
  { file: 'server-start.cjs', entry: 'language-server/start-node.ts', options: node },
  { file: 'preview.js', entry: 'preview/webview/main.ts', options: { ...browser, format: 'iife' } },
  { file: 'turn.js', entry: 'preview/turn/main.ts', options: { ...browser, format: 'iife' } },
  CLI,
  MCP,
  PDF,
  QUEUE,
];

/** The tests that run inside the editor. */
export const TEST_BUNDLE: Bundle = {
  file: 'extension.cjs',
  entry: 'tests/extension/index.ts',
  options: { ...node, external: ['vscode', 'mocha'], sourcemap: 'inline', minify: false },
};

/** Makes bundles in a folder; what went into each comes back in their order. */
export async function make(bundles: readonly Bundle[], folder: string): Promise<readonly Metafile[]> {
  const made = await Promise.all(bundles.map((each) => makeOne(each, folder)));
  // Whatever package the folder lies in, Node is to read what is shared with workers as scripts.
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  return made;
}

async function makeOne({ file, entry, options }: Bundle, folder: string): Promise<Metafile> {
  const shared: BuildOptions = {
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
  const outfile = path.join(folder, file);
  const { metafile } = await build({ ...shared, ...options, entryPoints: [entry], outfile });
  return metafile!; // asked for above
}
