import type { Point } from '../../engine/board/board.js';
import { readGrid, type VassalGrid } from './grid.js';
import type { PictureSize } from '../workspace/picture-header.js';
import { classOf, descendants, flagOf, numberOf, type XmlElement } from './xml.js';

/** A zone of a board: a polygon with a name, and perhaps with a grid of its own. */
export interface Zone {
  readonly name: string;
  readonly path: readonly Point[];
  /** The smallest rectangle that contains the polygon. */
  readonly bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly grid: VassalGrid | undefined;
  readonly regions: readonly Region[];
  /** True if the cells of the zone are those of the grid of the board. */
  readonly usesBoardGrid: boolean;
  /** True if VASSAL shows the name of the zone as the label of its cells. */
  readonly isLabel: boolean;
}

/** A named point of a grid of regions. */
export interface Region extends Point {
  readonly name: string;
}

/** The grids of a board: the grid of the whole board, the grids of its zones, and its named regions. */
export interface BoardGrids {
  readonly grid: VassalGrid | undefined;
  readonly zones: readonly Zone[];
  readonly regions: readonly Region[];
}

/**
 * Reads the grids of a board. If the board has a zoned grid, reads the zones and the background grid of the zoned grid.
 */
export function readGrids(board: XmlElement): BoardGrids {
  const zoned = board.children.find((child) => classOf(child) === 'ZonedGrid');
  const holder = zoned ?? board;
  return { ...ownGrids(holder), zones: zoned ? descendants(zoned, 'Zone').map(readZone) : [] };
}

function ownGrids(holder: XmlElement): Pick<BoardGrids, 'grid' | 'regions'> {
  const regions = holder.children.filter((child) => classOf(child) === 'RegionGrid');
  return {
    grid: holder.children.flatMap((child) => readGrid(child) ?? []).at(0),
    regions: regions.flatMap((grid) =>
      descendants(grid, 'Region').map((region) => ({
        name: region.attributes.name ?? '',
        x: numberOf(region, 'originx', 0),
        y: numberOf(region, 'originy', 0),
      })),
    ),
  };
}

/** The format of locations that consists of the name of the zone. VASSAL uses it if a zone has no other. */
const NAME_ONLY = '$name$';

function readZone(zone: XmlElement): Zone {
  const { grid, regions } = ownGrids(zone);
  const path = (zone.attributes.path ?? '').split(';').flatMap((corner) => {
    const [x, y] = corner.split(',').map(Number);
    return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [{ x, y }] : [];
  });
  return {
    name: zone.attributes.name ?? '',
    path,
    bounds: boundsOf(path),
    grid,
    regions,
    usesBoardGrid: flagOf(zone, 'useParentGrid'),
    isLabel: (zone.attributes.locationFormat ?? NAME_ONLY) === NAME_ONLY,
  };
}

/** Returns the first zone, in the order of the file, that contains a pixel. */
export const zoneAt = ({ zones }: Pick<BoardGrids, 'zones'>, point: Point): Zone | undefined =>
  zones.find((zone) => isInside(zone, point));

/** Returns whether a pixel is inside a polygon. A pixel is inside if an odd number of edges lies to the right of it. */
function isInside({ path, bounds: { left, right, top, bottom } }: Zone, { x, y }: Point): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let inside = false;
  path.forEach((from, i) => {
    const to = path.at(i - 1) ?? from;
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
  });
  return inside;
}

function boundsOf(path: readonly Point[]): Zone['bounds'] {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of path) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Returns the size of the bounding box of a zone. Descending numbers of cells are counted down from this size. */
export const sizeOfZone = ({ path, bounds: { left, right, top, bottom } }: Zone): PictureSize =>
  path.length === 0 ? { width: 0, height: 0 } : { width: right - left, height: bottom - top };

/** Returns the name of the region nearest to a pixel; undefined if there are no regions. */
export function nearestRegion(regions: readonly Region[], { x, y }: Point): string | undefined {
  const distance = (region: Region): number => (region.x - x) ** 2 + (region.y - y) ** 2;
  return regions.reduce<Region | undefined>(
    (best, region) => (best === undefined || distance(region) < distance(best) ? region : best),
    undefined,
  )?.name;
}
