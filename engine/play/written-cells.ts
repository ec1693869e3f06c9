import type { Cell } from '../board/board.js';
import type { Clause, OrderModel, Placed } from '../model/orders.js';

/** Returns the cells after one of the prepositions; if the order has none of them, the cells after its verb. */
export function writtenCells(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  return cellsOf(writtenPlaces(order, ...prepositions));
}

/** Returns the cells after one of the prepositions, or else after the verb, with their locations in the text. */
export function writtenPlaces(order: OrderModel, ...prepositions: readonly string[]): readonly Placed[] {
  return (clauseOf(order, prepositions) ?? order).cells;
}

/** Returns the path after the verb or after one of the prepositions, `1020 > 1120 > 1221`; empty if there is none. */
export function writtenPath(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  return cellsOf(order.path.length > 0 ? order.path : (clauseOf(order, prepositions)?.path ?? []));
}

/** Returns the path of an order. If it has none, returns its cells, of which the last is the destination. */
export function writtenWay(order: OrderModel, ...prepositions: readonly string[]): Cell[] {
  const path = writtenPath(order, ...prepositions);
  return path.length > 0 ? path : writtenCells(order, ...prepositions);
}

function clauseOf({ clauses }: OrderModel, prepositions: readonly string[]): Clause | undefined {
  return clauses.find(({ preposition }) => prepositions.includes(preposition));
}

const cellsOf = (placed: readonly Placed[]): Cell[] => placed.map(({ cell }) => cell);
