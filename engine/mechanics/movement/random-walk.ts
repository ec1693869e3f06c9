import type { Board, Cell, Direction } from '../../board/board.js';

/** `random(n)` gives 0 … n-1. */
type Random = (n: number) => number;

/** The first thing found of units taken in turn, from one of them on by chance. */
export function findFromRandomStart<T>(
  units: readonly number[],
  random: Random,
  find: (piece: number) => T | undefined,
): T | undefined {
  const { length } = units;
  if (length === 0) return undefined;
  for (let at = random(length), asked = 0; asked < length; asked++) {
    const found = find(units[at]);
    if (found !== undefined) return found;
    if (++at === length) at = 0;
  }
  return undefined;
}

/** A step into a cell, from the last of the path; `at` is `from * directions + direction`, as tables of steps are read. */
type MayStep = (to: Cell, at: number, path: readonly Cell[]) => boolean;

/** How somebody strolls: without a goal, so that every way he could take may come up and none has to be searched for. */
export interface RandomWalk {
  /** The direction tried first; the others follow clockwise. */
  readonly firstDirection: () => Direction;
  readonly mayStep: MayStep;
  /** Whether he halts after a step, when it is the last of the path; what it costs is noted here. */
  readonly stopsAfter: MayStep;
}

/** A way by chance, the start first: only the start when nothing leads out of it. */
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
