import fs from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * What the PDF library brings along and our pages do without: what unpacks fonts of the web, the syllables of Indic scripts, for which
 * our fonts have no letters, and the breaking of lines, for each of ours is set where it stands.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'brotli/decompress.js': "module.exports = () => { throw new Error('Fonts in WOFF 2 are not read.'); };",
  linebreak: 'module.exports = class {};',
  dfa: 'module.exports = class { match() { return []; } };',
};

/** Tables of those syllables, in the library of fonts: what stands there instead, and how often. */
const SYLLABLES = [
  {
    table: /JSON\.parse\("\{\\"(?:stateTable|categories)\\".*"\)/g,
    instead: '{ categories: [], decompositions: {} }',
    times: 2,
  },
  { table: /new \(0, [$\w]+\$unicodetrie\)\(\(0, [$\w]+\)\("[^"]{2000,}"\)\)/g, instead: '{ get: () => 0 }', times: 2 },
] as const;

/** @throws Error when the library has come to look otherwise. */
function withoutSyllables(text: string): string {
  return SYLLABLES.reduce((left, { table, instead, times }) => {
    const found = left.match(table)?.length ?? 0;
    if (found !== times) throw new Error(`fontkit has ${found} tables like ${table.source}, not ${times}.`);
    return left.replaceAll(table, () => instead);
  }, text);
}

export const plainPages: Plugin = {
  name: 'plain pages',
  setup(build) {
    build.onResolve({ filter: /^(brotli\/decompress\.js|dfa|linebreak)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({ contents: UNUSED[path] }));
    build.onLoad({ filter: /[\\/]fontkit[\\/]dist[\\/]browser-module\.mjs$/ }, ({ path }) => ({
      contents: withoutSyllables(fs.readFileSync(path, 'utf8')),
    }));
  },
};
