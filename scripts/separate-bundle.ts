import type { Plugin } from 'esbuild';

/**
 * Creates a plugin that keeps a dynamically imported module and its libraries out of a bundle. At run time the import
 * loads the module from a separate bundle.
 * @param module The end of the module's path, such as `print/pdf`.
 * @param file The other bundle, in the same folder.
 */
export const separateBundle = (module: string, file: string): Plugin => ({
  name: `separate ${file}`,
  setup(build) {
    build.onResolve({ filter: new RegExp(`/${module}\\.js$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
    );
  },
});
