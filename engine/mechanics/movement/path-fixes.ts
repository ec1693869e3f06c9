import type { Board, Cell } from '../../board/board.js';
import type { Fix } from '../../model/finding.js';
import type { OrderModel } from '../../model/orders.js';

/** Cells in a list or a typed array. */
export type Cells = ArrayLike<Cell> & Iterable<Cell>;

/**
 * Returns the cell of a list that is nearest to a cell, regardless of the cells between. Of equally near cells, returns
 * the first. Undefined for an empty list.
 */
export function nearestAmong(board: Board, cells: Cells, cell: Cell): Cell | undefined {
  let nearest: Cell | undefined;
  for (const one of cells)
    if (nearest === undefined || board.distance(one, cell) < board.distance(nearest, cell)) nearest = one;
  return nearest;
}

/**
 * Returns a fix that replaces the path or goal of an order by a legal path: to the same cell if that is possible,
 * otherwise to the reachable cell nearest to it.
 *
 * @param open the cells that the unit can reach
 * @param wayTo returns the path to a cell; empty if the cell cannot be reached
 */
export function suggestPath(
  board: Board,
  order: OrderModel,
  cell: Cell,
  open: Cells,
  wayTo: (cell: Cell) => readonly Cell[],
): Fix[] {
  const target = wayTo(cell).length > 0 ? cell : nearestAmong(board, open, cell);
  const goal = order.clauses.find(({ preposition }) => preposition === 'to')?.cells ?? [];
  const written = order.path.length > 0 ? order.path : goal;
  const [first, last] = [written.at(0), written.at(-1)];
  if (target === undefined || first === undefined || last === undefined) return [];
  const path = order.path.length > 0 ? wayTo(target) : [target];
  const text = path.map((one) => board.label(one)).join(' > ');
  return [
    {
      title: target === cell ? `Take the path ${text}` : `Go as far as ${text}`,
      edits: [{ source: { ...first.source, end: last.source.end }, text }],
    },
  ];
}
