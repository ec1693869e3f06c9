import type { Cell, Point } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Ground } from '../../render/ground.js';
import { UNIT } from '../../render/ground.js';

/** Directions of the arrow keys. */
export const DIRECTIONS: Partial<Readonly<Record<string, Point>>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The selected cell, and the point that the cursor aims at. Without the point, moving east along a zigzag row of hexes
 * would drift north.
 */
export interface CellCursor {
  readonly cell: Cell;
  readonly aim: Point;
}

/** Distance between two interlocking rows of hexes. */
const INTERLOCKED = UNIT * Math.sin(Math.PI / 3);

/**
 * Returns the next cell in a direction, or past the edge of the map the next off-grid box in that direction. Returns
 * undefined if there is none.
 */
export function nextCell({ cell: from, aim }: CellCursor, way: Point, ground: Ground): CellCursor | undefined {
  const { shape, orientation } = ground.board.grid;
  const across = shape === 'hexes' && orientation === 'flat' ? INTERLOCKED : UNIT;
  const down = shape === 'hexes' && orientation === 'pointy' ? INTERLOCKED : UNIT;
  const to = { x: aim.x + way.x * across, y: aim.y + way.y * down };
  const cell = ground.cellAt(to);
  if (cell === NOWHERE) return nearestBox({ cell: from, aim }, way, ground);
  const centre = ground.centres[cell];
  return { cell, aim: way.x === 0 ? { x: to.x, y: centre.y } : { x: centre.x, y: to.y } };
}

/**
 * Returns the nearest off-grid box in a direction. If the cursor is in such a box, the cells of the grid are considered
 * too. Sideways distance counts double.
 */
function nearestBox({ cell: from, aim }: CellCursor, way: Point, { board, centres }: Ground): CellCursor | undefined {
  let next: CellCursor | undefined;
  let least = Infinity;
  for (let cell = from < board.gridSize ? board.gridSize : 0; cell < board.size; cell++) {
    const [x, y] = [centres[cell].x - aim.x, centres[cell].y - aim.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (cell === from || ahead <= 0 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    next = { cell, aim: centres[cell] };
  }
  return next;
}
