import type { Fix } from '../../../engine/model/finding.js';
import type { OrderLine, OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../analysis/analysis.js';
import { orderAt } from '../../play/lookup.js';
import { findLegalOrders, findRequestedVerbs } from '../../play/game-at.js';

const MAX_OFFERED_ORDERS = 2;

/**
 * Returns fixes that replace an illegal order by the first legal order of each possible verb. Verbs that end a phase
 * come last.
 */
export function writeNextLegalOrder(analysis: Analysis, place: Source): Fix[] {
  const order = orderAt(analysis, place);
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const brings = new Set(verbs.filter(({ isOccasion: occasion }) => occasion).map(({ word }) => word));
  if (!order || !analysis.scenario?.orders.some(({ lines }) => isAmong(order, lines, brings))) return [];
  const start = { ...order.source, end: order.source.start };
  const ends = (verb: string): number =>
    Number(verbs.some(({ word, endsQuestions: last }) => word === verb && last === true));
  const fixes: Fix[] = [];
  for (const verb of findRequestedVerbs(analysis, start).toSorted((one, other) => ends(one) - ends(other))) {
    const text = findLegalOrders(analysis, start, verb, undefined).at(0)?.text;
    if (text !== undefined)
      fixes.push({ title: `Write the next legal order: ${text}`, edits: [{ source: order.source, text }] });
    if (fixes.length === MAX_OFFERED_ORDERS) break;
  }
  return fixes;
}

/**
 * Returns whether an order is one of the given lines, or one of the orders in the braces of an occasion among these
 * lines. Orders in the braces of other orders do not count, because they only answer the questions of those orders.
 */
function isAmong(order: OrderModel, lines: readonly OrderLine[], brings: ReadonlySet<string>): boolean {
  return lines.some(
    (line) =>
      line === order ||
      ('verb' in line && brings.has(line.verb) && line.answers.some(({ orders }) => isAmong(order, orders, brings))),
  );
}
