import type { Shape } from '../render/shape.js';

/** A sheet of paper with what is printed on it; all of it in millimetres from its upper left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A size of paper in millimetres, upright. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A2: { width: 420, height: 594 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
} as const satisfies Readonly<Record<string, Paper>>;

/** Millimetres to the height of a cell, where nobody says otherwise: as usual as five eighths of an inch. */
export const HEX = 16;

export type PaperName = keyof typeof PAPERS;

/** What no printer reaches, and where a sheet says what it is. */
export const MARGIN = 12;

export const across = ({ width, height }: Paper): Paper => ({ width: height, height: width });

/** The part of a paper that is printed on. */
export const roomOn = ({ width, height }: Paper): Paper => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});
