import type { BoxSpec, Cell, Edge, Point } from './board.js';
import type { LinkEnd } from './links.js';

/** Half the width and height of a box, where a cell is 1 high or wide. */
const HALF = { x: 0.8, y: 0.7 };
/** Between the map and its boxes, and from box to box. */
const GAP = 0.7;

/** The paper that the cells of the grid take up. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Wanted {
  readonly box: number;
  readonly edge: Edge;
  /** 0 in the row beside the map, 1 in the one behind that. */
  readonly rank: number;
  /** What it would stand level with along its edge. */
  readonly along: number;
}

/**
 * Where boxes lie: in rows along an edge of the map, each as near to the cells it is linked to as its neighbours let it.
 * A box that is linked to boxes only lies in the row behind theirs, so that their links run free; one without links lies
 * beside the east edge unless it says otherwise.
 * @param first the cell of the first box
 */
export function placeBoxes(
  boxes: readonly BoxSpec[],
  first: Cell,
  links: ReadonlyMap<Cell, readonly LinkEnd[]>,
  centre: (cell: Cell) => Point,
  extent: Extent,
): Point[] {
  const wanted = boxes.map(({ edge }, box): Wanted => {
    const { to, rank } = drawnTo(first + box, first, links, centre) ?? {
      to: { x: extent.right, y: (extent.top + extent.bottom) / 2 },
      rank: 0,
    };
    const beside = edge ?? nearestEdge(to, extent);
    return { box, edge: beside, rank, along: runsEast(beside) ? to.x : to.y };
  });
  const places = new Array<Point>(boxes.length);
  const rowOf = ({ edge, rank }: Wanted): string => `${edge} ${rank}`;
  for (const row of new Set(wanted.map(rowOf))) {
    const there = wanted.filter((one) => rowOf(one) === row).sort((a, b) => a.along - b.along);
    setRow(there, extent, places);
  }
  return places;
}

/** Half a rectangle's corners in the order of a cell's, with the middles of two sides where a cell has six. */
export function boxCorners(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }) => ({
    x: Math.abs(x) < 1e-9 ? 0 : Math.sign(x) * HALF.x,
    y: Math.abs(y) < 1e-9 ? 0 : Math.sign(y) * HALF.y,
  }));
}

const runsEast = (edge: Edge): boolean => edge === 'north' || edge === 'south';

/** The middle of the cells of the grid to which links lead, straight or by as few other boxes as may be. */
function drawnTo(
  box: Cell,
  first: Cell,
  links: ReadonlyMap<Cell, readonly LinkEnd[]>,
  centre: (cell: Cell) => Point,
): { readonly to: Point; readonly rank: number } | undefined {
  const seen = new Set([box]);
  let here = [box];
  for (let rank = 0; here.length > 0; rank++) {
    const next = here.flatMap((cell) => links.get(cell) ?? []).map(({ to }) => to);
    const onMap = next.filter((cell) => cell < first).map(centre);
    if (onMap.length > 0) return { to: middle(onMap), rank };
    here = next.filter((cell) => !seen.has(cell));
    for (const cell of here) seen.add(cell);
  }
  return undefined;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function nearestEdge({ x, y }: Point, { left, right, top, bottom }: Extent): Edge {
  const away = { east: right - x, west: x - left, north: y - top, south: bottom - y };
  return (['east', 'west', 'north', 'south'] as const).reduce((best, edge) => (away[edge] < away[best] ? edge : best));
}

/** Sets boxes side by side, none over another, and back where the row would run past the map's end. */
function setRow(row: readonly Wanted[], extent: Extent, places: Point[]): void {
  const { edge, rank } = row[0];
  const [half, deep] = runsEast(edge) ? [HALF.x, HALF.y] : [HALF.y, HALF.x];
  const [least, most] = runsEast(edge) ? [extent.left, extent.right] : [extent.top, extent.bottom];
  const pitch = 2 * half + GAP;
  const along: number[] = [];
  for (const one of row) along.push(Math.max(one.along, least + half, (along.at(-1) ?? -Infinity) + pitch));
  for (let i = along.length - 1, end = most - half; i >= 0; i--, end = along[i + 1] - pitch)
    along[i] = Math.max(least + half + i * pitch, Math.min(along[i], end));
  const away = GAP + deep + rank * (2 * deep + GAP);
  const aside = {
    north: extent.top - away,
    south: extent.bottom + away,
    west: extent.left - away,
    east: extent.right + away,
  }[edge];
  row.forEach(({ box }, i) => (places[box] = runsEast(edge) ? { x: along[i], y: aside } : { x: aside, y: along[i] }));
}
