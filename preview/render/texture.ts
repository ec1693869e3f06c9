import { noise, signedNoise } from './noise.js';
import type { Cover } from './covers.js';
import type { Ink, Palette } from './palette.js';
import { el, type Shape } from './shape.js';
import { n } from './svg.js';

/** Returns the pattern that fills a cover: its colour, with scattered marks and no visible seams. */
export function texture(cover: Cover, palette: Palette): Shape {
  const { size, mark } = MARKS[cover];
  const ink = palette[cover];
  return el('pattern', { id: `st-${cover}`, width: size, height: size, patternUnits: 'userSpaceOnUse' }, [
    el('rect', { width: size, height: size, fill: ink.fill }),
    ...mark(ink),
  ]);
}

export const textureFill = (cover: Cover): string => `url(#st-${cover})`;

const strokes = (d: string, colour: string, width: number, opacity = 1): Shape[] => [
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity === 1 ? undefined : opacity,
  }),
];
const solids = (d: string, colour: string): Shape[] => [el('path', { d, fill: colour })];

/**
 * Calls `draw` for each point of an irregular lattice in a tile and joins the path data. A mark must not cross the edge
 * of the tile, where it would be cut.
 */
function scattered(
  size: number,
  count: number,
  seed: number,
  draw: (x: number, y: number, k: number) => string,
): string {
  const step = size / count;
  let d = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const k = seed + row * count + column;
      const x = (column + 0.5 + (row % 2 ? 0.22 : -0.22) + signedNoise(k, 3) * 0.14) * step;
      const y = (row + 0.5 + signedNoise(k, 5) * 0.16) * step;
      d += draw(x, y, k);
    }
  }
  return d;
}

/** Draws a round tree top, open below, as on an engraved map. */
const tree = (x: number, y: number, k: number): string => {
  const r = 3.4 + noise(k, 7) * 1.3;
  return `M${n(x - r)} ${n(y + r * 0.5)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y + r * 0.5)}M${n(x)} ${n(y + r)}v${n(r * 0.7)}`;
};
const reeds = (x: number, y: number, k: number): string => {
  const w = 7 + noise(k, 9) * 4;
  return `M${n(x - w)} ${n(y)}h${n(2 * w)}M${n(x - 3)} ${n(y - 2)}l-1.6 -4.5M${n(x)} ${n(y - 2)}v-6M${n(x + 3)} ${n(y - 2)}l1.6 -4.5`;
};
const hachure = (x: number, y: number, k: number): string => {
  const w = 6 + noise(k, 11) * 3;
  return `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - w * 0.8)} ${n(x + w)} ${n(y)}M${n(x - w * 0.45)} ${n(y + 0.5)}v3.4M${n(x)} ${n(y - 0.6)}v4.2M${n(x + w * 0.45)} ${n(y + 0.5)}v3.4`;
};
const peak = (x: number, y: number, k: number): string => {
  const h = 9 + noise(k, 13) * 4;
  return `M${n(x - h * 0.85)} ${n(y + h * 0.5)}L${n(x)} ${n(y - h * 0.6)}L${n(x + h * 0.85)} ${n(y + h * 0.5)}M${n(x)} ${n(y - h * 0.6)}l${n(h * 0.18)} ${n(h * 0.5)}l${n(-h * 0.16)} ${n(h * 0.28)}`;
};
const stone = (x: number, y: number, k: number): string => {
  const w = 2.5 + noise(k, 15) * 1.8;
  return `M${n(x - w)} ${n(y + w * 0.5)}l${n(w)} ${n(-w)}l${n(w)} ${n(w)}`;
};
const dot = (x: number, y: number): string => `M${n(x - 0.9)} ${n(y)}a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0 -1.8 0`;
const furrow = (x: number, y: number, k: number): string => {
  const lean = k % 2 ? 5 : -5;
  return `M${n(x - 8)} ${n(y - lean)}L${n(x + 8)} ${n(y + lean)}`;
};
const house = (x: number, y: number, k: number): string => {
  const w = 5.5 + noise(k, 17) * 4;
  const h = 4.5 + noise(k, 19) * 3.5;
  return `M${n(x - w / 2)} ${n(y - h / 2)}h${n(w)}v${n(h)}h${n(-w)}z`;
};

const MARKS: Readonly<Record<Cover, { readonly size: number; readonly mark: (ink: Ink) => Shape[] }>> = {
  woods: { size: 120, mark: (ink) => strokes(scattered(120, 6, 1, tree), ink.mark, 1.3) },
  wetland: { size: 120, mark: (ink) => strokes(scattered(120, 4, 101, reeds), ink.mark, 1.4, 0.85) },
  hill: { size: 120, mark: (ink) => strokes(scattered(120, 4, 201, hachure), ink.mark, 1.3, 0.8) },
  mountain: { size: 120, mark: (ink) => strokes(scattered(120, 4, 301, peak), ink.mark, 1.7, 0.85) },
  rough: { size: 96, mark: (ink) => strokes(scattered(96, 4, 401, stone), ink.mark, 1.4, 0.8) },
  sand: { size: 96, mark: (ink) => solids(scattered(96, 8, 501, dot), ink.mark) },
  fields: { size: 96, mark: (ink) => strokes(scattered(96, 4, 601, furrow), ink.mark, 1.2, 0.7) },
  built: { size: 90, mark: (ink) => solids(scattered(90, 7, 701, house), ink.mark) },
  void: { size: 24, mark: (ink) => strokes('M0 24L24 0M-6 6L6 -6M18 30L30 18', ink.mark, 1.2) },
  water: { size: 24, mark: () => [] },
};
