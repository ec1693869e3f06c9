import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { ROOT } from './run.ts';
import { compressGrammar } from './compress-grammar.ts';
import { inlineAdapter } from './inline-adapter.ts';
import { trimMilsymbol } from './trim-milsymbol.ts';
import { noJsdoc } from './no-jsdoc.ts';
import { noModules } from './no-modules.ts';
import { noNotebooks } from './no-notebooks.ts';
import { oneThread } from './one-thread.ts';
import { separateScript } from './separate-script.ts';
import { separateBundle } from './separate-bundle.ts';
import { buildServer } from './server-on-demand.ts';
import { buildShared, buildSharing, namesIn, withShared } from './shared-modules.ts';
import { trimPdfLibrary } from './trim-pdf-library.ts';
import { omitLodash } from './omit-lodash.ts';
import { shortSentenceKeys } from './short-sentence-keys.ts';
import { trimCsvLibrary } from './trim-csv-library.ts';

/** A file of `dist/` and its entry point. */
export interface Bundle {
  readonly file: string;
  /** Undefined for the bundle with the modules that other bundles share. */
  readonly entry: string | undefined;
  readonly options: BuildOptions;
  /** Set for a bundle of rules, which uses the shared modules of the engine. */
  readonly isSharing?: true;
  /** Maximum size in bytes; a larger bundle fails the build. */
  readonly limit?: number;
}

/** The folder of the games in `dist/`. */
export const RULESETS = 'rulesets';

/**
 * Code that defines `require`, because ES modules have no `require`. The bundled library commander and the native
 * picture library call it.
 */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

const plugins = [
  trimMilsymbol,
  compressGrammar,
  noJsdoc,
  noModules,
  oneThread,
  trimPdfLibrary,
  omitLodash,
  trimCsvLibrary,
];
/** Replacements for libraries whose browser builds contain copies of modules that Node has. */
const alias = {
  'csv-parse/browser/esm/sync': 'csv-parse/sync',
  'csv-stringify/browser/esm/sync': 'csv-stringify/sync',
};
const node: BuildOptions = { platform: 'node', format: 'cjs', target: 'node20', plugins, alias };
const browser: BuildOptions = { platform: 'browser', target: 'es2022', plugins, alias };

/** The build of the translation library that does not use Node. */
const words = { '@vscode/l10n': path.join(ROOT, 'node_modules/@vscode/l10n/dist/browser.js') };
/**
 * Replaces the module `langium/node` by the one part of it that Sandtable uses, the file system provider. The whole
 * module would add half of Langium to the bundle.
 */
const disk = { 'langium/node': path.join(ROOT, 'node_modules/langium/lib/node/node-file-system-provider.js') };
/**
 * Options for scripts that must run on desktop and web. Such a script loads Node modules only while it runs on Node,
 * never when it starts.
 */
const everywhere: BuildOptions = {
  ...node,
  target: 'es2022',
  conditions: ['browser'],
  alias: { ...alias, ...disk, ...words },
};

const games = fs
  .readdirSync(path.join(ROOT, 'engine/rulesets'))
  .filter((id) => fs.existsSync(path.join(ROOT, 'engine/rulesets', id, 'index.ts')));

/**
 * Options for scripts that are loaded on demand. In a web worker, such a script defines `sandtableScript`; on Node, it
 * exports the same object.
 */
const script: BuildOptions = {
  platform: 'neutral',
  format: 'iife',
  target: 'es2022',
  globalName: 'sandtableScript',
  footer: { js: 'if (typeof module === "object") module.exports = sandtableScript;' },
};

/** The modules of the engine that all bundles of rules use. */
const SHARED: Bundle = { file: `${RULESETS}/shared.js`, entry: undefined, options: script, limit: 132_000 };

