import type { OrderModel } from '../model/orders.js';
import type { Refusal } from './moment.js';
import { refusal } from './refusal.js';
import { writtenPlaces } from './written-cells.js';
import { say } from '../model/say.js';

type Single = 'unit' | 'unit with' | 'hex';

/**
 * Refuses an order that names several units or hexes although its rule allows one. Returns undefined for other orders.
 */
export function refuseSeveral(rule: string, order: OrderModel, ...singles: readonly Single[]): Refusal | undefined {
  for (const single of singles) {
    const [, more] = itemsOf(order, single);
    if (more === undefined) continue;
    const [word] = single.split(' ');
    const slug = word === 'hex' ? 'several-hexes' : 'several-units';
    return refusal(rule, slug, say`\`${order.verb}\` names one ${word}; write one order for each.`, {
      at: more.source,
    });
  }
  return undefined;
}

function itemsOf(order: OrderModel, single: Single): readonly { readonly source: OrderModel['source'] }[] {
  if (single === 'hex') return writtenPlaces(order, 'to');
  if (single === 'unit') return order.pieces;
  return order.clauses.filter(({ preposition }) => preposition === 'with').flatMap(({ pieces }) => pieces);
}
