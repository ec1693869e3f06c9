import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { between, polyline, roundedLine } from './curve.js';
import { isHidden, lineOf } from './feature-graphics.js';
import type { Line } from './feature-graphics.js';
import type { Ground } from './ground.js';
import { courses } from './network.js';
import type { Course, Link } from './network.js';
import { wander } from './outline.js';
import type { Palette } from './palette.js';
import { el, type Shape } from './shape.js';

export interface StrokeStyle {
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
  readonly cap?: 'butt' | 'round';
}

type Drawn = Exclude<Line, 'strait' | 'bridge'>;

/** Returns the stroke styles of a line, lowest first. */
export function lineStrokeStyles(line: Drawn, { river, water, mountain, rim }: Palette): readonly StrokeStyle[] {
  const banks = (width: number, ink = river): StrokeStyle[] => [
    { colour: ink.edge, width: width + 3 },
    { colour: ink.fill, width },
  ];
  switch (line) {
    case 'stream':
      return [{ colour: river.mark, width: 3 }];
    case 'canal':
      return banks(4.5);
    case 'river':
      return banks(6.5);
    case 'wide river':
      return banks(10);
    case 'lake':
      return banks(22, water);
    case 'cliff':
      return [{ colour: mountain.mark, width: 3 }];
    case 'border':
      return [{ colour: rim, width: 3, dash: '12 6 3 6', cap: 'butt' }];
  }
}

export const stroke = (d: string, { colour, width, dash, cap }: StrokeStyle): Shape[] =>
  d === ''
    ? []
    : [
        el('path', {
          d,
          fill: 'none',
          stroke: colour,
          'stroke-width': width,
          'stroke-dasharray': dash,
          'stroke-linecap': cap ?? 'round',
          'stroke-linejoin': 'round',
        }),
      ];

/**
 * Draws hexside features: rivers wind along the hexsides, lakes fill them, straits and bridges cross them. Lake
 * hexsides next to a water cell are left out, because the water is drawn with its own shore.
 */
export function hexsides(
  features: readonly SceneFeature[],
  water: ReadonlySet<Cell>,
  ground: Ground,
  palette: Palette,
): Shape[] {
  const shown = features.filter((feature) => feature.hexsides.length > 0 && !isHidden(feature));
  const of = (line: Line): SceneFeature[] => shown.filter((feature) => lineOf(feature) === line);
  const dry = (feature: SceneFeature): SceneFeature => ({
    ...feature,
    hexsides: feature.hexsides.filter((side) => !side.some((cell) => water.has(cell))),
  });
  const waters = (['lake', 'wide river', 'river', 'canal', 'stream'] as const).map((line) => ({
    pens: lineStrokeStyles(line, palette),
    d: winding(line === 'lake' ? of(line).map(dry) : of(line), ground),
  }));
  const banks = waters.flatMap(({ pens, d }) => (pens.length > 1 ? stroke(d, pens[0]) : []));
  const streams = waters.flatMap(({ pens, d }) => stroke(d, pens.at(-1)!));
  const drawn = (line: Drawn, d: string): Shape[] => lineStrokeStyles(line, palette).flatMap((pen) => stroke(d, pen));
  return [
    ...drawn('border', winding(of('border'), ground)),
    ...drawn('cliff', straight(of('cliff'), ground)),
    ...banks,
    ...streams,
    ...of('strait').flatMap((feature) => straits(feature, ground, palette)),
    ...of('bridge').flatMap((feature) => bridges(feature, ground, palette)),
  ];
}

/** Returns each hexside of the features once, as a link between two vertices. */
export function edgesOf(features: readonly SceneFeature[], ground: Ground): Link[] {
  const knownEdges = new Set<string>();
  const links: Link[] = [];
  for (const [cell, neighbour] of features.flatMap((feature) => feature.hexsides)) {
    const side = ground.sideTowards(cell, neighbour);
    if (side < 0) continue;
    const a = ground.corners[cell * ground.sides + side];
    const b = ground.corners[cell * ground.sides + ((side + 1) % ground.sides)];
    const key = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (knownEdges.has(key)) continue;
    knownEdges.add(key);
    links.push([a, b]);
  }
  return links;
}

