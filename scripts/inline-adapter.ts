import type { Plugin } from 'esbuild';

/**
 * What the library of debug adapters asks of Node for adapters that are processes of their own: ours runs where the extension does,
 * in a worker of a browser too, and hears its client by calls.
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
