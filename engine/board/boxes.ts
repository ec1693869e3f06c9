import type { BoxSpec, Cell, Edge, Point } from './board.js';
import type { LinkEnd } from './links.js';

/** Half the width and height of a box, in units of `Board.centre`. */
const HALF_BOX_SIZE = { x: 0.8, y: 0.7 };
/** Distance between the map and its boxes, and between two boxes, in units of `Board.centre`. */
const BOX_GAP_CELLS = 0.7;

/** The rectangle that the cells of the grid occupy, in units of `Board.centre`. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The preferred place of a box. */
interface PreferredPlace {
  readonly box: number;
  readonly edge: Edge;
  /** Number of the row in which the box lies: 0 for the row next to the map, 1 for the row behind row 0. */
  readonly rank: number;
  /** The preferred position along the edge of the map, as a coordinate. */
  readonly along: number;
}

/**
 * Computes the centres of boxes. Boxes lie in rows along the edges of the map. Each box lies as near to its linked
 * cells as the other boxes allow. A box that is linked only to other boxes lies in the row behind these boxes, so that
 * its links remain visible. Default edge of a box without links: east.
 *
 * @param first the cell index of the first box
 */
export function placeBoxes(
  boxes: readonly BoxSpec[],
  first: Cell,
  links: ReadonlyMap<Cell, readonly LinkEnd[]>,
  centre: (cell: Cell) => Point,
  extent: Extent,
): Point[] {
  const preferred = boxes.map(({ edge: given }, box): PreferredPlace => {
    const { to, rank } = findLinkedPoint(first + box, first, links, centre) ?? {
      to: { x: extent.right, y: (extent.top + extent.bottom) / 2 },
      rank: 0,
    };
    const edge = given ?? nearestEdge(to, extent);
    return { box, edge, rank, along: isHorizontal(edge) ? to.x : to.y };
  });
  const places = new Array<Point>(boxes.length);
  const rowOf = ({ edge, rank }: PreferredPlace): string => `${edge} ${rank}`;
  for (const name of new Set(preferred.map(rowOf))) {
    const row = preferred.filter((one) => rowOf(one) === name).sort((a, b) => a.along - b.along);
    placeRow(row, extent, places);
  }
  return places;
}

/**
 * Returns the outline of a box relative to its centre, with as many points as a cell has corners. If a cell has six
 * corners, the outline also contains the middles of two sides of the box.
 */
export function boxCorners(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }) => ({
    x: Math.abs(x) < 1e-9 ? 0 : Math.sign(x) * HALF_BOX_SIZE.x,
    y: Math.abs(y) < 1e-9 ? 0 : Math.sign(y) * HALF_BOX_SIZE.y,
  }));
}

const isHorizontal = (edge: Edge): boolean => edge === 'north' || edge === 'south';

/**
 * Finds the grid cells that can be reached from a box over the fewest links. Returns their middle, and in `rank` the
 * number of other boxes on the way there; undefined if no grid cell can be reached.
 */
function findLinkedPoint(
  box: Cell,
  first: Cell,
  links: ReadonlyMap<Cell, readonly LinkEnd[]>,
  centre: (cell: Cell) => Point,
): { readonly to: Point; readonly rank: number } | undefined {
  const visited = new Set([box]);
  let boxes = [box];
  for (let rank = 0; boxes.length > 0; rank++) {
    const linked = boxes.flatMap((cell) => links.get(cell) ?? []).map(({ to }) => to);
    const centres = linked.filter((cell) => cell < first).map(centre);
    if (centres.length > 0) return { to: middle(centres), rank };
    boxes = linked.filter((cell) => !visited.has(cell));
    for (const cell of boxes) visited.add(cell);
  }
  return undefined;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function nearestEdge({ x, y }: Point, { left, right, top, bottom }: Extent): Edge {
  const distances = { east: right - x, west: x - left, north: y - top, south: bottom - y };
  return (['east', 'west', 'north', 'south'] as const).reduce((best, edge) =>
    distances[edge] < distances[best] ? edge : best,
  );
}

/**
 * Places the boxes of a row next to each other without overlap. If the row would extend beyond the end of the map, its
 * boxes are moved back.
 */
function placeRow(row: readonly PreferredPlace[], extent: Extent, places: Point[]): void {
  const { edge, rank } = row[0];
  const [half, deep] = isHorizontal(edge) ? [HALF_BOX_SIZE.x, HALF_BOX_SIZE.y] : [HALF_BOX_SIZE.y, HALF_BOX_SIZE.x];
  const [least, most] = isHorizontal(edge) ? [extent.left, extent.right] : [extent.top, extent.bottom];
  const pitch = 2 * half + BOX_GAP_CELLS;
  const along: number[] = [];
  for (const one of row) along.push(Math.max(one.along, least + half, (along.at(-1) ?? -Infinity) + pitch));
  for (let i = along.length - 1, end = most - half; i >= 0; i--, end = along[i + 1] - pitch)
    along[i] = Math.max(least + half + i * pitch, Math.min(along[i], end));
  const distanceFromMap = BOX_GAP_CELLS + deep + rank * (2 * deep + BOX_GAP_CELLS);
  const across = {
    north: extent.top - distanceFromMap,
    south: extent.bottom + distanceFromMap,
    west: extent.left - distanceFromMap,
    east: extent.right + distanceFromMap,
  }[edge];
  row.forEach(
    ({ box }, i) => (places[box] = isHorizontal(edge) ? { x: along[i], y: across } : { x: across, y: along[i] }),
  );
}
