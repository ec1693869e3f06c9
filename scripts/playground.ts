import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { RULESETS } from './bundles.ts';
import { LICENCES, licencesOf } from './licences.ts';
import { ROOT } from './run.ts';

const HOME = path.join(ROOT, 'docs/playground');
/** Files of `dist/` that the playground uses: the server, the files that the server loads, and the preview panel. */
const DIST_FILES = [
  'server.js',
  'on-demand.js',
  'csv.js',
  'words-it.js',
  RULESETS,
  'preview.js',
  'preview.css',
  LICENCES,
];

/** Removes about a hundred built-in languages of the editor. */
const omitLanguages: Plugin = {
  name: 'omit languages',
  setup(build) {
    build.onLoad({ filter: /monaco-editor\/esm\/vs\/languages\/.*\.js$/ }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** Builds the playground in a folder: its page, the editor, and the files of `dist/` that it uses. */
export async function makePlayground(folder: string): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const each of DIST_FILES)
    fs.cpSync(path.join(ROOT, 'dist', each), path.join(folder, 'dist', each), { recursive: true });
  fs.cpSync(path.join(ROOT, 'examples'), path.join(folder, 'examples'), { recursive: true });
  fs.copyFileSync(path.join(HOME, 'index.html'), path.join(folder, 'index.html'));
  const shared = {
    absWorkingDir: ROOT,
    outdir: folder,
    bundle: true,
    minify: true,
    target: 'es2022',
    metafile: true,
  } as const;
  const made = await Promise.all([
    build({
      ...shared,
      entryPoints: { start: path.join(HOME, 'start.ts'), playground: path.join(HOME, 'main.ts') },
      format: 'esm',
      // Texts of another language are a separate file, which the page loads when it needs them.
      splitting: true,
      alias: { vscode: path.join(HOME, 'vscode.ts') },
      loader: { '.ttf': 'file' },
      assetNames: '[name]',
      plugins: [omitLanguages],
      // The build fails when the panel uses a VS Code API that the page does not provide.
      logOverride: { 'import-is-undefined': 'error' },
    }),
    build({
      ...shared,
      entryPoints: {
        frame: path.join(HOME, 'frame.ts'),
        'editor.worker': path.join(ROOT, 'node_modules/monaco-editor/esm/vs/editor/editor.worker.js'),
      },
      format: 'iife',
    }),
  ]);
  const bundles = made.map(({ metafile }) => metafile);
  fs.writeFileSync(path.join(folder, LICENCES), licencesOf(ROOT, bundles));
}
