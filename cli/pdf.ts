import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import type { PictureBytes } from '../preview/render/pictures.js';
import type { Sheet } from '../preview/print/paper.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { FONTS } from './fonts.js';
import { productFile } from './home.js';

/**
 * Writes sheets as PDF. @throws Unusable when the fonts of the package are missing, since text in other fonts would not
 * fit.
 */
export async function pdfOf(sheets: readonly Sheet[], title: string, pictures: PictureBytes): Promise<Uint8Array> {
  const [regular, bold] = await Promise.all(
    [FONTS.regular, FONTS.bold].map((file) =>
      readFile(productFile(file)).catch(() => {
        throw new UsageError(t('PDF needs the font {0}, which is not installed.', file));
      }),
    ),
  );
  const { writePdf } = await import('../preview/print/pdf.js');
  return writePdf(sheets, title, { regular, bold }, pictures);
}
