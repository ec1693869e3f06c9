import type { Plugin } from 'esbuild';

/** Langium could parse in threads and bring the trees across; ours are read where they are used. */
export const oneThread: Plugin = {
  name: 'one thread',
  setup(build) {
    build.onLoad({ filter: /[\\/]langium[\\/]lib[\\/]serializer[\\/]hydrator\.js$/ }, () => ({
      contents: 'export class DefaultHydrator {}',
    }));
  },
};
