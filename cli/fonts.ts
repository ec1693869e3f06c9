import { existsSync } from 'node:fs';
import { productFile } from './home.js';

/**
 * The fonts for which text widths are computed. The fonts are part of the package, so that pictures look the same on
 * every machine.
 */
export const FONTS = { regular: 'cli/fonts/DejaVuSans.ttf', bold: 'cli/fonts/DejaVuSans-Bold.ttf' } as const;

/** Returns the font files that exist in this installation. */
export const fontFiles = (): string[] =>
  Object.values(FONTS)
    .map(productFile)
    .filter((file) => existsSync(file));
