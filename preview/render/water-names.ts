import type { Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { distance, roundedLine } from './curve.js';
import { isHidden, lineOf } from './feature-graphics.js';
import type { Ground } from './ground.js';
import { edgesOf, riverPoints } from './hexsides.js';
import type { Boxes } from './boxes.js';
import type { Part } from './layer.js';
import { courses } from './network.js';
import type { Palette } from './palette.js';
import { el, group } from './shape.js';
import { n } from './svg.js';
import { textWidth } from './text-width.js';

const LETTERING_SIZE = 14;

/** Draws the name of each river along its straightest stretch that is clear of counters and places. */
export function waterNames(
  features: readonly SceneFeature[],
  ground: Ground,
  palette: Palette,
  occupiedBoxes: Boxes,
  least: number,
): Part[] {
  const rivers = features.filter(
    (feature) =>
      feature.name && feature.hexsides.length > 2 && !isHidden(feature) && /river|canal|stream/.test(lineOf(feature)),
  );
  const size = Math.max(LETTERING_SIZE, least);
  const letters = {
    class: 'water-names',
    fill: palette.waterText,
    stroke: palette.halo,
    'stroke-width': (3.2 * size) / LETTERING_SIZE,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'font-size': size,
    'font-style': 'italic',
    'letter-spacing': (1.2 * size) / LETTERING_SIZE,
    'text-anchor': 'middle',
  };
  return rivers.flatMap((river, i) => {
    const name = river.name!;
    const stretch = stretchesOf(river, textWidth(name, size) * 1.25 + 10, size, ground).find((points) =>
      isClear(points, size, occupiedBoxes),
    );
    if (stretch === undefined) return [];
    const id = `st-water-${i}`;
    const way = el('path', { id, d: roundedLine(raised(stretch, size * 0.55)), fill: 'none' });
    const path = el('textPath', { href: `#${id}`, startOffset: '50%' }, name);
    return [{ key: `${id} ${name}`, shapes: [el('defs', {}, [way]), group(letters, [el('text', {}, [path])])] }];
  });
}

const MAX_BEND_PENALTY = 30;
const known = new WeakMap<Ground, Map<string, Point[][]>>();

/**
 * Returns stretches of a river just long enough for its name, straightest first. The stretches are cached, because they
 * depend only on the map.
 */
function stretchesOf(river: SceneFeature, need: number, size: number, ground: Ground): Point[][] {
  const ofGround = known.get(ground) ?? new Map<string, Point[][]>();
  known.set(ground, ofGround);
  const key = `${n(need)} ${river.hexsides.join(' ')}`;
  const found = ofGround.get(key);
  if (found) return found;
  const ways = riverPoints(
    courses(edgesOf([river], ground), (vertex) => ground.vertices[vertex]),
    ground,
  );
  const pieces = ways
    .flatMap((points) => cut(points, need, size))
    .map((points) => ({ points, price: bendPenalty(points) }))
    .filter(({ price }) => price < MAX_BEND_PENALTY)
    .sort((a, b) => a.price - b.price)
    .map(({ points }) => points);
  ofGround.set(key, pieces);
  return pieces;
}

/** Smooths a line and cuts it into stretches that are at least `need` long. Each stretch runs from left to right. */
function cut(points: readonly Point[], need: number, size: number): Point[][] {
  // Larger letters need smoother curves.
  const times = Math.min(60, Math.round(2 * (size / LETTERING_SIZE) ** 2));
  let soft = points;
  for (let i = 0; i < times; i++) soft = soften(soft);
  const found: Point[][] = [];
  for (let from = 0; from < soft.length; from += 2) {
    let length = 0;
    let to = from;
    while (to + 1 < soft.length && length < need) length += distance(soft[to], soft[++to]);
    if (length < need) break;
    const piece = soft.slice(from, to + 1);
    found.push(piece[0].x <= piece.at(-1)!.x ? piece : piece.reverse());
  }
  return found;
}

function soften(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    if (i === 0 || i + 1 === points.length) return point;
    const before = points[i - 1];
    const after = points[i + 1];
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
}

/** Returns a penalty for bends and steep slopes, which make lettering hard to read. */
function bendPenalty(points: readonly Point[]): number {
  const [first, last] = [points[0], points.at(-1)!];
  const way = points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i]), 0);
  return (way / Math.max(1, distance(first, last)) - 1) * 60 + (Math.abs(last.y - first.y) / Math.max(1, way)) * 12;
}

const isClear = (points: readonly Point[], size: number, occupiedBoxes: Boxes): boolean =>
  points.every(({ x, y }) => {
    const room = { left: x - size * 0.57, right: x + size * 0.57, top: y - size * 0.86, bottom: y + size * 0.57 };
    return occupiedBoxes.covering(room) === 0;
  });

/**
 * Returns the line shifted upwards by `by` units, at right angles to its direction. The line must run from left to
 * right.
 */
function raised(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const length = Math.max(0.001, distance(before, after));
    return { x: point.x + ((after.y - before.y) / length) * by, y: point.y - ((after.x - before.x) / length) * by };
  });
}
