import type { Cell, Point } from '../../engine/board/board.js';
import { between, distance } from './curve.js';
import { COUNTER } from './counters.js';
import type { Distance } from './distance.js';
import type { Ground } from './ground.js';

/** Between a counter's rim and what ends at it, and what the counters below the first of a stack stand out. */
const GAP = 3;

/** Where counters lie: what is laid over the map ends at their rims. */
export interface Occupied {
  readonly occupied: readonly Cell[];
  readonly block: Distance['block'];
}

/** Where a line from the middle of a cell to another point leaves whatever stands in the cell; its middle when nothing does. */
export function leaving(cell: Cell, to: Point, { occupied, block }: Occupied, ground: Ground): Point {
  const centre = ground.centres[cell];
  if (!occupied.includes(cell)) return centre;
  const half = (block || COUNTER) / 2 + GAP;
  const far = distance(centre, to);
  const across = Math.max(Math.abs(to.x - centre.x), Math.abs(to.y - centre.y)) / far;
  return between(centre, to, Math.min(0.48, half / across / far));
}
