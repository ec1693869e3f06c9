import type { Board, Cell } from '../../board/board.js';
import type { Fix } from '../../model/finding.js';
import type { OrderModel } from '../../model/orders.js';

/** Cells in a list or an array of numbers. */
export type Cells = ArrayLike<Cell> & Iterable<Cell>;

/** The cell nearest to one as the crow flies, the first of equals; undefined of none. */
export function nearestAmong(board: Board, cells: Cells, cell: Cell): Cell | undefined {
  let nearest: Cell | undefined;
  for (const one of cells)
    if (nearest === undefined || board.distance(one, cell) < board.distance(nearest, cell)) nearest = one;
  return nearest;
}

/** Replaces what an order says of the way by one that may be taken: the way there, or else to the open cell nearest to it. */
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
      title: target === cell ? `Go by ${text}` : `Go as far as ${text}`,
      edits: [{ source: { ...first.source, end: last.source.end }, text }],
    },
  ];
}
