import type { Cell } from '../../board/board.js';
import type { Explained } from '../../model/ledger.js';
import type { OrderModel } from '../../model/orders.js';
import { isRefusal, type Refusal } from '../../play/moment.js';
import { cellsOfWrittenPath, readWrittenPath } from './written-path.js';

/** The units of a move order, and the rules by which they move. */
interface OrderedMove<Way> {
  readonly pieces: readonly number[];
  /** The cell of each piece. */
  readonly cell: ArrayLike<Cell>;
  readonly cheapestPath: (piece: number, from: Cell, to: Cell) => readonly Cell[];
  /** Returns the way of a unit through the cells of the order, or the reason why the unit cannot move that way. */
  readonly wayOf: (piece: number, cells: readonly Cell[]) => Way | Refusal;
  readonly costOf: (piece: number, way: Way) => Explained;
}

/**
 * Explains the cost of a move order, for the unit whose cost is highest. Undefined if a unit cannot move as ordered.
 */
export function costOfOrder<Way extends object>(
  order: OrderModel,
  { pieces, cell, cheapestPath, wayOf, costOf }: OrderedMove<Way>,
): Explained | undefined {
  if (order.verb !== 'move' || pieces.some((piece) => cell[piece] < 0)) return undefined;
  const written = readWrittenPath(order);
  let highest: Explained | undefined;
  for (const piece of pieces) {
    const cells = cellsOfWrittenPath(cell[piece], written, (from, to) => cheapestPath(piece, from, to)) ?? [];
    const way = cells.length > 0 ? wayOf(piece, cells) : undefined;
    if (way === undefined || isRefusal(way)) return undefined;
    const cost = costOf(piece, way);
    if (highest === undefined || cost.value > highest.value) highest = cost;
  }
  return highest;
}
