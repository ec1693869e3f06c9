import type { Plugin } from 'esbuild';

/** The library of servers could look for modules of Node in the author's folders; ours loads nothing from there. */
export const noModules: Plugin = {
  name: 'no modules',
  setup(build) {
    build.onLoad({ filter: /[\\/]vscode-languageserver[\\/]lib[\\/]node[\\/]files\.js$/ }, () => ({
      contents: 'exports.FileSystem = {};',
    }));
  },
};
