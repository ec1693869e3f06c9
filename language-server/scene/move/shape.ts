import type { Cell } from '../../../engine/board/board.js';
import { unitName } from '../../../engine/model/names.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { type Decision, type Refusal, isRefusal } from '../../../engine/play/moment.js';
import type { Choice, Taken, VerbWord } from '../../../engine/play/vocabulary.js';
import { supposed, WITH } from '../../features/completion/statement.js';

/** The order a drag stands for, as the engine reads it and as it is written. */
export interface Shape {
  readonly order: OrderModel;
  readonly text: string;
  /** Its units, as they are written. */
  readonly units: string;
  readonly label: string;
  /** `move UNITS to CELL`, or `attack CELL with UNITS`. */
  readonly leads: 'to' | 'at';
  /** Whether an order goes there already. */
  readonly isGoal: (order: OrderModel) => boolean;
}

/** `move UNITS to CELL` or `attack CELL with UNITS`; verbs of other forms move no counters, and some only one at a time. */
export function shapeOf(
  { word, takes }: VerbWord,
  names: readonly string[],
  to: Cell,
  label: string,
): Shape | undefined {
  const units = names.map(unitName).join(', ');
  const bare = { verb: word, words: [], pieces: [], cells: [], clauses: [] };
  if (leadsTo(takes, names.length)) {
    const order = supposed(
      { ...bare, pieces: names, preposition: 'to', clauses: [{ ...WITH, preposition: 'to' }] },
      { cell: to },
    );
    const isGoal = ({ path, clauses }: OrderModel): boolean =>
      [...path, ...clauses.flatMap((clause) => [...clause.cells, ...clause.path])].at(-1)?.cell === to;
    return { order, text: `${word} ${units} to ${label}`, units, label, leads: 'to', isGoal };
  }
  if (isWritten(takes, ['cell', 'cells'], names.length === 1 ? ['with unit', 'with units'] : ['with units'])) {
    const attackers = { ...WITH, pieces: names.map((name) => ({ name, source: NO_SOURCE })) };
    const order = supposed({ ...bare, cells: [to], preposition: 'with', clauses: [attackers] });
    const isGoal = ({ cells }: OrderModel): boolean => cells.some(({ cell }) => cell === to);
    return { order, text: `${word} ${label} with ${units}`, units, label, leads: 'at', isGoal };
  }
  return undefined;
}

/** Whether a verb sends so many units to a cell: `move UNITS to CELL`. */
export const leadsTo = (takes: VerbWord['takes'], units: number): boolean =>
  isWritten(takes, units === 1 ? ['unit', 'units'] : ['units'], ['to cell']);

/** Whether an order says one of the first right before one of the second. */
function isWritten(takes: VerbWord['takes'], first: readonly Taken[], second: readonly Taken[]): boolean {
  const among = (words: readonly Taken[], taken: Taken | Choice | undefined): boolean =>
    words.some((word) => word === taken);
  return takes.some((taken, index) => among(first, taken) && among(second, takes[index + 1]));
}

/** Why a decision does not take an order as its answer; undefined when it does. */
export function reasonAgainst(decision: Decision, order: OrderModel): Refusal | undefined {
  const answer = decision.read(order);
  return isRefusal(answer) ? answer : decision.refuse(answer);
}
