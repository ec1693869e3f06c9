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

/** Leaves out of the font library what unpacks fonts of the web: ours are plain. */
export const uncompressedFonts: Plugin = {
  name: 'uncompressed fonts',
  setup(build) {
    build.onResolve({ filter: /^brotli\// }, ({ path }) => ({ path, namespace: 'left-out' }));
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: "module.exports = () => { throw new Error('Fonts in WOFF 2 are not read.'); };",
    }));
  },
};
