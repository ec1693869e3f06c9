import type { Cell, Point } from '../../engine/board/board.js';
import type { SceneFeature } from '../contract/scene.js';
import { Boxes } from './boxes.js';
import type { Box } from './boxes.js';
import { COUNTER_SIZE, SHARED_REACH } from './counters.js';
import { CLOSE, type Distance } from './distance.js';
import type { Site } from './feature-graphics.js';
import { SHEET_MARGIN, UNIT } from './ground.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { boxNames } from './off-grid.js';
import type { Palette } from './palette.js';
import { signsOf, signWidth, sitesOf } from './sites.js';
import { el, group, type Attributes, type Shape } from './shape.js';
import { textWidth } from './text-width.js';
import { waterNames } from './water-names.js';

interface Lettering {
  readonly size: number;
  readonly bold: boolean;
  readonly rank: number;
}

const LETTERING: Readonly<Record<Site, Lettering>> = {
  capital: { size: 25, bold: true, rank: 0 },
  city: { size: 22, bold: true, rank: 1 },
  'small city': { size: 19, bold: true, rank: 2 },
  town: { size: 16, bold: false, rank: 3 },
  fortification: { size: 15, bold: false, rank: 4 },
  port: { size: 15, bold: false, rank: 4 },
  airfield: { size: 14, bold: false, rank: 5 },
  village: { size: 14.5, bold: false, rank: 5 },
  bridge: { size: 13, bold: false, rank: 6 },
  minefield: { size: 13, bold: false, rank: 6 },
  sign: { size: 14, bold: false, rank: 6 },
};

