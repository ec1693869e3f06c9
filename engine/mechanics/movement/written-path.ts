import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import { writtenCells, writtenPath } from '../../play/written-cells.js';

/** The path of an order as written. It contains either all cells, or only the end and some cells on the way. */
export interface WrittenPath {
  /**
   * A complete path, `1020 > 1120 > 1221`, with or without the units' own cell. It is empty if the order contains no
   * complete path.
   */
  readonly path: readonly Cell[];
  /** The cells after `to`. A correct order has exactly one such cell. */
  readonly ends: readonly Cell[];
  /** The cells after `via`, in the order in which the path passes them. */
  readonly via: readonly Cell[];
  /** True if the cells of `via` are written as a path, so that each cell follows directly after the previous one. */
  readonly isViaPath: boolean;
}

/**
 * Reads the path that an order writes. If the order writes every cell of the path, `path` contains these cells. They
 * may be written after the units, after `to`, or after `via` if the last cell is the goal. Otherwise the result
 * contains the goal and the cells of `via`.
 */
export function readWrittenPath(order: OrderModel): WrittenPath {
  const ends = writtenCells(order, 'to');
  const through = order.clauses.find(({ preposition }) => preposition === 'via');
  const between = writtenPath({ ...order, path: [] }, 'via');
  const whole = writtenPath(order, 'to');
  const isWhole = ends.length === 0 || (ends.length === 1 && between.at(-1) === ends[0]);
  const path = whole.length > 0 ? whole : isWhole ? between : [];
  const via = between.length > 0 ? between : (through?.cells.map(({ cell }) => cell) ?? []);
  if (path.length > 0) return { path, ends: [], via: [], isViaPath: false };
  return { path, ends, via, isViaPath: between.length > 0 };
}

/**
 * Returns whether a path of the units, which begins with their own cell, agrees with the path that the order writes.
 */
export function matchesWrittenPath(way: readonly Cell[], { path, ends, via }: WrittenPath): boolean {
  if (path.length > 0) return isSame(path, way) || isSame(path, way.slice(1));
  if (ends.length !== 1 || way.at(-1) !== ends[0]) return false;
  let at = 0;
  return via.every((cell) => {
    at = way.indexOf(cell, at) + 1;
    return at > 0;
  });
}

/**
 * Returns the cells to report when no legal path agrees with the written one: the written path, or the cells of `via`
 * and the goal.
 */
export const writtenCellsOf = ({ path, ends, via }: WrittenPath): readonly Cell[] =>
  path.length > 0 ? path : [...via, ...ends];

/** Returns the cheapest path between two cells, both included; empty if there is none. */
type Cheapest = (from: Cell, to: Cell) => readonly Cell[];

/** A path through the written cells, or the first of these cells that no path reaches. */
type PathThrough = { readonly way: readonly Cell[] } | { readonly unreached: Cell };

/**
 * Returns the path from a cell through the cells of `via` to the goal. If `via` is written as a path, its cells follow
 * each other directly.
 */
export function pathThrough(
  start: Cell,
  { ends: [end], via, isViaPath }: WrittenPath,
  cheapest: Cheapest,
): PathThrough {
  const way = [start];
  for (const [at, cell] of [...via, end].entries()) {
    const from = way[way.length - 1];
    if (cell === from) continue;
    const isStep = isViaPath && at > 0 && at < via.length;
    const part = isStep ? [from, cell] : cheapest(from, cell);
    if (part.length === 0) return { unreached: cell };
    way.push(...part.slice(1));
  }
  return { way };
}

/**
 * Returns the cells of a unit's move: the complete written path, the path through the cells of `via`, or only the goal.
 * Undefined if no path leads through the cells of `via`.
 */
export function cellsOfWrittenPath(start: Cell, written: WrittenPath, cheapest: Cheapest): readonly Cell[] | undefined {
  if (written.path.length > 0) return written.path;
  if (written.via.length === 0 || written.ends.length === 0) return written.ends;
  const through = pathThrough(start, written, cheapest);
  return 'way' in through ? through.way : undefined;
}

const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell, i) => cell === other[i]);
