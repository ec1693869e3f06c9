import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../scene.js';
import { isHidden, siteOf } from './drawn.js';
import type { Site } from './drawn.js';
import type { Ground } from './ground.js';
import { naturalOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, n } from './svg.js';
import { texture, textureFill } from './texture.js';

/** Features that lie in cells, with how each is drawn. */
export function sitesOf(features: readonly SceneFeature[]): { readonly feature: SceneFeature; readonly site: Site }[] {
  return features.filter((feature) => feature.cells.length > 0 && !isHidden(feature)).map((feature) => ({ feature, site: siteOf(feature) }));
}

const WITH_BLOCKS: readonly Site[] = ['capital', 'city', 'small city'];

/** The built-up ground of cities, under grid and roads. */
export function blocks(features: readonly SceneFeature[], ground: Ground, palette: Palette): string {
  const cells = new Set(sitesOf(features).flatMap(({ feature, site }) => (WITH_BLOCKS.includes(site) ? feature.cells : [])));
  if (cells.size === 0) return '';
  const d = naturalOutline(ground, (cell) => cells.has(cell), cells);
  return (
    el('defs', {}, texture('built', palette)) +
    el('path', { d, fill: textureFill('built'), stroke: palette.built.edge, 'stroke-width': 1.6, 'fill-rule': 'evenodd' })
  );
}

/** The signs of towns, ports, fortifications … in the middle of their cells, above the roads. */
export function sites(features: readonly SceneFeature[], ground: Ground, palette: Palette): string {
  return sitesOf(features)
    .map(({ feature, site }) => feature.cells.map((cell: Cell) => sign(site, ground.centres[cell], palette)).join(''))
    .join('');
}

function sign(site: Site, at: Point | undefined, palette: Palette): string {
  if (at === undefined) return '';
  const draw = SIGNS[site];
  return el('g', { transform: `translate(${n(at.x)} ${n(at.y)})` }, draw(palette));
}

const outlined = (d: string, palette: Palette, fill: string, width = 2): string =>
  el('path', { d, fill, stroke: palette.rail, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' });
const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SIGNS: Readonly<Record<Site, (palette: Palette) => string>> = {
  capital: (palette) => outlined(circle(9), palette, palette.symbolFill, 2.6) + outlined('M0-6L1.6-1.9L6-1.8L2.5.9L3.7 5.1L0 2.6L-3.7 5.1L-2.5.9L-6-1.8L-1.6-1.9z', palette, palette.rail, 0.5),
  city: (palette) => outlined(circle(7.5), palette, palette.symbolFill, 2.4) + outlined(circle(2.6), palette, palette.rail, 1),
  'small city': (palette) => outlined(circle(6.5), palette, palette.symbolFill, 2.4),
  town: (palette) => outlined(circle(5), palette, palette.symbolFill, 2),
  village: (palette) => outlined(circle(3.4), palette, palette.rail, 1),
  port: (palette) => outlined('M0-9V8M-5-5.5H5M-9 2C-8 10 8 10 9 2', palette, 'none', 2.4),
  airfield: (palette) => outlined(circle(9), palette, palette.symbolFill, 1.6) + outlined('M0-6V6M-6.5-.5H6.5M-2.5 5.5h5', palette, 'none', 2.2),
  fortification: (palette) => outlined('M-13 8V-6H-7.5V-1.5H-2.6V-6H2.6V-1.5H7.5V-6H13V8z', palette, palette.symbolFill, 1.8),
  bridge: (palette) => outlined('M-13-8L-8-4H8L13-8M-13 8L-8 4H8L13 8', palette, 'none', 2.4),
  minefield: (palette) => outlined(`M-12 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM5.2 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z`, palette, palette.rail, 1),
  sign: (palette) => outlined('M0-7L7 0L0 7L-7 0z', palette, palette.symbolFill, 1.8),
};
