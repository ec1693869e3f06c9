import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { signedNoise } from './noise.js';
import { between, distance, lineThrough } from './curve.js';
import { isHidden, isLink, wayOf } from './feature-graphics.js';
import type { Way } from './feature-graphics.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';
import { stroke } from './hexsides.js';
import type { StrokeStyle } from './hexsides.js';
import { courses, linksOf } from './network.js';
import type { Link } from './network.js';
import { links } from './off-grid.js';
import type { Palette } from './palette.js';
import type { Shape } from './shape.js';

/** Returns the stroke styles of a road, railway or other route, lowest first. */
export function wayStrokeStyles(way: Way, palette: Palette): readonly StrokeStyle[] {
  const { road, river } = palette;
  switch (way) {
    case 'water way':
      return [
        { colour: river.edge, width: 12 },
        { colour: river.fill, width: 9 },
      ];
    case 'sea route':
      return [{ colour: palette.waterText, width: 2, dash: '2 8' }];
    case 'track':
      return [{ colour: palette.track, width: 2.4, dash: '8 5', cap: 'butt' }];
    case 'road':
      return [
        { colour: road.mark, width: 5 },
        { colour: road.fill, width: 2.2 },
      ];
    case 'main road':
      return [
        { colour: road.mark, width: 8 },
        { colour: road.fill, width: 4.6 },
      ];
    case 'rail':
      return [
        { colour: palette.railGap, width: 5 },
        { colour: palette.rail, width: 2.4 },
        { colour: palette.rail, width: 8, dash: '2 11', cap: 'butt' },
      ];
  }
}

/** Returns the features drawn as lines through the centres of map cells. */
const shownWays = (features: readonly SceneFeature[]): SceneFeature[] =>
  features.filter((feature) => feature.chains.length > 0 && !isHidden(feature) && !isLink(feature));

/** Returns the cells that are crossed by roads, railways or other routes. */
export const cellsOnWays = (features: readonly SceneFeature[]): Cell[] =>
  [...new Set(shownWays(features).flatMap(({ chains }) => chains.flat()))].sort((a, b) => a - b);

/**
 * Draws roads, tracks and railways as lines through cell centres. A segment that several of them share is drawn once.
 */
export function ways(features: readonly SceneFeature[], ground: Ground, palette: Palette): Shape[] {
  const shown = shownWays(features);
  const firm = new Set(features.flatMap((feature) => feature.cells));
  const railed = new Set(shown.filter((feature) => wayOf(feature) === 'rail').flatMap(({ chains }) => chains.flat()));
  const network = (...kinds: Way[]): Shape[] => {
    const drawn = kinds.map((way) => ({
      pens: wayStrokeStyles(way, palette),
      d: drawNetwork(
        shown.filter((feature) => wayOf(feature) === way),
        ground,
        nodePlace(way, ground, firm),
        firm,
      ),
    }));
    return [0, 1, 2].flatMap((nth) => drawn.flatMap(({ pens, d }) => (nth < pens.length ? stroke(d, pens[nth]) : [])));
  };
  return [
    ...links(features, ground, palette, (cell) =>
      railed.has(cell) ? nodePlace('rail', ground, firm)(cell) : undefined,
    ),
    ...network('water way'),
    ...network('sea route'),
    ...network('track'),
    ...network('road', 'main road'),
    ...network('rail'),
  ];
}

/**
 * Returns a function that gives the point where a route crosses a cell. Railways are offset so that they run next to a
 * road through the same cells. The point is displaced at random in open country, but exact in a town.
 */
function nodePlace(way: Way, ground: Ground, firm: ReadonlySet<Cell>): (cell: Cell) => Point {
  const offset = way === 'rail' ? railOffset(ground) : { x: 0, y: 0 };
  const seed = way === 'rail' ? 31 : 21;
  return (cell) => {
    const { x, y } = ground.centres[cell];
    const play = firm.has(cell) ? 0 : UNIT * 0.055;
    return { x: x + offset.x + signedNoise(cell, seed) * play, y: y + offset.y + signedNoise(cell, seed + 1) * play };
  };
}

/**
 * Returns an offset that is parallel to no grid direction, so that no part of an offset line falls back onto the
 * original line.
 */
function railOffset({ board: { grid } }: Ground): Point {
  const far = UNIT * 0.11;
  if (grid.shape === 'squares') return { x: far * 0.92, y: far * 0.38 };
  return grid.orientation === 'flat' ? { x: far, y: 0 } : { x: 0, y: far };
}

function drawNetwork(
  features: readonly SceneFeature[],
  ground: Ground,
  at: (cell: Cell) => Point,
  firm: ReadonlySet<Cell>,
): string {
  const links = linksOf(features.flatMap((feature) => feature.chains)).filter(
    ([a, b]) => a in ground.centres && b in ground.centres,
  );
  const eased = straighten(links, at, firm);
  return courses(links, at)
    .map((course) =>
      lineThrough(
        course.map((cell) => eased.get(cell)!),
        0.7,
      ),
    )
    .join('');
}

/** Straightens a zigzag in open country without leaving its cells. */
function straighten(links: readonly Link[], at: (cell: Cell) => Point, firm: ReadonlySet<Cell>): Map<Cell, Point> {
  const adjacent = new Map<Cell, Cell[]>();
  for (const [a, b] of links) {
    adjacent.set(a, [...(adjacent.get(a) ?? []), b]);
    adjacent.set(b, [...(adjacent.get(b) ?? []), a]);
  }
  return new Map(
    [...adjacent].map(([cell, neighbours]) => {
      const centre = at(cell);
      const [before, after] = neighbours;
      if (firm.has(cell) || neighbours.length !== 2) return [cell, centre];
      const wanted = between(centre, between(at(before), at(after)), 0.5);
      const far = distance(centre, wanted);
      return [cell, between(centre, wanted, Math.min(1, (UNIT * 0.16) / Math.max(0.01, far)))];
    }),
  );
}
