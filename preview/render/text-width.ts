/**
 * Advance widths of DejaVu Sans regular in thousandths of the type size. Characters that are not listed have an average
 * width.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 318,
  "'": 275,
  '(': 390,
  ')': 390,
  ',': 318,
  '-': 361,
  '.': 318,
  '/': 337,
  '?': 531,
  '·': 318,
  A: 684,
  B: 686,
  C: 698,
  D: 770,
  E: 632,
  F: 575,
  G: 775,
  H: 752,
  I: 295,
  J: 295,
  K: 656,
  L: 557,
  M: 863,
  N: 748,
  O: 787,
  P: 603,
  Q: 787,
  R: 695,
  S: 635,
  T: 611,
  U: 732,
  V: 684,
  W: 989,
  X: 685,
  Y: 611,
  Z: 685,
  a: 613,
  b: 635,
  c: 550,
  d: 635,
  e: 615,
  f: 352,
  g: 635,
  h: 634,
  i: 278,
  j: 278,
  k: 579,
  l: 278,
  m: 974,
  n: 634,
  o: 612,
  p: 635,
  q: 635,
  r: 411,
  s: 521,
  t: 392,
  u: 634,
  v: 592,
  w: 818,
  x: 592,
  y: 592,
  z: 525,
};

/**
 * Returns the width of a text in the units of `size`. Uses a fixed table instead of measuring, so that pictures are the
 * same on all systems.
 */
export function textWidth(text: string, size: number, weight: 'regular' | 'bold' = 'regular'): number {
  let thousandths = 0;
  for (const sign of text) thousandths += WIDTHS[sign] ?? 636;
  return (thousandths / 1000) * size * (weight === 'bold' ? 1.1 : 1);
}

export const FONT = "'DejaVu Sans', sans-serif";
