import type { Plugin } from 'esbuild';

/**
 * Leaves a module that is imported when it is asked for, with its libraries, in a bundle of its own beside the others: whoever
 * does not ask does not load it.
 */
export const beside = (module: string, file: string): Plugin => ({
  name: `${file} beside`,
  setup(build) {
    build.onResolve({ filter: new RegExp(`/${module}\\.js$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
    );
  },
});