/** Three bundles for each game: its rules, its texts, and its texts in Italian. Each bundle is loaded on demand. */
const GAME_BUNDLES: readonly Bundle[] = games.flatMap((id): Bundle[] => [
  {
    file: `${RULESETS}/${id}.js`,
    entry: `engine/rulesets/${id}/rules.ts`,
    options: script,
    isSharing: true,
    limit: 360_000,
  },
  { file: `${RULESETS}/${id}-book.js`, entry: `engine/rulesets/${id}/book.ts`, options: script, limit: 400_000 },
  {
    file: `${RULESETS}/${id}-it.js`,
    entry: `engine/rulesets/${id}/book-it.ts`,
    options: { ...script, plugins: [shortSentenceKeys] },
    limit: 400_000,
  },
]);

/** The reader of rulesets that files declare, with the interpreter that plays them. Loaded on demand. */
const DECLARED: Bundle = {
  file: `${RULESETS}/declared.js`,
  entry: 'language-server/rulesets/script.ts',
  options: script,
  isSharing: true,
  limit: 304_000,
};

const serverPlugins = [...plugins, noNotebooks, separateScript('language-server/rulesets')];

/** The language server, which starts with every window. */
const SERVER: Bundle = {
  file: 'server.js',
  entry: 'language-server/main.ts',
  options: {
    ...everywhere,
    plugins: [...serverPlugins, separateScript('language-server/on-demand'), separateScript('engine/play/lookahead')],
  },
  limit: 1_000_000,
};

/** The part of the language server that answers requests. Loaded on demand. */
const ON_DEMAND: Bundle = {
  file: 'on-demand.js',
  entry: 'language-server/on-demand/script.ts',
  options: { ...everywhere, plugins: serverPlugins },
  limit: 220_000,
};

/** The language server and the bundles that it loads on demand. */
export const SERVER_BUNDLES: readonly Bundle[] = [
  SERVER,
  ON_DEMAND,
  {
    file: 'csv.js',
    entry: 'language-server/order-of-battle/csv.ts',
    options: { ...script, plugins, alias, mainFields: ['browser', 'module', 'main'] },
  },
  {
    file: 'vassal.js',
    entry: 'language-server/vassal-import/import-vassal.ts',
    options: { ...script, mainFields: ['browser', 'module', 'main'] },
    limit: 90_000,
  },
  {
    file: 'words-it.js',
    entry: 'language-server/words/translation.ts',
    options: { ...script, plugins: [shortSentenceKeys], mainFields: ['module', 'main'] },
  },
  SHARED,
  DECLARED,
  ...GAME_BUNDLES,
];

const separatePdf = separateBundle('print/pdf', 'pdf.mjs');
/** The PDF writer, loaded on demand. */
const PDF: Bundle = { file: 'pdf.mjs', entry: 'preview/print/pdf.ts', options: { ...browser, format: 'esm' } };

/** The import of VASSAL modules, loaded by `sandtable import`. */
const VASSAL: Bundle = {
  file: 'vassal.mjs',
  entry: 'language-server/vassal-import/import-vassal.ts',
  options: { ...browser, format: 'esm', mainFields: ['module', 'main'] },
};

/** The MCP server, loaded by `sandtable mcp`. */
const MCP: Bundle = {
  file: 'mcp.mjs',
  entry: 'cli/mcp/serve.ts',
  options: { ...node, format: 'esm', banner: { js: REQUIRE } },
};

/** The bundle that contains BullMQ. The commands `balance --queue` and `worker` load it. */
const QUEUE: Bundle = {
  file: 'queue.mjs',
  entry: 'cli/queue/queue.ts',
  options: { ...node, format: 'esm', banner: { js: REQUIRE } },
};

/** The command line, without the games and other parts that are loaded on demand. */
const CLI: Bundle = {
  file: 'cli.mjs',
  entry: 'cli/main.ts',
  options: {
    ...node,
    format: 'esm',
    plugins: [
      ...plugins,
      noNotebooks,
      separatePdf,
      separateBundle('mcp/serve', 'mcp.mjs'),
      separateBundle('queue/queue', 'queue.mjs'),
      separateBundle('vassal-import/import-vassal', 'vassal.mjs'),
      separateBundle('words/italian', 'words-it.mjs'),
      separateScript('language-server/rulesets'),
    ],
    external: ['@resvg/resvg-js', 'piscina'],
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
  },
};

