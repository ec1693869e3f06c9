import { t } from '@vscode/l10n';
import { UsageError } from '../language-server/report/usage-error.js';
import { drawable } from '../preview/render/drawable-text.js';
import { FONTS, fontFiles } from './fonts.js';

/** Maximum size of a picture. A picture is drawn in memory with four bytes for each pixel, up to 400 MB. */
const MAX_PIXELS = 100_000_000;

/**
 * Draws an SVG as PNG. Uses the fonts of the package or, if the package has none, the fonts of the system.
 * @param lacking Receives the letters that the fonts of the package lack
 * @throws Unusable when the picture has more than 100 million pixels, or the optional package `@resvg/resvg-js` is not
 * installed.
 */
export async function pngOf(svg: string, lacking: Set<string>): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => {
    throw new UsageError(
      t('PNG needs the package @resvg/resvg-js, which is not installed. Install it, or write an .svg.'),
    );
  });
  const [, width, height] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
  if (width * height > MAX_PIXELS) {
    const millions = MAX_PIXELS / 1_000_000;
    throw new UsageError(
      t(
        'A PNG of {0} × {1} pixels is too large; the limit is {2} million pixels. Choose a smaller --cell, or write an .svg, which has no limit.',
        width,
        height,
        millions,
      ),
    );
  }
  const files = fontFiles();
  const isWhole = files.length === Object.keys(FONTS).length;
  const font = { fontFiles: files, loadSystemFonts: !isWhole, defaultFontFamily: 'DejaVu Sans' };
  return new Resvg(isWhole ? drawable(svg, lacking) : svg, { font }).render().asPng();
}
