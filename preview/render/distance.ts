/**
 * How much of the picture can be read from where it is seen. Close by that is all; from farther away counters lose their fine
 * print, then become blocks of side, arm and size; lettering stays as large as can be read.
 */
export interface Distance {
  readonly detail: Detail;
  /** Units that are as high as the least lettering that can be read; 0 where all is larger as it is printed. */
  readonly least: number;
  /** Width of a block in units, where counters are blocks. */
  readonly block: number;
}

/** `factors`: counters without names and steps; `blocks`: of side, arm and size; `specks`: the same where cells are very small. */
export type Detail = 'all' | 'factors' | 'blocks' | 'specks';

/** As in a picture that is read close by. */
export const CLOSE: Distance = { detail: 'all', least: 0, block: 0 };

/** Pixels of lettering that can just be read, and of a block that can just be told from others. */
const LEAST = 9;
/** The smallest lettering of a picture, in units. */
const SMALLEST = 13;

/** The distance at which a unit is so many pixels: one for each quarter of an octave, so that zooming seldom changes the picture. */
export function distanceAt(zoom: number): Distance {
  const pixels = zoom * 100;
  const least = LEAST / 2 ** (Math.floor(Math.log2(zoom) * 4) / 4);
  return {
    detail: pixels >= 72 ? 'all' : pixels >= 43 ? 'factors' : pixels >= 22 ? 'blocks' : 'specks',
    least: least > SMALLEST ? least : 0,
    block: pixels >= 43 ? 0 : pixels >= 22 ? 72 : Math.max(80, least),
  };
}

/** How much heavier lines are drawn from afar, so that they are still seen. */
export const heavier = (least: number): number => Math.max(1, least * 0.046);

/** Whether the numbers of cells can be read. */
export const showsNumbers = (detail: Detail): boolean => detail === 'all' || detail === 'factors';
