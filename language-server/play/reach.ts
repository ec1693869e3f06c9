import type { Cell } from '../../engine/board/board.js';
import type { OrderModel } from '../../engine/model/orders.js';
import type { Ledger } from '../../engine/model/ledger.js';
import type { Game } from '../../engine/play/game.js';
import type { Analysis } from '../analysis/analysis.js';
import { membersOf, pieceNamed } from './lookup.js';

/**
 * Returns the cells that a unit can reach, with the cost of each. For a formation, returns the cells that all its
 * members on the map can reach, each at the highest cost of a member.
 */
export function reachOf(
  analysis: Analysis,
  game: Pick<Game, 'position' | 'views'>,
  name: string,
  verb?: string,
): ReadonlyMap<Cell, number> {
  const own = asMap(game.views.reach(name, verb));
  if (own.size > 0) return own;
  const members = membersOf(analysis, game.position(), name).filter(({ cell }) => cell !== undefined);
  return intersectReaches(members.map((member) => asMap(game.views.reach(member.name, verb))));
}

/**
 * Returns why a unit cannot reach a cell. For a formation, returns the reasons for the first member that cannot reach
 * the cell.
 */
export function whyNot(analysis: Analysis, game: Game, name: string, cell: Cell, verb?: string): Ledger | undefined {
  const position = game.position();
  if (pieceNamed(position, name)) return game.views.whyNot(name, cell, verb);
  for (const member of membersOf(analysis, position, name)) {
    const why = game.views.whyNot(member.name, cell, verb);
    if (why) return why;
  }
  return undefined;
}

/**
 * Returns the cost of an order as computed by the game, or otherwise the cost of the cheapest route for all units of
 * the order.
 */
export function costOf(analysis: Analysis, game: Game, order: OrderModel): number | undefined {
  if (game.views.cost) return game.views.cost(order)?.value;
  const target = destinationOf(order);
  if (target === undefined || order.pieces.length === 0) return undefined;
  return intersectReaches(order.pieces.map(({ name }) => reachOf(analysis, game, name, order.verb))).get(target);
}

/** Returns the destination of an order: the end of its path, or the cell after `to`. */
export function destinationOf(order: OrderModel): Cell | undefined {
  const path = order.path.at(-1);
  if (path) return path.cell;
  const to = order.clauses.find(({ preposition }) => preposition === 'to' || preposition === 'via');
  return (to?.path.at(-1) ?? to?.cells.at(-1))?.cell;
}

function asMap(reached: readonly { readonly cell: Cell; readonly cost: number }[]): Map<Cell, number> {
  return new Map(reached.map(({ cell, cost }) => [cell, cost]));
}

/** Returns the cells that all the given reaches contain, each at its highest cost. */
export function intersectReaches(reaches: readonly ReadonlyMap<Cell, number>[]): Map<Cell, number> {
  const first = reaches.at(0);
  const others = reaches.slice(1);
  const shared = new Map<Cell, number>();
  for (const [cell, cost] of first ?? []) {
    const costs = others.map((other) => other.get(cell));
    if (costs.every((other) => other !== undefined)) shared.set(cell, Math.max(cost, ...costs));
  }
  return shared;
}
