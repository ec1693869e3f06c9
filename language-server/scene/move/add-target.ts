import { t } from '@vscode/l10n';
import { unitName } from '../../../engine/model/names.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { VerbWord } from '../../../engine/play/vocabulary.js';
import { placeOf } from '../../syntax/written-value.js';
import { findRefusal, type DraggedOrder } from './dragged-order.js';
import type { JoinedAttack } from './join-attack.js';
import type { OrderChange } from './change-order.js';
import { refusedBy } from './refused.js';

/** Returns whether orders with a verb name a set of cells: `attack CELLS with UNITS`. */
export const takesSeveralCells = ({ takes }: VerbWord): boolean => takes.includes('cells');

/** Returns the message that is shown when a drop would add a second target to an order whose verb allows only one. */
export const oneTargetText = (verb: string): string =>
  t('An order “{0}” has one target in this game. Without Shift, the drop changes the target.', verb);

/**
 * Returns an attack order with the destination of the dragged units added to its target cells: `attack 1422, 1423 with
 * 25/7`. Dragged units that do not attack yet are added to the attackers.
 */
export function addTarget(
  text: string,
  { order, decision, company }: OrderChange,
  shape: DraggedOrder,
  names: readonly string[],
): JoinedAttack | undefined {
  const lastCell = order.cells.at(-1);
  const lastUnit = company.listed.at(-1);
  const [target] = shape.order.cells;
  if (!lastCell || !lastUnit) return undefined;
  const joining = names.filter((name) => !company.units.includes(name));
  const listed = [...company.listed, ...joining.map((name) => ({ name, source: NO_SOURCE }))];
  const whole = {
    ...order,
    cells: [...order.cells, target],
    clauses: order.clauses.map((clause) => (clause.pieces === company.listed ? { ...clause, pieces: listed } : clause)),
  };
  const against = findRefusal(decision, whole);
  const cell = { at: lastCell.source.end, text: `, ${shape.label}` };
  const units = { at: lastUnit.source.end, text: joining.map((name) => `, ${unitName(name)}`).join('') };
  const { file, start } = order.source;
  const edits = [cell, ...(joining.length > 0 ? [units] : [])];
  return {
    order: whole,
    text: text.slice(start, cell.at) + cell.text + text.slice(cell.at, units.at) + units.text,
    result: against
      ? refusedBy(against)
      : { edits: edits.map(({ at, text: added }) => ({ place: placeOf({ file, start: at, end: at }), text: added })) },
  };
}