/** The Italian texts of the command line, loaded for Italian readers. */
const ITALIAN: Bundle = {
  file: 'words-it.mjs',
  entry: 'cli/words/italian.ts',
  options: { ...node, plugins: [...plugins, shortSentenceKeys], format: 'esm' },
};

/** All bundles of the extension and the command line. */
export const BUNDLES: readonly Bundle[] = [
  ...SERVER_BUNDLES,
  {
    file: 'extension.js',
    entry: 'extension/main.ts',
    options: { ...everywhere, plugins: [...plugins, separatePdf, inlineAdapter], external: ['vscode'] },
  },
  { file: 'server-start.cjs', entry: 'language-server/start-node.ts', options: node },
  { file: 'preview.js', entry: 'preview/webview/main.ts', options: { ...browser, format: 'iife' } },
  { file: 'preview.css', entry: 'preview/webview/preview.css', options: {} },
  { file: 'turn.js', entry: 'preview/turn/main.ts', options: { ...browser, format: 'iife' } },
  CLI,
  MCP,
  PDF,
  QUEUE,
  VASSAL,
  ITALIAN,
];

/** The tests that run inside the editor. */
export const TEST_BUNDLE: Bundle = {
  file: 'extension.cjs',
  entry: 'tests/extension/index.ts',
  options: { ...node, external: ['vscode', 'mocha'], sourcemap: 'inline', minify: false },
};

/** Builds bundles into a folder. Returns the esbuild metafile of each, in the same order. */
export async function make(bundles: readonly Bundle[], folder: string): Promise<readonly Metafile[]> {
  const together = new Map([...(await makeRules(bundles, folder)), ...(await makeServer(bundles, folder))]);
  const made = await Promise.all(bundles.map(async (each) => together.get(each) ?? makeOne(each, folder)));
  // This file makes Node treat the `.js` files as CommonJS, whatever the type of the surrounding package.
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  return made;
}

/** Options of all bundles that are shipped. */
const common: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

/** Builds the bundles of rules and the bundle of the modules that they share. Returns the metafile of each. */
async function makeRules(bundles: readonly Bundle[], folder: string): Promise<ReadonlyMap<Bundle, Metafile>> {
  const sharing = bundles.filter(({ isSharing }) => isSharing);
  const built = await Promise.all(
    sharing.map(({ entry, options }) => buildSharing(entry ?? '', { ...common, ...options })),
  );
  const names = namesIn(built);
  const made = new Map<Bundle, Metafile>();
  for (const [index, bundle] of sharing.entries()) {
    write(folder, bundle, withShared(built[index], names));
    made.set(bundle, built[index].metafile);
  }
  for (const bundle of bundles) {
    if (bundle.entry !== undefined) continue;
    const { text, metafile } = await buildShared(names, { ...common, ...bundle.options });
    write(folder, bundle, text);
    made.set(bundle, metafile);
  }
  return made;
}

/** Builds the server with the script that it loads on demand. Returns the metafile of each. */
async function makeServer(bundles: readonly Bundle[], folder: string): Promise<ReadonlyMap<Bundle, Metafile>> {
  if (!bundles.includes(SERVER)) return new Map();
  const [server, script] = [SERVER, ON_DEMAND].map(({ entry = '', options }) => ({
    entry,
    options: { ...common, ...options },
  }));
  const built = await buildServer(server, script);
  write(folder, SERVER, built.server.text);
  write(folder, ON_DEMAND, built.script.text);
  return new Map([
    [SERVER, built.server.metafile],
    [ON_DEMAND, built.script.metafile],
  ]);
}

function write(folder: string, { file }: Bundle, text: string): void {
  const outfile = path.join(folder, file);
  fs.mkdirSync(path.dirname(outfile), { recursive: true });
  fs.writeFileSync(outfile, text);
}

async function makeOne({ file, entry = '', options }: Bundle, folder: string): Promise<Metafile> {
  const outfile = path.join(folder, file);
  const { metafile } = await build({ ...common, ...options, entryPoints: [entry], outfile });
  return metafile!; // The metafile is present because of `metafile: true`.
}
