import type { Board } from '../board/board.js';
import { unitName } from '../model/names.js';
import type { Clause, OrderModel } from '../model/orders.js';
import type { Answer } from './moment.js';

/** Formats an order on one line, without its braces. */
export function orderText(order: OrderModel, board: Board): string {
  const clauses = order.clauses.map((clause) => `${clause.preposition} ${objectText(clause, board)}`);
  return [order.verb, objectText(order, board), ...clauses].filter((part) => part !== '').join(' ');
}

function objectText(object: Pick<Clause, 'pieces' | 'cells' | 'path'> & Partial<Clause>, board: Board): string {
  const labels = (cells: Clause['cells']): string[] => cells.map((placed) => board.label(placed.cell));
  const path = labels(object.path).join(' > ');
  const words = [...(object.words ?? []), ...(object.numbers ?? [])].join(' ');
  const pieces = object.pieces.map((piece) => unitName(piece.name)).join(', ');
  return [pieces, labels(object.cells).join(' '), path, words].filter((part) => part !== '').join(' ');
}

/** Formats an answer to a decision that does not define `describe`. */
export function answerText(answer: Answer, board: Board): string {
  const cells = (answer.cells ?? []).map((cell) => board.label(cell)).join(' ');
  return [answer.verb, answer.choice ?? '', cells].filter((part) => part !== '').join(' ');
}
