import type { Cell } from '../../../engine/board/board.js';
import { unitName } from '../../../engine/model/names.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { type Decision, type Refusal, isRefusal } from '../../../engine/play/moment.js';
import type { WordChoice, OrderPart, VerbWord } from '../../../engine/play/vocabulary.js';
import { toOrderModel, WITH } from '../../features/completion/partial-order.js';

/** The order a drag stands for, as the engine reads it and as it is written. */
export interface DraggedOrder {
  readonly order: OrderModel;
  readonly text: string;
  /** Its units, as they are written. */
  readonly units: string;
  readonly label: string;
  /** `move UNITS to CELL`, or `attack CELL with UNITS`. */
  readonly form: 'to' | 'at';
  /** Whether an order goes there already. */
  readonly isGoal: (order: OrderModel) => boolean;
}

/** `move UNITS to CELL` or `attack CELL with UNITS`; verbs of other forms move no counters, and some only one at a time. */
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

/** Whether a verb sends so many units to a cell: `move UNITS to CELL`. */
export const sendsUnitsToCell = (takes: VerbWord['takes'], units: number): boolean =>
  hasParts(takes, units === 1 ? ['unit', 'units'] : ['units'], ['to cell']);

/** Whether an order says one of the first right before one of the second. */
function hasParts(takes: VerbWord['takes'], first: readonly OrderPart[], second: readonly OrderPart[]): boolean {
  const among = (words: readonly OrderPart[], taken: OrderPart | WordChoice | undefined): boolean =>
    words.some((word) => word === taken);
  return takes.some((taken, index) => among(first, taken) && among(second, takes[index + 1]));
}

/** Why a decision does not take an order as its answer; undefined when it does. */
export function findRefusal(decision: Decision, order: OrderModel): Refusal | undefined {
  const answer = decision.read(order);
  return isRefusal(answer) ? answer : decision.refuse(answer);
}
