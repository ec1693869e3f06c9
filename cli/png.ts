import { t } from '@vscode/l10n';
import { Unusable } from '../language-server/report/unusable.js';
import { FONTS, fontFiles } from './fonts.js';

/** A picture is drawn in memory, with four bytes to a pixel. */
const MOST_PIXELS = 100_000_000;

/**
 * Draws an SVG as PNG. Without the product's own fonts those of the system serve.
 *
 * @throws Unusable when the picture is too large, or the drawing library, which not every machine can install, is missing.
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => {
    throw new Unusable(t('PNG needs the package @resvg/resvg-js, which is not installed; an SVG needs none.'));
  });
  const [, width, height] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  if (width * height > MOST_PIXELS) {
    const most = MOST_PIXELS / 1_000_000;
    throw new Unusable(
      t(
        'A PNG of {0} × {1} pixels is too large: {2} million are the limit. Choose a smaller --cell; an SVG has no limit.',
        width,
        height,
        most,
      ),
    );
  }
  const files = fontFiles();
  const isWhole = files.length === Object.keys(FONTS).length;
  const font = { fontFiles: files, loadSystemFonts: !isWhole, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(svg, { font }).render().asPng();
}
