import type { Plugin } from 'esbuild';

/** Langium reads tags of JSDoc in comments, which ours have not: hovers and completions of the language tell comments as they are. */
export const noJsdoc: Plugin = {
  name: 'no jsdoc',
  setup(build) {
    build.onLoad({ filter: /[\\/]langium[\\/]lib[\\/]documentation[\\/]jsdoc\.js$/ }, () => ({
      contents: 'export const isJSDoc = () => false; export const parseJSDoc = () => undefined;',
    }));
  },
};
