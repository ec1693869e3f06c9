import type { Cell } from '../../../engine/board/board.js';
import type { Fix } from '../../../engine/model/finding.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Answer } from '../../../engine/play/moment.js';
import type { Game } from '../../../engine/play/game.js';
import type { Analysis } from '../../analysis/analysis.js';
import { contains, orderAt } from '../../play/lookup.js';
import { points } from '../../text/markdown.js';
import { gameFor, findLegalOrders, type LegalOrder } from '../../play/game-at.js';
import { intersectReaches, destinationOf, reachOf } from '../../play/reach.js';

/**
 * Returns fixes for a refused order. If another route leads to the destination of a move, returns the cheapest route,
 * otherwise the nearest reachable cells. For other orders returns the nearest legal cells, otherwise the nearest legal
 * orders.
 */
export function replaceDestination(analysis: Analysis, place: Source): Fix[] {
  const order = orderAt(analysis, place);
  const board = analysis.map?.board;
  if (!order || !board) return [];
  const goal = destinationOf(order) ?? order.cells.at(-1)?.cell;
  if (!isRefused(analysis, order)) return [];
  const start = { ...order.source, end: order.source.start };
  const game = gameFor(analysis, start);
  if (!game) return [];
  if (goal === undefined) return replaceWithLegalOrder(analysis, order, start, game, goal);
  const reach = intersectReaches(order.pieces.map(({ name }) => reachOf(analysis, game, name, order.verb)));
  if (reach.size === 0) {
    const cells = replaceWithLegalCell(analysis, order, start, game, goal);
    return cells.length > 0 ? cells : replaceWithLegalOrder(analysis, order, start, game, goal);
  }
  const cost = reach.get(goal);
  if (cost !== undefined) {
    const way = order.path.length > 0 ? spanOf(order.path) : undefined;
    return way
      ? [
          {
            title: `Go to ${board.label(goal)} by the cheapest route (cost ${points(cost)})`,
            edits: [{ source: way, text: `to ${board.label(goal)}` }],
          },
        ]
      : [];
  }
  return nearest(board.distance.bind(board), goal, reach).flatMap(([cell, price]) => {
    const goalSource = goalOf(order);
    const label = board.label(cell);
    return goalSource
      ? [
          {
            title: `Go to ${label} instead (cost ${points(price)})`,
            edits: [{ source: goalSource, text: goalText(order, label) }],
          },
        ]
      : [];
  });
}

/**
 * Returns fixes for orders other than moves (`rail`, `rebuild`, `evacuate red`): the nearest cells in legal orders with
 * the same words.
 */
function replaceWithLegalCell(analysis: Analysis, order: OrderModel, start: Source, game: Game, goal: Cell): Fix[] {
  const board = analysis.map?.board;
  const source = goalOf(order) ?? order.cells.at(-1)?.source;
  if (!board || !source) return [];
  const prices = new Map<Cell, string | undefined>();
  for (const { answer } of findLegalOrders(analysis, start, order.verb, order.pieces.at(0)?.name))
    for (const cell of answer.cells ?? [])
      if (hasSameWords(answer, order) && !prices.has(cell)) prices.set(cell, game.views.price?.(answer));
  return [...prices]
    .toSorted(([a], [b]) => board.distance(a, goal) - board.distance(b, goal))
    .slice(0, MAX_OFFERED)
    .map(([cell, price]) => ({
      title:
        price === undefined ? `Write ${board.label(cell)} instead` : `Write ${board.label(cell)} instead (${price})`,
      edits: [{ source, text: goalText(order, board.label(cell)) }],
    }));
}

/**
 * Returns fixes that replace the whole order by legal orders with the same verb, for the same first unit or, if there
 * are none, for any unit. The nearest destinations come first.
 */
function replaceWithLegalOrder(
  analysis: Analysis,
  order: OrderModel,
  start: Source,
  game: Game,
  goal: Cell | undefined,
): Fix[] {
  const board = analysis.map?.board;
  if (!board || order.answers.length > 0 || order.rolls.length > 0) return [];
  const led = findLegalOrders(analysis, start, order.verb, order.pieces.at(0)?.name);
  const offers = led.length > 0 ? led : findLegalOrders(analysis, start, order.verb, undefined);
  const leader = offers.at(0)?.names.at(0);
  if (leader !== undefined && reachOf(analysis, game, leader, order.verb).size > 0) return [];
  const distanceToGoal = ({ answer: { cells: [cell] = [] } }: LegalOrder): number =>
    goal === undefined || cell === undefined ? 0 : board.distance(cell, goal);
  return offers
    .toSorted((a, b) => distanceToGoal(a) - distanceToGoal(b))
    .slice(0, MAX_OFFERED)
    .map(({ answer, text }) => {
      const price = game.views.price?.(answer);
      return {
        title: price === undefined ? `Write ${text} instead` : `Write ${text} instead (${price})`,
        edits: [{ source: order.source, text }],
      };
    });
}

/** Returns whether an answer has the same words as an order, such as `red` in `evacuate red`. */
const hasSameWords = ({ choice = '' }: Answer, { words = [] }: OrderModel): boolean =>
  words.every((word, at) => choice.split(' ').at(at) === word);

const MAX_OFFERED = 3;

function nearest(
  distance: (a: Cell, b: Cell) => number,
  goal: Cell,
  reach: ReadonlyMap<Cell, number>,
): (readonly [Cell, number])[] {
  return [...reach]
    .map(([cell, cost]) => ({ cell, cost, distanceToGoal: distance(cell, goal) }))
    .toSorted((a, b) => a.distanceToGoal - b.distanceToGoal || a.cost - b.cost)
    .slice(0, MAX_OFFERED)
    .map(({ cell, cost }) => [cell, cost] as const);
}

function isRefused(analysis: Analysis, order: OrderModel): boolean {
  return analysis.playFindings().some(({ source }) => contains(order.source, source));
}

/**
 * Returns the range in an order that gives its destination. If the order gives a path, the range contains the whole
 * path, because the other cells of the path may not lead to a new destination.
 */
function goalOf(order: OrderModel): Source | undefined {
  if (order.path.length > 0) return spanOf(order.path);
  const to = order.clauses.find(({ preposition }) => preposition === 'to' || preposition === 'via');
  if (!to) return undefined;
  return to.path.length > 0 ? to.source : to.cells.at(-1)?.source;
}

function goalText(order: OrderModel, label: string): string {
  const whole = order.path.length > 0 || order.clauses.some(({ path }) => path.length > 0);
  return whole ? `to ${label}` : label;
}

function spanOf(path: readonly { readonly source: Source }[]): Source | undefined {
  const first = path.at(0)?.source;
  const last = path.at(-1)?.source;
  return first && last && { file: first.file, start: first.start, end: last.end };
}
