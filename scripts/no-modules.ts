import type { Plugin } from 'esbuild';

/** Removes an unused part of the language server library, which searches the user's folders for Node modules. */
export const noModules: Plugin = {
  name: 'no modules',
  setup(build) {
    build.onLoad({ filter: /[\\/]vscode-languageserver[\\/]lib[\\/]node[\\/]files\.js$/ }, () => ({
      contents: 'exports.FileSystem = {};',
    }));
  },
};
