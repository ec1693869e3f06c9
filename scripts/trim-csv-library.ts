import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Replaces the copy of Node's Buffer in the browser builds of the CSV libraries by a small buffer for text. The copy is
 * most of their size.
 */
export const trimCsvLibrary: Plugin = {
  name: 'trim CSV library',
  setup(build) {
    const buffers = JSON.stringify(path.join(import.meta.dirname, 'text-buffer.ts'));
    build.onLoad({ filter: /[\\/]csv-(?:parse|stringify)[\\/]lib[\\/].*\.js$/ }, async ({ path: file }) => ({
      contents: `import { Buffer } from ${buffers};\n${await fs.promises.readFile(file, 'utf8')}`,
    }));
  },
};
