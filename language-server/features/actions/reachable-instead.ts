import type { Cell } from '../../../engine/board/board.js';
import type { Fix } from '../../../engine/model/finding.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../compile/analysis.js';
import { contains, orderAt } from '../lookup.js';
import { points } from '../markdown.js';
import { gameFor } from '../moments.js';
import { common, destinationOf, reachOf } from '../reach.js';

/**
 * What a refused march could be instead: the same goal by the engine's cheapest way when the way written down is the trouble,
 * else the reachable cells nearest to the goal.
 */
export function reachableInstead(analysis: Analysis, place: Source): Fix[] {
  const order = orderAt(analysis, place);
  const board = analysis.map?.board;
  if (!order || !board) return [];
  const goal = destinationOf(order);
  if (goal === undefined || order.pieces.length === 0 || !isRefused(analysis, order)) return [];
  const game = gameFor(analysis, { ...order.source, start: order.source.start, end: order.source.start });
  if (!game) return [];
  const reach = common(order.pieces.map(({ name }) => reachOf(analysis, game, name, order.verb)));
  const cost = reach.get(goal);
  if (cost !== undefined) {
    const way = order.path.length > 0 ? spanOf(order.path) : undefined;
    return way
      ? [
          {
            title: `Go to ${board.label(goal)} the cheapest way (cost ${points(cost)})`,
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

const OFFERED = 3;

function nearest(
  distance: (a: Cell, b: Cell) => number,
  goal: Cell,
  reach: ReadonlyMap<Cell, number>,
): (readonly [Cell, number])[] {
  return [...reach]
    .map(([cell, cost]) => ({ cell, cost, away: distance(cell, goal) }))
    .toSorted((a, b) => a.away - b.away || a.cost - b.cost)
    .slice(0, OFFERED)
    .map(({ cell, cost }) => [cell, cost] as const);
}

function isRefused(analysis: Analysis, order: OrderModel): boolean {
  return analysis.playFindings().some(({ source }) => contains(order.source, source));
}

/** Where the goal is written: the whole path when there is one, since its last step would not fit. */
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
