import fs from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * Replacements for parts of the PDF library that Sandtable does not use. These parts unpack web fonts, shape Indic
 * scripts, and break lines. Sandtable's fonts have no Indic letters, and every line of text is placed explicitly.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'brotli/decompress.js': "module.exports = () => { throw new Error('WOFF 2 fonts are not supported.'); };",
  linebreak: 'module.exports = class {};',
  dfa: 'module.exports = class { match() { return []; } };',
};

/**
 * Patterns that match the tables for Indic scripts in the font library. Each has a replacement, and the number of
 * matches that is expected.
 */
const INDIC_TABLES = [
  {
    table: /JSON\.parse\("\{\\"(?:stateTable|categories)\\".*"\)/g,
    replacement: '{ categories: [], decompositions: {} }',
    times: 2,
  },
  {
    table: /new \(0, [$\w]+\$unicodetrie\)\(\(0, [$\w]+\)\("[^"]{2000,}"\)\)/g,
    replacement: '{ get: () => 0 }',
    times: 2,
  },
] as const;

/**
 * Replaces the tables for Indic scripts in the text of the font library. @throws Error when a table does not occur the
 * expected number of times, because the library has changed.
 */
function withoutIndicTables(text: string): string {
  return INDIC_TABLES.reduce((left, { table, replacement, times }) => {
    const found = left.match(table)?.length ?? 0;
    if (found !== times) throw new Error(`fontkit has ${found} tables like ${table.source}, not ${times}.`);
    return left.replaceAll(table, () => replacement);
  }, text);
}

export const trimPdfLibrary: Plugin = {
  name: 'trim PDF library',
  setup(build) {
    build.onResolve({ filter: /^(brotli\/decompress\.js|dfa|linebreak)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({ contents: UNUSED[path] }));
    build.onLoad({ filter: /[\\/]fontkit[\\/]dist[\\/]browser-module\.mjs$/ }, ({ path }) => ({
      contents: withoutIndicTables(fs.readFileSync(path, 'utf8')),
    }));
  },
};
