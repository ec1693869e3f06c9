import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** For a browser reader and writer of tables bring all of Node's buffers along, which is most of them; we only give them texts. */
export const tablesAsText: Plugin = {
  name: 'tables as text',
  setup(build) {
    const buffers = JSON.stringify(path.join(import.meta.dirname, 'text-buffer.ts'));
    build.onLoad({ filter: /[\\/]csv-(?:parse|stringify)[\\/]lib[\\/].*\.js$/ }, async ({ path: file }) => ({
      contents: `import { Buffer } from ${buffers};\n${await fs.promises.readFile(file, 'utf8')}`,
    }));
  },
};
