import { existsSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { productFile } from './home.js';

/** The lettering the picture was measured for, brought along so that it looks the same on every machine. */
const FONTS = ['cli/fonts/DejaVuSans.ttf', 'cli/fonts/DejaVuSans-Bold.ttf'];

/** Draws an SVG as PNG. Without the product's own fonts those of the system serve. */
export function pngOf(svg: string): Uint8Array {
  const fontFiles = FONTS.map(productFile).filter((file) => existsSync(file));
  const font = { fontFiles, loadSystemFonts: fontFiles.length < FONTS.length, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(svg, { font }).render().asPng();
}
