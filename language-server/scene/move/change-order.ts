import { unitName } from '../../../engine/model/names.js';
import type { Named, OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Decision } from '../../../engine/play/moment.js';
import { placeOf } from '../../syntax/written-value.js';
import type { MoveResult } from '../../../protocol/editing.js';
import type { ListedUnits } from './orders-in-phase.js';
import { refusedBy } from './refused.js';
import type { DraggedOrder } from './dragged-order.js';
import { findRefusal } from './dragged-order.js';

/** The order of the dragged units, the decision that this order answers, and the units that it names. */
export interface OrderChange {
  readonly order: OrderModel;
  readonly decision: Decision;
  readonly company: ListedUnits;
}

/**
 * Changes the destination of units that already have an order. If the order names only these units, gives the order the
 * new destination and adds further dragged units to it. If the order also names other units, removes the dragged units
 * from it and writes a new order after it. Refuses the change if the decision does not accept the result.
 */
export function changeOrder(
  text: string,
  joined: OrderChange,
  shape: DraggedOrder,
  names: readonly string[],
): MoveResult {
  const { order, decision, company } = joined;
  if (shape.isGoal(order) && names.every((name) => company.units.includes(name))) return { edits: [] };
  const against = findRefusal(decision, shape.order);
  if (against) return refusedBy(against);
  if (company.others.length > 0) {
    const left = leaveOrder(text, joined);
    const { file, end } = order.source;
    const own = `\n${indentAt(text, order.source.start)}${shape.text}`;
    return 'edits' in left ? { edits: [...left.edits, edit({ file, start: end, end }, own)] } : left;
  }
  const way = shape.form === 'to' ? routeOf(order) : undefined;
  if (!way) return { edits: [edit(order.source, shape.text)] };
  const isWhole = company.units.length === names.length;
  return { edits: [...(isWhole ? [] : replaceUnits(company, shape.units)), edit(way, `to ${shape.label}`)] };
}

/**
 * Removes units from an order, or removes the whole order if no units remain. Refuses the removal if the decision does
 * not accept the remaining order.
 */
export function leaveOrder(text: string, { order, decision, company: { listed, others } }: OrderChange): MoveResult {
  if (others.length === 0) return { edits: [edit(lineOf(text, order.source), '')] };
  const left = others.map((name): Named => ({ name, source: NO_SOURCE }));
  const without = {
    ...order,
    pieces: order.pieces === listed ? left : order.pieces,
    clauses: order.clauses.map((clause) => (clause.pieces === listed ? { ...clause, pieces: left } : clause)),
  };
  const against = findRefusal(decision, without);
  if (against) return refusedBy(against);
  return { edits: replaceUnits({ listed }, others.map(unitName).join(', ')) };
}

/** Returns the source range of the route of an order: its path and its clauses. */
function routeOf({ path, clauses }: OrderModel): Source | undefined {
  return spanOf([...path, ...clauses].map(({ source }) => source));
}

const replaceUnits = ({ listed }: Pick<ListedUnits, 'listed'>, units: string): ReturnType<typeof edit>[] => {
  const span = spanOf(listed.map(({ source }) => source));
  return span ? [edit(span, units)] : [];
};

function spanOf(sources: readonly Source[]): Source | undefined {
  const [first] = sources;
  if (!first) return undefined;
  return {
    file: first.file,
    start: Math.min(...sources.map(({ start }) => start)),
    end: Math.max(...sources.map(({ end }) => end)),
  };
}

/**
 * Returns the source range to remove with an order. If the order is alone on its line, the range includes the line
 * break before the order. Otherwise the range includes the comma before the order or, if there is none, the comma after
 * it.
 */
function lineOf(text: string, source: Source): Source {
  const [before, after] = [text.slice(0, source.start), text.slice(source.end)];
  const indent = /\n[ \t]*$/.exec(before)?.[0] ?? '';
  if (indent !== '' && /^[ \t]*(\n|$)/.test(after)) return { ...source, start: source.start - indent.length };
  const comma = /,\s*$/.exec(before)?.[0] ?? '';
  if (comma !== '') return { ...source, start: source.start - comma.length };
  return { ...source, end: source.end + (/^\s*,\s*/.exec(after)?.[0] ?? '').length };
}

function edit(source: Source, text: string): { readonly place: ReturnType<typeof placeOf>; readonly text: string } {
  return { place: placeOf(source), text };
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';
}
