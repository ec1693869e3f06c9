import type { Cell, Point } from '../../engine/board/board.js';
import { between, distance } from './curve.js';
import { COUNTER_SIZE } from './counters.js';
import type { Distance } from './distance.js';
import type { Ground } from './ground.js';

/**
 * Gap between a counter and a line that ends at the counter. The counters below, which are drawn with an offset, lie
 * within this gap.
 */
const RIM_GAP = 3;

/**
 * The cells that contain counters, and the size at which the counters are drawn. Lines to such a cell end at the edge
 * of its counters.
 */
export interface Occupied {
  readonly occupied: readonly Cell[];
  readonly block: Distance['block'];
}

/**
 * Returns the point where a line from a cell's centre leaves the counters of the cell, or the centre if the cell is
 * empty.
 */
export function counterEdgeTowards(cell: Cell, to: Point, { occupied, block }: Occupied, ground: Ground): Point {
  const centre = ground.centres[cell];
  if (!occupied.includes(cell)) return centre;
  const half = (block || COUNTER_SIZE) / 2 + RIM_GAP;
  const far = distance(centre, to);
  const across = Math.max(Math.abs(to.x - centre.x), Math.abs(to.y - centre.y)) / far;
  return between(centre, to, Math.min(0.48, half / across / far));
}
