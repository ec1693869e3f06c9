import type { Cell, Point } from '../../../engine/board/board.js';
import { between, distance } from '../../render/curve.js';
import type { Ground } from '../../render/ground.js';
import type { Counter, Scene } from '../../contract/scene.js';

/** Units that move together along one path to their current positions. */
export interface MovePath {
  readonly counters: readonly Counter[];
  /** Centres of the cells that the units pass. The last cell is the current cell of the units. */
  readonly points: readonly Point[];
}

/** Returns the paths that units took in the moment of a scene. Consecutive paths of the same unit are joined. */
export function movePathsOf({ overlays, counters }: Pick<Scene, 'overlays' | 'counters'>, ground: Ground): MovePath[] {
  const ways = new Map<string, Cell[]>();
  for (const { pieces = [], cells } of overlays)
    for (const name of pieces) {
      const before = ways.get(name) ?? [];
      ways.set(name, before.at(-1) === cells[0] ? [...before, ...cells.slice(1)] : [...cells]);
    }
  const courses = new Map<string, { readonly counters: Counter[]; readonly points: readonly Point[] }>();
  for (const counter of counters) {
    const cells = ways.get(counter.name);
    if (cells === undefined || cells.at(-1) !== counter.cell || !cells.every((cell) => cell in ground.centres))
      continue;
    const key = cells.join();
    const together = courses.get(key) ?? { counters: [], points: cells.map((cell) => ground.centres[cell]) };
    together.counters.push(counter);
    courses.set(key, together);
  }
  return [...courses.values()].filter(({ points }) => points.length > 1);
}

/** Returns the position along a path of points after `steps` segments; `steps` may be fractional. */
export function positionAlong(points: readonly Point[], steps: number): Point {
  const passed = Math.min(Math.floor(steps), points.length - 1);
  const next = points.at(passed + 1);
  if (next === undefined) return points[passed];
  return distance(points[passed], next) === 0 ? next : between(points[passed], next, steps - passed);
}
