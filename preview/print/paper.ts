import type { Shape } from '../render/shape.js';

/** A sheet of paper with its content, in millimetres from the upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A paper size in millimetres, portrait. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Paper sizes of ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A2: { width: 420, height: 594 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
} as const satisfies Readonly<Record<string, Paper>>;

/** Default cell height in millimetres: about five eighths of an inch, a common size of printed hexes. */
export const HEX = 16;

export type PaperName = keyof typeof PAPERS;

/** Margin in millimetres that printers cannot reach. The margin contains the footer. */
export const MARGIN_MM = 12;

export const across = ({ width, height }: Paper): Paper => ({ width: height, height: width });

/** Returns the printable size of a paper. */
export const roomOn = ({ width, height }: Paper): Paper => ({
  width: width - 2 * MARGIN_MM,
  height: height - 2 * MARGIN_MM,
});
