import fs from 'node:fs';
import type { Plugin } from 'esbuild';

/** All that the writer of tables asks of Node's buffers while it writes texts: whether something is one, and the mark of order. */
const NO_BUFFERS = String.raw`const Buffer = { isBuffer: () => false, from: () => "\ufeff" };`;

/** For a browser the writer of tables brings Node's buffers along, which is most of it; we only give it texts. */
export const tablesAsText: Plugin = {
  name: 'tables as text',
  setup(build) {
    build.onLoad({ filter: /[\\/]csv-stringify[\\/]lib[\\/]api[\\/]\w+\.js$/ }, async ({ path: file }) => ({
      contents: `${NO_BUFFERS}\n${await fs.promises.readFile(file, 'utf8')}`,
    }));
  },
};
