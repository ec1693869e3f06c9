import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import { writtenCells, writtenPath } from '../../play/written-cells.js';

/** How an order says where its units go: the whole way cell by cell, or where it ends and what it leads through. */
export interface WrittenPath {
  /** `1020 > 1120 > 1221`, with or without the cell the units stand in; empty where no whole way is written. */
  readonly path: readonly Cell[];
  /** The cells of `to`: one, unless too many are written. */
  readonly ends: readonly Cell[];
  /** The cells of `via`, in the order in which the way passes them. */
  readonly via: readonly Cell[];
  /** The cells of `via` are a path: the way goes straight from each to the next. */
  readonly isViaPath: boolean;
}

/** Reads a whole path after the units, `to` or, where it comes to the goal, `via`; otherwise the goal and the cells of `via`. */
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

/** Returns whether a way, its start first, is the one written. */
export function matchesWrittenPath(way: readonly Cell[], { path, ends, via }: WrittenPath): boolean {
  if (path.length > 0) return isSame(path, way) || isSame(path, way.slice(1));
  if (ends.length !== 1 || way.at(-1) !== ends[0]) return false;
  let at = 0;
  return via.every((cell) => {
    at = way.indexOf(cell, at) + 1;
    return at > 0;
  });
}

/** The cells that stand for a written way where no open way is the one: the path, or the goal behind what it leads through. */
export const writtenCellsOf = ({ path, ends, via }: WrittenPath): readonly Cell[] =>
  path.length > 0 ? path : [...via, ...ends];

/** The cheapest way from one cell to another, both included; empty when none leads there. */
type Cheapest = (from: Cell, to: Cell) => readonly Cell[];

/** A way through written cells, start first, or the cell that no way leads to. */
type PathThrough = { readonly way: readonly Cell[] } | { readonly unreached: Cell };

/** Returns the way from a cell through those of `via` to a goal; the cells of a `via` path follow each other. */
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

/** The cells by which a unit goes as written: a whole path, or only where it ends; undefined when nothing leads there so. */
export function cellsOfWrittenPath(start: Cell, written: WrittenPath, cheapest: Cheapest): readonly Cell[] | undefined {
  if (written.path.length > 0) return written.path;
  if (written.via.length === 0 || written.ends.length === 0) return written.ends;
  const through = pathThrough(start, written, cheapest);
  return 'way' in through ? through.way : undefined;
}

const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell, i) => cell === other[i]);
