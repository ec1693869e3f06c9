import { isInFonts } from './text-width.js';
import type { Shape } from './shape.js';

/** The sign that is drawn in place of a letter that the fonts lack. */
const BOX = '□';
const BEYOND_ASCII = /\P{ASCII}/u;
/**
 * Signs that are never visible, such as joiners. They are left out and do not count as letters that the fonts lack.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fe00}-\u{fe0f}]/u;

/**
 * Returns a text as the fonts of PNG and PDF can draw it: letters with their marks composed, and a box in place of each
 * letter that the fonts lack.
 * @param lacking Receives the letters that the fonts lack
 */
export function drawable(text: string, lacking?: Set<string>): string {
  if (!BEYOND_ASCII.test(text)) return text;
  let drawn = '';
  for (const sign of text.normalize('NFC')) {
    const isDrawn = isInFonts(sign) || INVISIBLE.test(sign);
    if (!isDrawn) lacking?.add(sign);
    drawn += isDrawn ? sign : BOX;
  }
  return drawn;
}

/** Returns the letters of shapes that the fonts lack. */
export function lackingIn(shapes: readonly Shape[], lacking = new Set<string>()): Set<string> {
  for (const { name, content } of shapes) {
    if (name === 'title') continue; // Tooltips are not drawn.
    if (typeof content === 'string') drawable(content, lacking);
    else lackingIn(content, lacking);
  }
  return lacking;
}

/** Lists letters with their code points: `東 (U+6771)`. */
export const lettersText = (letters: Iterable<string>): string =>
  Array.from(letters, (sign) => `${sign} (U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`).join(
    ', ',
  );
