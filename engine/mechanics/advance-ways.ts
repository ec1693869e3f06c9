import { NOWHERE, type Cell } from '../board/board.js';

/** The cells in which an advance after combat may end, each with the path from the first vacated cell to it. */
export type AdvanceWays = ReadonlyMap<Cell, readonly Cell[]>;

/** The parts of a game that decide where advances lead. */
interface AdvanceField {
  /** `count[cell]`: the number of pieces in a cell. */
  readonly count: ArrayLike<number>;
  /** `links[cell * directions + direction]`: the cell to which an advance may go on, or `NOWHERE`. */
  readonly links: Int32Array;
  readonly directions: number;
}

/**
 * Adds the paths of an advance along the path of a retreat to `ways`, up to the first cell that is not vacant.
 *
 * @param longest the maximum length of a path in cells, the first cell included
 */
export function followRetreat(
  { count }: Pick<AdvanceField, 'count'>,
  first: Cell,
  line: readonly Cell[],
  longest: number,
  ways: Map<Cell, readonly Cell[]>,
): void {
  const way = [first];
  for (const cell of line.slice(0, longest - 1)) {
    if (count[cell] !== 0) return;
    way.push(cell);
    if (!ways.has(cell)) ways.set(cell, [...way]);
  }
}

/**
 * Adds the paths of an advance through vacant cells in any direction to `ways`, which already contains the first cell.
 *
 * @param longest the maximum length of a path in cells, the first cell included
 */
export function spreadAdvance(
  { count, links, directions }: AdvanceField,
  first: Cell,
  longest: number,
  ways: Map<Cell, readonly Cell[]>,
): void {
  let rim: readonly Cell[] = [first];
  for (let cells = 1; cells < longest; cells++) {
    const next: Cell[] = [];
    for (const from of rim)
      for (let step = from * directions; step < (from + 1) * directions; step++) {
        const to = links[step];
        if (to === NOWHERE || ways.has(to) || count[to] !== 0) continue;
        ways.set(to, [...(ways.get(from) ?? []), to]);
        next.push(to);
      }
    rim = next;
  }
}
