import type { Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../scene.js';
import { between, polyline, roundedLine } from './curve.js';
import { isHidden, lineOf } from './drawn.js';
import type { Line } from './drawn.js';
import type { Ground } from './ground.js';
import { courses } from './network.js';
import type { Course, Link } from './network.js';
import { waver } from './outline.js';
import type { Palette } from './palette.js';
import { el } from './svg.js';

interface Pen {
  readonly width: number;
  readonly casing?: number;
  readonly dash?: string;
}

const PENS: Readonly<Record<Exclude<Line, 'strait' | 'bridge'>, Pen>> = {
  stream: { width: 3, casing: 0 },
  canal: { width: 4.5, casing: 7.5 },
  river: { width: 6.5, casing: 9.5 },
  'wide river': { width: 10, casing: 13.5 },
  lake: { width: 22, casing: 26 },
  cliff: { width: 3 },
  border: { width: 3, dash: '12 6 3 6' },
};

/** Everything that lies on the sides of cells: rivers wind along them, lakes fill them, straits and bridges cross them. */
export function hexsides(features: readonly SceneFeature[], ground: Ground, palette: Palette): string {
  const shown = features.filter((feature) => feature.hexsides.length > 0 && !isHidden(feature));
  const of = (line: Line): SceneFeature[] => shown.filter((feature) => lineOf(feature) === line);
  const water = (['lake', 'wide river', 'river', 'canal', 'stream'] as const).map((line) => ({ line, d: winding(of(line), ground) }));
  const casings = water.map(({ line, d }) => stroke(d, palette.water.edge, { width: PENS[line].casing ?? 0 }));
  const fills = water.map(({ line, d }) => stroke(d, line === 'stream' ? palette.water.edge : palette.water.fill, PENS[line]));
  return [
    stroke(winding(of('border'), ground), palette.rim, PENS.border),
    stroke(straight(of('cliff'), ground), palette.mountain.mark, PENS.cliff),
    ...casings,
    ...fills,
    ...of('strait').map((feature) => straits(feature, ground, palette)),
    ...of('bridge').map((feature) => bridges(feature, ground, palette)),
  ].join('');
}

function stroke(d: string, colour: string, { width, dash }: Pen): string {
  if (d === '' || width === 0) return '';
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

/** The edges of cells a feature runs along, as links between vertices. */
export function edgesOf(features: readonly SceneFeature[], ground: Ground): Link[] {
  const seen = new Set<string>();
  const links: Link[] = [];
  for (const [cell, neighbour] of features.flatMap((feature) => feature.hexsides)) {
    const side = ground.sideTowards(cell, neighbour);
    if (side < 0) continue;
    const a = ground.corners[cell * ground.sides + side] as number;
    const b = ground.corners[cell * ground.sides + ((side + 1) % ground.sides)] as number;
    const key = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (seen.has(key)) continue;
    seen.add(key);
    links.push([a, b]);
  }
  return links;
}

function winding(features: readonly SceneFeature[], ground: Ground): string {
  const links = edgesOf(features, ground);
  return riverPoints(courses(links, (vertex) => ground.vertices[vertex] as Point), ground).map(roundedLine).join('');
}

function straight(features: readonly SceneFeature[], ground: Ground): string {
  const at = (vertex: number): Point => ground.vertices[vertex] as Point;
  return courses(edgesOf(features, ground), at).map((course) => polyline(course.map(at))).join('');
}

/** Courses as points to draw a rounded line through: a tributary ends on the water of the river it joins. */
export function riverPoints(rivers: readonly Course[], ground: Ground): Point[][] {
  const bends = new Map<number, Point>();
  for (const course of rivers) {
    for (let i = 1; i + 1 < course.length; i++) {
      const [before, here, after] = course.slice(i - 1, i + 2) as [number, number, number];
      const vertex = ground.natural[here] as Point;
      const [from, to] = [between(vertex, waver(ground, before, here)), between(vertex, waver(ground, here, after))];
      bends.set(here, between(between(from, vertex), between(vertex, to)));
    }
  }
  const end = (vertex: number): Point => bends.get(vertex) ?? (ground.natural[vertex] as Point);
  return rivers.map((course) => {
    const points = course.flatMap((vertex, i) => {
      const next = course[i + 1];
      const here = i === 0 || next === undefined ? end(vertex) : (ground.natural[vertex] as Point);
      return next === undefined ? [here] : [here, waver(ground, vertex, next)];
    });
    return points;
  });
}

function ends(feature: SceneFeature, ground: Ground): (readonly [Point, Point, Point, Point])[] {
  return feature.hexsides.flatMap(([cell, neighbour]) => {
    const side = ground.sideTowards(cell, neighbour);
    if (side < 0) return [];
    const a = ground.vertices[ground.corners[cell * ground.sides + side] as number] as Point;
    const b = ground.vertices[ground.corners[cell * ground.sides + ((side + 1) % ground.sides)] as number] as Point;
    return [[a, b, ground.centres[cell] as Point, ground.centres[neighbour] as Point] as const];
  });
}

/** Water along the side with an arrow across it. */
function straits(feature: SceneFeature, ground: Ground, palette: Palette): string {
  return ends(feature, ground)
    .map(([a, b, from, to]) => {
      const across = polyline([between(from, to, 0.3), between(from, to, 0.7)]);
      return stroke(polyline([a, b]), palette.water.fill, { width: 14 }) + stroke(across, palette.waterText, { width: 3, dash: '1 6' });
    })
    .join('');
}

/** Two wing walls over the water, at the middle of the side. */
function bridges(feature: SceneFeature, ground: Ground, palette: Palette): string {
  const d = ends(feature, ground)
    .map(([a, b, from, to]) => {
      const middle = between(a, b);
      const along = { x: (b.x - a.x) * 0.1, y: (b.y - a.y) * 0.1 };
      const over = { x: (to.x - from.x) * 0.11, y: (to.y - from.y) * 0.11 };
      return [1, -1]
        .map((way) => {
          const at = { x: middle.x + along.x * way, y: middle.y + along.y * way };
          const wing = (end: 1 | -1): Point => ({ x: at.x + over.x * end + along.x * way * 0.5, y: at.y + over.y * end + along.y * way * 0.5 });
          const rail = (end: 1 | -1): Point => ({ x: at.x + over.x * end * 0.6, y: at.y + over.y * end * 0.6 });
          return polyline([wing(-1), rail(-1), rail(1), wing(1)]);
        })
        .join('');
    })
    .join('');
  return stroke(d, palette.rail, { width: 2.4 });
}
