import { NOWHERE } from '../../engine/board/board.js';
import type { Cell, Point } from '../../engine/board/board.js';
import { signedNoise } from './noise.js';
import { between, distance, polyline, roundedLoop } from './curve.js';
import type { OutlinePoint } from './curve.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';

/** Returns the boundaries of a set of cells as loops of vertices, clockwise around the set. */
export function loopsOf(ground: Ground, isIn: (cell: Cell) => boolean, cells: Iterable<Cell>): number[][] {
  const { sides, corners } = ground;
  const leaving = new Map<number, number[]>();
  for (const cell of cells) {
    for (let side = 0; side < sides; side++) {
      const beyond = ground.beyond(cell, side);
      if (beyond !== NOWHERE && isIn(beyond)) continue;
      const from = corners[cell * sides + side];
      const to = corners[cell * sides + ((side + 1) % sides)];
      const others = leaving.get(from);
      if (others) others.push(to);
      else leaving.set(from, [to]);
    }
  }
  const loops: number[][] = [];
  for (const [start, targets] of leaving) {
    while (targets.length > 0) {
      const loop = [start];
      for (let at = targets.pop()!; at !== start; at = leaving.get(at)!.pop()!) loop.push(at);
      loops.push(loop);
    }
  }
  return loops;
}

/** Returns the outline of a set of cells along the grid lines. */
export function gridOutline(ground: Ground, cells: readonly Cell[]): string {
  const set = new Set(cells);
  return loopsOf(ground, (cell) => set.has(cell), set)
    .map((loop) =>
      polyline(
        loop.map((vertex) => ground.vertices[vertex]),
        true,
      ),
    )
    .join('');
}

/** Returns an irregular, rounded outline of a set of cells. The outline is straight only at the edge of the map. */
export function naturalOutline(ground: Ground, isIn: (cell: Cell) => boolean, cells: Iterable<Cell>): string {
  return loopsOf(ground, isIn, cells)
    .map((loop) => roundedLoop(loop.flatMap((vertex, i) => stretch(ground, vertex, loop[(i + 1) % loop.length]))))
    .join('');
}

/**
 * Returns the points of an outline from a vertex up to the next vertex: the vertex itself and the displaced points of
 * the edge between the two. An edge on the edge of the map has no displaced points.
 */
function stretch(ground: Ground, vertex: number, next: number): OutlinePoint[] {
  const point = ground.natural[vertex];
  const onRim = ground.rim[vertex];
  if (onRim && ground.rim[next]) return [{ ...point, sharp: true }];
  return [{ ...point, sharp: onRim }, ...wander(ground, vertex, next)];
}

/** Returns two displaced points between the ends of an edge. The points are the same for every line along the edge. */
export function wander(ground: Ground, a: number, b: number): [Point, Point] {
  const [from, to] = a < b ? [a, b] : [b, a];
  const start = ground.natural[from];
  const end = ground.natural[to];
  const room = Math.min(1, (UNIT * 0.577) / distance(start, end));
  const push = (part: number, seed: number): Point => {
    const at = between(start, end, part);
    const by = signedNoise(from * 2 + seed, to) * 0.17 * room;
    return { x: at.x - (end.y - start.y) * by, y: at.y + (end.x - start.x) * by };
  };
  const points: [Point, Point] = [push(0.33, 0), push(0.68, 1)];
  return a < b ? points : [points[1], points[0]];
}
