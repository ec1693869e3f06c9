import type { Plugin } from 'esbuild';

/** Leaves what writes PDF in a file of its own beside the bundle, which loads it when it is asked for one. */
export const pdfBeside: Plugin = {
  name: 'pdf beside',
  setup(build) {
    build.onResolve({ filter: /\/print\/pdf\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './pdf.mjs', external: true } : undefined,
    );
  },
};

/**
 * What the PDF library brings along and our pages do without: what unpacks fonts of the web, the syllables of Indic scripts, for which
 * our fonts have no letters, and the breaking of lines, for each of ours is set where it stands.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'brotli/decompress.js': "module.exports = () => { throw new Error('Fonts in WOFF 2 are not read.'); };",
  linebreak: 'module.exports = class {};',
  dfa: 'module.exports = class { match() { return []; } };',
};

export const plainPages: Plugin = {
  name: 'plain pages',
  setup(build) {
    build.onResolve({ filter: /^(brotli\/decompress\.js|dfa|linebreak)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({ contents: UNUSED[path] }));
  },
};
