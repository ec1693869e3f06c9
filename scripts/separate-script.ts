import type { Plugin } from 'esbuild';

/**
 * Creates a plugin that keeps a script out of a bundle. The bundle loads the script when the script is needed.
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
