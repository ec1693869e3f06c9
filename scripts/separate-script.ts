import type { Plugin } from 'esbuild';

/**
 * Creates a plugin that keeps a script out of a bundle, which loads the script when it needs it.
 *
 * @param folder the path of a folder that contains `script.ts`
 */
export const separateScript = (folder: string): Plugin => ({
  name: `separate script ${folder}`,
  setup(build) {
    const filter = new RegExp(`${folder.replaceAll('/', '[\\\\/]')}[\\\\/]script\\.ts$`);
    build.onLoad({ filter }, () => ({ contents: 'export {};' }));
  },
});
