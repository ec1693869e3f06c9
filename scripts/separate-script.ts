import type { Plugin } from 'esbuild';

/**
 * Creates a plugin that keeps a script out of a bundle, which loads the script when it needs it.
 *
 * @param folder the folder of the script in `language-server`, which contains `script.ts`
 */
export const separateScript = (folder: string): Plugin => ({
  name: `separate script ${folder}`,
  setup(build) {
    const filter = new RegExp(`language-server[\\\\/]${folder}[\\\\/]script\\.ts$`);
    build.onLoad({ filter }, () => ({ contents: 'export {};' }));
  },
});
