import { LETTER_WIDTHS } from './letter-widths.js';

/** Widths of letters in thousandths of the type size, by their code points. */
const widths = new Map<number, number>();
for (const [first, run] of LETTER_WIDTHS)
  for (let i = 0; i < run.length; i += 3) widths.set(first + i / 3, parseInt(run.slice(i, i + 3), 36));

/** The width of a letter that the fonts lack. A box of this width is drawn in its place. */
const OTHER_WIDTH = 945;

/**
 * Returns the width of a text in the units of `size`. Uses a fixed table instead of measuring, so that pictures are the
 * same on all systems.
 */
export function textWidth(text: string, size: number, weight: 'regular' | 'bold' = 'regular'): number {
  let thousandths = 0;
  for (const sign of text) thousandths += widths.get(sign.codePointAt(0)!) ?? OTHER_WIDTH;
  return (thousandths / 1000) * size * (weight === 'bold' ? 1.1 : 1);
}

/** Returns whether the fonts of pictures contain a letter. */
export const isInFonts = (sign: string): boolean => widths.has(sign.codePointAt(0)!);

export const FONT = "'DejaVu Sans', sans-serif";