interface Placed {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** Half the width and half the height of the area around a cell's centre over which no names are written. */
interface Room {
  readonly across: number;
  readonly up: number;
}

/**
 * Returns the area of a cell with counters over which no names are written. At close range this is the area of the
 * counter, or of all stacks if several sides share the cell. When zoomed out it is the whole cell.
 */
function roomOf({ block }: Pick<Distance, 'block'>, isShared: boolean): Room {
  if (block > 0) return { across: UNIT / 2, up: UNIT / 2 };
  return isShared ? { across: SHARED_REACH.across + 2, up: SHARED_REACH.up + 5 } : { across: BESIDE, up: BESIDE };
}
const BESIDE = COUNTER_SIZE / 2 + 5;

/** The cells with counters, and which of these cells several sides share. */
export interface Occupied {
  readonly occupied: readonly Cell[];
  readonly shared: readonly Cell[];
}

/**
 * Writes each name where it covers least: next to, below or above its place, clear of counters and of names already
 * written. Larger places choose first. When zoomed out, lettering stays legible, and a small place without room loses
 * its name.
 */
export function names(
  features: readonly SceneFeature[],
  { occupied, shared }: Occupied,
  ground: Ground,
  palette: Palette,
  distance: Pick<Distance, 'least' | 'block'> = CLOSE,
): Part[] {
  const { least } = distance;
  const several = new Set(shared);
  const rooms = new Map(
    occupied
      .filter((cell) => cell in ground.centres)
      .map((cell) => [cell, roomOf(distance, several.has(cell))] as const),
  );
  const occupiedBoxes = new Boxes();
  const dots = new Boxes();
  for (const [cell, room] of rooms) occupiedBoxes.add(around(ground.centres[cell], room));
  for (const { at, site } of signsOf(features, ground)) dots.add(around(at, { across: signWidth(site), up: 7 }));
  const halo = (size: number): Attributes => ({
    fill: palette.placeText,
    stroke: palette.halo,
    'stroke-width': Math.max(4.2, size * 0.26),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
  const set: Part[] = [];
  lettered(features).forEach(({ feature, site }, nth) => {
    const lettering = LETTERING[site];
    const size = Math.max(lettering.size, least * (PROMINENCE.at(lettering.rank) ?? 1));
    let best: { spot: Placed; price: number } | undefined;
    candidates(feature, site, size, ground, rooms, distance.block > 0).forEach((spot, i) => {
      const before = i * 4 + priceOfEdges(spot.box, ground);
      if (best && before >= best.price) return;
      const price = before + occupiedBoxes.covering(spot.box) + dots.covering(spot.box) * 0.5;
      if (best === undefined || price < best.price) best = { spot, price };
    });
    if (best === undefined || (least > 0 && lettering.rank > 1 && best.price > 120)) return;
    occupiedBoxes.add(best.spot.box);
    set.push({
      key: `${best.spot.text} ${nth}`,
      shapes: [group(halo(least > 0 ? size : 0), [line(best.spot, size, lettering.bold)])],
    });
  });
  const boxes = boxNames(features, ground);
  return [
    ...waterNames(features, ground, palette, occupiedBoxes, least),
    ...set,
    ...(boxes.length === 0 ? [] : [{ key: 'boxes', shapes: [group(halo(0), boxes)] }]),
  ];
}

/** Factors by which the names of the largest places exceed the smallest legible size, by rank. */
const PROMINENCE = [1.35, 1.25, 1.15];

/**
 * Returns the features that have a name, largest first. If several features have the same name and cells, returns only
 * the first.
 */
function lettered(features: readonly SceneFeature[]): { feature: SceneFeature; site: Site }[] {
  const named = sitesOf(features)
    .filter(({ feature }) => feature.name !== undefined && feature.name !== '')
    .sort((a, b) => LETTERING[a.site].rank - LETTERING[b.site].rank);
  const keyOf = ({ feature: { name = '', cells } }: (typeof named)[number]): string => `${name} ${cells.join(' ')}`;
  return named.filter((one, at) => named.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

const line = ({ text, at, anchor }: Placed, size: number, bold: boolean): Shape =>
  el(
    'text',
    { x: at.x, y: at.y, 'font-size': size, 'font-weight': bold ? 700 : undefined, 'text-anchor': anchor },
    text,
  );

const around = ({ x, y }: Point, { across, up }: Room): Box => ({
  left: x - across,
  top: y - up,
  right: x + across,
  bottom: y + up,
});

function candidates(
  feature: SceneFeature,
  site: Site,
  size: number,
  ground: Ground,
  rooms: ReadonlyMap<Cell, Room>,
  isFar: boolean,
): Placed[] {
  const { bold } = LETTERING[site];
  const text = feature.name!;
  const width = textWidth(text, size, bold ? 'bold' : 'regular');
  const cells = feature.cells.filter((cell) => cell in ground.centres);
  const spots: Placed[] = [];
  for (const cell of cells) {
    const { x, y } = ground.centres[cell];
    const room = rooms.get(cell);
    const side = room === undefined ? signWidth(site) + 4 : room.across + 2;
    const over = room === undefined ? 11 : room.up + 2;
    const put = (dx: number, dy: number, anchor: Placed['anchor']): void => {
      const at = { x: x + dx, y: y + dy };
      const left = anchor === 'start' ? at.x : anchor === 'end' ? at.x - width : at.x - width / 2;
      spots.push({
        text,
        at,
        anchor,
        box: { left, right: left + width, top: at.y - size * 0.78, bottom: at.y + size * 0.22 },
      });
    };
    put(side, -size * 0.18, 'start');
    put(0, over + size * 0.8, 'middle');
    put(0, -over - size * 0.2, 'middle');
    put(-side, -size * 0.18, 'end');
    put(side, size * 0.9, 'start');
    put(-side, size * 0.9, 'end');
    put(side * 0.7, -over * 0.7 - size * 0.1, 'start');
    put(-side * 0.7, -over * 0.7 - size * 0.1, 'end');
    put(0, UNIT * 0.5 + size * 0.8, 'middle');
    put(0, -UNIT * 0.5 - size * 0.2, 'middle');
    if (!isFar) continue;
    // When zoomed out, a name may move up to two cells away so that no counters cover it.
    for (const off of [UNIT, 2 * UNIT]) {
      put(0, off + size * 0.3, 'middle');
      put(0, -off + size * 0.3, 'middle');
      put(off * 0.87, size * 0.3, 'start');
      put(-off * 0.87, size * 0.3, 'end');
    }
  }
  return spots;
}

/**
 * Penalty for a position at which the edge of the paper would cut off a name, and for one at which the name would cross
 * the edge of the map. A name gets the position with the lowest penalty.
 */
const BEYOND_PAPER = 500;
const ACROSS_MAP_EDGE = 30;

/** Returns the penalty for a name at the edge of the paper or of the map. */
function priceOfEdges(box: Box, ground: Ground): number {
  if (crosses(box, ground, 6)) return BEYOND_PAPER;
  return crosses(box, ground, SHEET_MARGIN) ? ACROSS_MAP_EDGE : 0;
}

const crosses = ({ left, right, top, bottom }: Box, { width, height }: Ground, margin: number): boolean =>
  left < margin || top < margin || right > width - margin || bottom > height - margin;
