import type { Cell } from '../board/board.js';
import type { Clause, OrderModel, Placed } from '../model/orders.js';

/** The cells an order writes after one of the prepositions, or after its verb when no clause begins so. */
export function writtenCells(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  return cellsOf(writtenPlaces(order, ...prepositions));
}

/** The same cells with where they are written. */
export function writtenPlaces(order: OrderModel, ...prepositions: readonly string[]): readonly Placed[] {
  return (clauseOf(order, prepositions) ?? order).cells;
}

/** The path an order writes after its verb or a preposition, `1020 > 1120 > 1221`; empty without one. */
export function writtenPath(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  return cellsOf(order.path.length > 0 ? order.path : (clauseOf(order, prepositions)?.path ?? []));
}

/** The path it writes, or without one the cells, of which the last is meant. */
export function writtenWay(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  const path = writtenPath(order, ...prepositions);
  return path.length > 0 ? path : writtenCells(order, ...prepositions);
}

function clauseOf({ clauses }: OrderModel, prepositions: readonly string[]): Clause | undefined {
  return clauses.find(({ preposition }) => prepositions.includes(preposition));
}

const cellsOf = (placed: readonly Placed[]): Cell[] => placed.map(({ cell }) => cell);
