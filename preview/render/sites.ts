import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { noise } from './noise.js';
import { between, roundedLoop } from './curve.js';
import { isBox, isHidden, siteOf } from './feature-graphics.js';
import type { Site } from './feature-graphics.js';
import type { Ground } from './ground.js';
import { naturalOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, group, type Shape } from './shape.js';
import { n } from './svg.js';
import { texture, textureFill } from './texture.js';

/** Returns the features that lie in cells, with their graphic kinds. */
export function sitesOf(features: readonly SceneFeature[]): { readonly feature: SceneFeature; readonly site: Site }[] {
  return features
    .filter((feature) => feature.cells.length > 0 && !isHidden(feature) && !isBox(feature))
    .map((feature) => ({ feature, site: siteOf(feature) }));
}

/** Fraction of a cell that a city covers, from its centre to its edge. */
const EXTENT: Partial<Readonly<Record<Site, number>>> = { capital: 0.86, city: 0.8, 'small city': 0.5 };

/** Draws the built-up area of cities below grid and roads. Adjacent cells of the same city are drawn as one area. */
export function blocks(features: readonly SceneFeature[], ground: Ground, palette: Palette): Shape[] {
  const d = sitesOf(features)
    .map(({ feature, site }) =>
      builtUp(
        feature.cells.filter((cell) => cell in ground.centres),
        EXTENT[site] ?? 0,
        ground,
      ),
    )
    .join('');
  if (d === '') return [];
  return [
    el('defs', {}, [texture('built', palette)]),
    el('path', { d, fill: textureFill('built'), stroke: palette.built.edge, 'stroke-width': 1.4 }),
  ];
}

function builtUp(cells: readonly Cell[], extent: number, ground: Ground): string {
  if (extent === 0 || cells.length === 0) return '';
  const set = new Set(cells);
  if (cells.length > 1) return naturalOutline(ground, (cell) => set.has(cell), set);
  const cell = cells[0];
  const centre = ground.centres[cell];
  const rim = Array.from({ length: ground.sides }, (_, k) => ground.natural[ground.corners[cell * ground.sides + k]]);
  return roundedLoop(
    rim.flatMap((corner, k) => [
      between(centre, corner, extent),
      between(centre, between(corner, rim[(k + 1) % rim.length]), extent * (0.85 + noise(cell, k) * 0.3)),
    ]),
  );
}

/** Draws the signs of towns, ports, fortifications … in their cells, above the roads. */
export function sites(features: readonly SceneFeature[], ground: Ground, palette: Palette): Shape[] {
  return signsOf(features, ground).map(({ site, at }) =>
    group({ transform: `translate(${n(at.x)} ${n(at.y)})` }, siteSign(site, palette)),
  );
}

/** Kinds of sites, most important first. */
const RANKS: readonly Site[] = ['capital', 'city', 'small city', 'town', 'village', 'bridge', 'fortification', 'port'];
const rankOf = (site: Site): number => (RANKS.includes(site) ? RANKS.indexOf(site) : RANKS.length);

/**
 * Offsets of the signs in a cell: the most important sign is at the centre. The others lie below it, clear of the label
 * and of each other.
 */
const SPOTS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -20, y: 21 },
  { x: 20, y: 21 },
  { x: 0, y: 36 },
];

/** Returns the signs on the map with their positions. A sign that occurs twice in a cell is returned once. */
export function signsOf(
  features: readonly SceneFeature[],
  ground: Ground,
): { readonly site: Site; readonly at: Point }[] {
  const byCell = new Map<Cell, Set<Site>>();
  for (const { feature, site } of sitesOf(features))
    if (site !== 'sign' || feature.cells.length === 1)
      for (const cell of feature.cells)
        if (cell in ground.centres) byCell.set(cell, (byCell.get(cell) ?? new Set()).add(site));
  return [...byCell].flatMap(([cell, signs]) => {
    const { x, y } = ground.centres[cell];
    return [...signs]
      .sort((a, b) => rankOf(a) - rankOf(b))
      .map((site, nth) => {
        const spot = SPOTS[Math.min(nth, SPOTS.length - 1)];
        return { site, at: { x: x + spot.x, y: y + spot.y } };
      });
  });
}

/** Returns half the width of a sign, in sheet units. */
export const signWidth = (site: Site): number => WIDE[site] ?? 7;
const WIDE: Readonly<Partial<Record<Site, number>>> = { fortification: 14, bridge: 14, minefield: 13, capital: 10 };

/** Draws a sign around the origin. */
export const siteSign = (site: Site, palette: Palette): Shape[] => SIGNS[site](palette);

const shape = (d: string, fill: string, stroke: string, width: number): Shape =>
  el('path', { d, fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
/** Draws an outlined shape, such as the ring of a town. */
const open = (d: string, { symbolFill, symbolInk }: Palette, width: number): Shape =>
  shape(d, symbolFill, symbolInk, width);
/** Returns a shape that lies inside the outline of a sign. */
const inside = (d: string, { symbolInk }: Palette, width: number, fill = symbolInk): Shape =>
  shape(d, fill, symbolInk, width);
/** Draws the lines of a sign that has no outlined shape around it. */
const lines = (d: string, { rail }: Palette): Shape => shape(d, 'none', rail, 2.4);

const ring = (r: number, x = 0): string => `M${x - r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const STAR = 'M0-6L1.6-1.9L6-1.8L2.5.9L3.7 5.1L0 2.6L-3.7 5.1L-2.5.9L-6-1.8L-1.6-1.9z';

const ANCHOR = 'M0-9V8M-5-5.5H5M-9 2C-8 10 8 10 9 2';

const SIGNS: Readonly<Record<Site, (palette: Palette) => Shape[]>> = {
  capital: (palette) => [open(ring(9), palette, 2.6), inside(STAR, palette, 0.5)],
  city: (palette) => [open(ring(7.5), palette, 2.4), inside(ring(2.6), palette, 1)],
  'small city': (palette) => [open(ring(6.5), palette, 2.4)],
  town: (palette) => [open(ring(5), palette, 2)],
  village: ({ rail, halo }) => [shape(ring(4), rail, halo, 1.4)],
  port: (palette) => [shape(ANCHOR, 'none', palette.halo, 5.5), lines(ANCHOR, palette)],
  airfield: (palette) => [open(ring(9), palette, 1.6), inside('M0-6V6M-6.5-.5H6.5M-2.5 5.5h5', palette, 2.2, 'none')],
  fortification: (palette) => [open('M-13 8V-6H-7.5V-1.5H-2.6V-6H2.6V-1.5H7.5V-6H13V8z', palette, 1.8)],
  bridge: (palette) => [lines('M-13-8L-8-4H8L13-8M-13 8L-8 4H8L13 8', palette)],
  minefield: ({ rail, halo }) => [shape(ring(3.4, -8.6) + ring(3.4) + ring(3.4, 8.6), rail, halo, 1.2)],
  sign: (palette) => [open('M0-7L7 0L0 7L-7 0z', palette, 1.8)],
};
