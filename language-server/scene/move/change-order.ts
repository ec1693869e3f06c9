import { unitName } from '../../../engine/model/names.js';
import type { Named, OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Decision } from '../../../engine/play/moment.js';
import { placeOf } from '../../features/written.js';
import type { MoveResult } from '../../protocol.js';
import type { Company } from './own-order.js';
import { refusedBy } from './refused.js';
import type { Shape } from './shape.js';
import { reasonAgainst } from './shape.js';

/**
 * Gives a unit another goal in the order it has: alone in it, the order's way changes; in company, it leaves the others and
 * gets an order of its own behind theirs. The decision the order answers judges what becomes of it.
 */
export function changeOrder(
  text: string,
  decision: Decision,
  order: OrderModel,
  { listed, others }: Company,
  shape: Shape,
): MoveResult {
  if (shape.isGoal(order)) return { edits: [] };
  const against = reasonAgainst(decision, shape.order);
  if (against) return refusedBy(against);
  if (others.length === 0) {
    const way = shape.leads === 'to' ? wayOf(order) : undefined;
    return { edits: [way ? edit(way, `to ${shape.label}`) : edit(order.source, shape.text)] };
  }
  const left = others.map((name): Named => ({ name, source: NO_SOURCE }));
  const without = {
    ...order,
    pieces: order.pieces === listed ? left : order.pieces,
    clauses: order.clauses.map((clause) => (clause.pieces === listed ? { ...clause, pieces: left } : clause)),
  };
  const againstOthers = reasonAgainst(decision, without);
  if (againstOthers) return refusedBy(againstOthers);
  const { file, end } = order.source;
  return {
    edits: [
      edit(spanOf(listed.map(({ source }) => source)) ?? order.source, others.map(unitName).join(', ')),
      edit({ file, start: end, end }, `\n${indentAt(text, order.source.start)}${shape.text}`),
    ],
  };
}

/** Where an order says which way it leads: its path, and what follows its prepositions. */
function wayOf({ path, clauses }: OrderModel): Source | undefined {
  return spanOf([...path, ...clauses].map(({ source }) => source));
}

function spanOf(sources: readonly Source[]): Source | undefined {
  const [first] = sources;
  if (!first) return undefined;
  return {
    file: first.file,
    start: Math.min(...sources.map(({ start }) => start)),
    end: Math.max(...sources.map(({ end }) => end)),
  };
}

function edit(source: Source, text: string): { readonly place: ReturnType<typeof placeOf>; readonly text: string } {
  return { place: placeOf(source), text };
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';
}
