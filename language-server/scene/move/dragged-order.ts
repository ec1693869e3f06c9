import type { Cell } from '../../../engine/board/board.js';
import { unitName } from '../../../engine/model/names.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { type Decision, type Refusal, isRefusal } from '../../../engine/play/moment.js';
import type { WordChoice, OrderPart, VerbWord } from '../../../engine/play/vocabulary.js';
import { toOrderModel, WITH } from '../../features/completion/partial-order.js';

/** The order that dropping the dragged counters on a cell means, as the engine's model and as text. */
export interface DraggedOrder {
  readonly order: OrderModel;
  readonly text: string;
  /** The units of the order as text. */
  readonly units: string;
  readonly label: string;
  /** Form of the order: `to` for `move UNITS to CELL`, `at` for `attack CELL with UNITS`. */
  readonly form: 'to' | 'at';
  /** Returns whether an existing order already has the destination of this order. */
  readonly isGoal: (order: OrderModel) => boolean;
}

/**
 * Builds an order of the form `move UNITS to CELL` or `attack CELL with UNITS`. Returns undefined if the verb does not
 * take this form or takes fewer units.
 */
export function buildDraggedOrder(
  { word, takes }: VerbWord,
  names: readonly string[],
  to: Cell,
  label: string,
): DraggedOrder | undefined {
  const units = names.map(unitName).join(', ');
  const bare = { verb: word, words: [], pieces: [], cells: [], clauses: [] };
  if (sendsUnitsToCell(takes, names.length)) {
    const order = toOrderModel(
      { ...bare, pieces: names, preposition: 'to', clauses: [{ ...WITH, preposition: 'to' }] },
      { cell: to },
    );
    const isGoal = ({ path, clauses }: OrderModel): boolean =>
      [...path, ...clauses.flatMap((clause) => [...clause.cells, ...clause.path])].at(-1)?.cell === to;
    return { order, text: `${word} ${units} to ${label}`, units, label, form: 'to', isGoal };
  }
  if (hasParts(takes, ['cell', 'cells'], names.length === 1 ? ['with unit', 'with units'] : ['with units'])) {
    const attackers = { ...WITH, pieces: names.map((name) => ({ name, source: NO_SOURCE })) };
    const order = toOrderModel({ ...bare, cells: [to], preposition: 'with', clauses: [attackers] });
    const isGoal = ({ cells }: OrderModel): boolean => cells.some(({ cell }) => cell === to);
    return { order, text: `${word} ${label} with ${units}`, units, label, form: 'at', isGoal };
  }
  return undefined;
}

/** Returns whether a verb sends a number of units to a cell: `move UNITS to CELL`. */
export const sendsUnitsToCell = (takes: VerbWord['takes'], units: number): boolean =>
  hasParts(takes, units === 1 ? ['unit', 'units'] : ['units'], ['to cell']);

/**
 * Returns whether the form of a verb contains a part from the list `first` directly before a part from the list
 * `second`.
 */
function hasParts(takes: VerbWord['takes'], first: readonly OrderPart[], second: readonly OrderPart[]): boolean {
  const among = (words: readonly OrderPart[], part: OrderPart | WordChoice | undefined): boolean =>
    words.some((word) => word === part);
  return takes.some((part, index) => among(first, part) && among(second, takes[index + 1]));
}

/** Returns why a decision does not accept an order as its answer; undefined if it accepts the order. */
export function findRefusal(decision: Decision, order: OrderModel): Refusal | undefined {
  const answer = decision.read(order);
  return isRefusal(answer) ? answer : decision.refuse(answer);
}
