import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../scene.js';
import { sway } from './chance.js';
import { lineThrough } from './curve.js';
import { isHidden, wayOf } from './drawn.js';
import type { Way } from './drawn.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';
import { courses, linksOf } from './network.js';
import type { Palette } from './palette.js';
import { el } from './svg.js';

/** Roads, tracks and railways as lines through the middles of cells, each stretch once however many share it. */
export function ways(features: readonly SceneFeature[], ground: Ground, palette: Palette): string {
  const shown = features.filter((feature) => feature.chains.length > 0 && !isHidden(feature));
  const firm = new Set(features.flatMap((feature) => feature.cells));
  const path = (way: Way): string => drawNetwork(shown.filter((feature) => wayOf(feature) === way), ground, nodePlace(way, ground, firm));
  const line = (d: string, stroke: string, width: number, dash?: string, cap = 'round'): string =>
    d === '' ? '' : el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dash, 'stroke-linecap': cap, 'stroke-linejoin': 'round' });
  const [main, road, track, rail] = (['main road', 'road', 'track', 'rail'] as const).map(path) as [string, string, string, string];
  return [
    line(path('water way'), palette.water.edge, 12),
    line(path('water way'), palette.water.fill, 9),
    line(path('sea route'), palette.waterText, 2, '2 8'),
    line(track, palette.track, 2.4, '8 5', 'butt'),
    line(road, palette.road.mark, 5),
    line(main, palette.road.mark, 8),
    line(road, palette.road.fill, 2.2),
    line(main, palette.road.fill, 4.6),
    line(rail, palette.railGap, 5),
    line(rail, palette.rail, 2.4),
    line(rail, palette.rail, 8, '2 11', 'butt'),
  ].join('');
}

/**
 * Where a way passes through a cell. Railways keep a little to the east of the middle so that they run beside a road
 * that shares their cells; in the open a way wavers, in a town it keeps to the middle.
 */
function nodePlace(way: Way, ground: Ground, firm: ReadonlySet<Cell>): (cell: Cell) => Point {
  const aside = way === 'rail' ? UNIT * 0.11 : 0;
  const seed = way === 'rail' ? 31 : 21;
  return (cell) => {
    const { x, y } = ground.centres[cell] as Point;
    const play = firm.has(cell) ? 0 : UNIT * 0.055;
    return { x: x + aside + sway(cell, seed) * play, y: y + sway(cell, seed + 1) * play };
  };
}

function drawNetwork(features: readonly SceneFeature[], ground: Ground, at: (cell: Cell) => Point): string {
  const links = linksOf(features.flatMap((feature) => feature.chains)).filter(([a, b]) => a in ground.centres && b in ground.centres);
  return courses(links, at)
    .map((course) => lineThrough(course.map(at), 0.55))
    .join('');
}
