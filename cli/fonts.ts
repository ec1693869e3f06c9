import { existsSync } from 'node:fs';
import { productFile } from './home.js';

/** The lettering the picture was measured for, brought along so that it looks the same on every machine. */
export const FONTS = { regular: 'cli/fonts/DejaVuSans.ttf', bold: 'cli/fonts/DejaVuSans-Bold.ttf' } as const;

/** Those of the files that are part of this installation. */
export const fontFiles = (): string[] =>
  Object.values(FONTS)
    .map(productFile)
    .filter((file) => existsSync(file));
