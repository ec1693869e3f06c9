import type { Plugin } from 'esbuild';

/** Removes the JSDoc parser of Langium. Comments in `.sand` files have no JSDoc tags. */
export const noJsdoc: Plugin = {
  name: 'no jsdoc',
  setup(build) {
    build.onLoad({ filter: /[\\/]langium[\\/]lib[\\/]documentation[\\/]jsdoc\.js$/ }, () => ({
      contents: 'export const isJSDoc = () => false; export const parseJSDoc = () => undefined;',
    }));
  },
};
