import path from 'node:path';
import type { Plugin } from 'esbuild';

const ENTRY = `
import { ms, numberlandunit } from './index.mjs';
ms.addIcons([numberlandunit]);
export default ms;
`;

/** Leaves out of milsymbol all that no counter shows (ships, aircraft, older codes): half of what it would add to a bundle. */
export const landUnitsOnly: Plugin = {
  name: 'land units only',
  setup(build) {
    build.onLoad({ filter: /[\\/]milsymbol[\\/](index|dist[\\/]milsymbol)\.js$/ }, ({ path: file }) => ({
      contents: ENTRY,
      resolveDir: file.replace(/milsymbol[\\/](index|dist[\\/]milsymbol)\.js$/, 'milsymbol') + path.sep,
    }));
  },
};
