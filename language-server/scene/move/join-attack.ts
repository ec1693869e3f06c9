import { unitName } from '../../../engine/model/names.js';
import type { Clause, OrderModel } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Decision } from '../../../engine/play/moment.js';
import { placeOf } from '../../syntax/written-value.js';
import type { MoveResult } from '../../../protocol/editing.js';
import { findRefusal, type DraggedOrder } from './dragged-order.js';
import { refusedBy } from './refused.js';

/** An attack that other units join: its order with all units, and its text. */
export interface JoinedAttack {
  readonly order: OrderModel;
  readonly text: string;
  readonly result: MoveResult;
}

/**
 * Adds units to the attackers of an order, `attack 1422 with 25/7, 6/7`. Returns undefined if the order names no
 * attackers, because then all units that may attack take part already.
 */
export function joinAttack(
  text: string,
  { order, decision }: { readonly order: OrderModel; readonly decision: Decision },
  shape: DraggedOrder,
  names: readonly string[],
): JoinedAttack | undefined {
  const attackers = order.clauses.find(({ preposition, pieces }) => preposition === 'with' && pieces.length > 0);
  const last = attackers?.pieces.at(-1);
  if (!attackers || !last) return undefined;
  const joined: Clause = {
    ...attackers,
    pieces: [...attackers.pieces, ...names.map((name) => ({ name, source: NO_SOURCE }))],
  };
  const whole = { ...order, clauses: order.clauses.map((clause) => (clause === attackers ? joined : clause)) };
  const against = findRefusal(decision, whole);
  const { file, end } = last.source;
  return {
    order: whole,
    text: `${text.slice(order.source.start, end)}, ${names.map(unitName).join(', ')}`,
    result: against
      ? refusedBy(against)
      : { edits: [{ place: placeOf({ file, start: end, end }), text: `, ${shape.units}` }] },
  };
}
