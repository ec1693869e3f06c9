import type { Plugin } from 'esbuild';

/** Removes the part of Langium that transfers syntax trees between threads. Sandtable parses on one thread. */
export const oneThread: Plugin = {
  name: 'one thread',
  setup(build) {
    build.onLoad({ filter: /[\\/]langium[\\/]lib[\\/]serializer[\\/]hydrator\.js$/ }, () => ({
      contents: 'export class DefaultHydrator {}',
    }));
  },
};
