import type { Plugin } from 'esbuild';

/**
 * Replacements for Node modules that the debug adapter library needs only for adapters in a separate process. The
 * adapter of Sandtable runs inside the extension, also in a browser.
 */
const UNUSED: Readonly<Record<string, string>> = {
  events: 'exports.EventEmitter = class { on() {} emit() {} };',
  url: 'exports.URL = globalThis.URL;',
  './runDebugAdapter': 'exports.runDebugAdapter = () => {};',
};

export const inlineAdapter: Plugin = {
  name: 'inline adapter',
  setup(build) {
    build.onResolve({ filter: /^(events|url|\.\/runDebugAdapter)$/ }, ({ path, importer }) =>
      /[\\/]@vscode[\\/]debugadapter[\\/]/.test(importer) ? { path, namespace: 'inline-adapter' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'inline-adapter' }, ({ path }) => ({ contents: UNUSED[path] }));
  },
};