function winding(features: readonly SceneFeature[], ground: Ground): string {
  const links = edgesOf(features, ground);
  return riverPoints(
    courses(links, (vertex) => ground.vertices[vertex]),
    ground,
  )
    .map(roundedLine)
    .join('');
}

function straight(features: readonly SceneFeature[], ground: Ground): string {
  const at = (vertex: number): Point => ground.vertices[vertex];
  return courses(edgesOf(features, ground), at)
    .map((course) => polyline(course.map(at)))
    .join('');
}

/** Returns the points of each river's rounded line. A tributary ends on the drawn line of the river that it joins. */
export function riverPoints(rivers: readonly Course[], ground: Ground): Point[][] {
  const bends = new Map<number, Point>();
  for (const course of rivers) {
    for (let i = 1; i + 1 < course.length; i++) {
      const [before, vertexHere, after] = course.slice(i - 1, i + 2) as [number, number, number];
      const vertex = ground.natural[vertexHere];
      const from = between(vertex, wander(ground, before, vertexHere)[1]);
      const to = between(vertex, wander(ground, vertexHere, after)[0]);
      bends.set(vertexHere, between(between(from, vertex), between(vertex, to)));
    }
  }
  const end = (vertex: number): Point => bends.get(vertex) ?? ground.natural[vertex];
  return rivers.map((course) =>
    course.flatMap((vertex, i) => {
      const next = course.at(i + 1);
      const vertexHere = i === 0 || next === undefined ? end(vertex) : ground.natural[vertex];
      return next === undefined ? [vertexHere] : [vertexHere, ...wander(ground, vertex, next)];
    }),
  );
}

function ends(feature: SceneFeature, ground: Ground): (readonly [Point, Point, Point, Point])[] {
  return feature.hexsides.flatMap(([cell, neighbour]) => {
    const side = ground.sideTowards(cell, neighbour);
    if (side < 0) return [];
    const a = ground.vertices[ground.corners[cell * ground.sides + side]];
    const b = ground.vertices[ground.corners[cell * ground.sides + ((side + 1) % ground.sides)]];
    return [[a, b, ground.centres[cell], ground.centres[neighbour]] as const];
  });
}

/** Draws straits: water along each hexside, and a dashed line across it. */
function straits(feature: SceneFeature, ground: Ground, palette: Palette): Shape[] {
  return ends(feature, ground).flatMap(([a, b, from, to]) => {
    const across = polyline([between(from, to, 0.3), between(from, to, 0.7)]);
    return [
      ...stroke(polyline([a, b]), { colour: palette.water.fill, width: 14 }),
      ...stroke(across, { colour: palette.waterText, width: 3, dash: '1 6' }),
    ];
  });
}

/** Draws bridges: on each hexside, the two walls at the ends of a bridge that crosses the water in the middle. */
function bridges(feature: SceneFeature, ground: Ground, palette: Palette): Shape[] {
  const d = ends(feature, ground)
    .map(([a, b, from, to]) => {
      const middle = between(a, b);
      const along = { x: (b.x - a.x) * 0.1, y: (b.y - a.y) * 0.1 };
      const over = { x: (to.x - from.x) * 0.11, y: (to.y - from.y) * 0.11 };
      return [1, -1]
        .map((way) => {
          const at = { x: middle.x + along.x * way, y: middle.y + along.y * way };
          const wing = (end: 1 | -1): Point => ({
            x: at.x + over.x * end + along.x * way * 0.5,
            y: at.y + over.y * end + along.y * way * 0.5,
          });
          const rail = (end: 1 | -1): Point => ({ x: at.x + over.x * end * 0.6, y: at.y + over.y * end * 0.6 });
          return polyline([wing(-1), rail(-1), rail(1), wing(1)]);
        })
        .join('');
    })
    .join('');
  return stroke(d, { colour: palette.rail, width: 2.4 });
}
