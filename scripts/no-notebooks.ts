import type { Plugin } from 'esbuild';

/**
 * Removes an unused part of the language server libraries, which synchronizes notebooks. Only for programs that contain
 * the server: the library of the client does not start without this part.
 */
export const noNotebooks: Plugin = {
  name: 'no notebooks',
  setup(build) {
    build.onLoad({ filter: /[\\/]vscode-languageserver[\\/]lib[\\/]common[\\/]notebook\.js$/ }, () => ({
      contents: 'exports.NotebookSyncFeature = (base) => base; exports.NotebookDocuments = class {};',
    }));
    build.onLoad(
      { filter: /[\\/]vscode-languageserver-protocol[\\/]lib[\\/]common[\\/]protocol\.notebook\.js$/ },
      () => ({
        contents: '// The protocol only passes on what this module exports.',
      }),
    );
  },
};
