import { t } from '@vscode/l10n';
import { lettersText } from '../preview/render/drawable-text.js';
import type { Terminal } from './terminal.js';

/** Reports the letters that a written file shows as boxes, because the fonts of pictures lack them. */
export function reportLackingLetters(lacking: ReadonlySet<string>, file: string, terminal: Terminal): void {
  if (lacking.size === 0) return;
  const message = t(
    'Warning: {0} shows boxes in place of letters that the font of pictures lacks: {1}. Use other letters, or write an .svg or .html, which use the fonts of the system.',
    file,
    lettersText(lacking),
  );
  terminal.log(`${message}\n`);
}
