import type { Plugin } from 'esbuild';

/** Removes the part of the language server library that searches the user's folders for Node modules. It is not used. */
export const noModules: Plugin = {
  name: 'no modules',
  setup(build) {
    build.onLoad({ filter: /[\\/]vscode-languageserver[\\/]lib[\\/]node[\\/]files\.js$/ }, () => ({
      contents: 'exports.FileSystem = {};',
    }));
  },
};
