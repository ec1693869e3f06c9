import type { Board, Cell, Direction } from '../../board/board.js';

/** A function that returns a random integer from 0 to n - 1. */
type Random = (n: number) => number;

/** Calls `find` for each unit, beginning with a random unit, until it returns a value. */
export function findFromRandomStart<T>(
  units: readonly number[],
  random: Random,
  find: (piece: number) => T | undefined,
): T | undefined {
  const { length } = units;
  if (length === 0) return undefined;
  for (let at = random(length), tried = 0; tried < length; tried++) {
    const found = find(units[at]);
    if (found !== undefined) return found;
    if (++at === length) at = 0;
  }
  return undefined;
}

/**
 * A test of a move from the end of a path to a neighbour. `at` is `from * directions + direction`, the index into
 * tables of step costs.
 */
type MayStep = (to: Cell, at: number, path: readonly Cell[]) => boolean;

/** The rules of a random walk. The walk has no goal, so every legal path is possible and no search is needed. */
export interface RandomWalk {
  /** Returns the direction that is tried first; the others follow clockwise. */
  readonly firstDirection: () => Direction;
  readonly mayStep: MayStep;
  /**
   * Returns whether the walk ends after a step. The path passed to this function already ends with the step. The
   * function is called once for each step, so a game may also add up the costs in it.
   */
  readonly stopsAfter: MayStep;
}

/** Returns a random path that begins with the start. If no step is legal, the path is only the start. */
export function randomWalk(
  { directions, neighbours }: Board,
  start: Cell,
  { firstDirection, mayStep, stopsAfter }: RandomWalk,
): Cell[] {
  const path = [start];
  for (let from = start; ;) {
    const first = from * directions;
    const heading = firstDirection();
    let at = -1;
    for (let turn = 0; turn < directions && at < 0; turn++) {
      const next = first + ((heading + turn) % directions);
      if (neighbours[next] >= 0 && mayStep(neighbours[next], next, path)) at = next;
    }
    if (at < 0) return path;
    const to = neighbours[at];
    path.push(to);
    if (stopsAfter(to, at, path)) return path;
    from = to;
  }
}
