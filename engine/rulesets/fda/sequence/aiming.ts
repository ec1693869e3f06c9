import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refusal } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';

/** The unit and the target that an order names; both are optional. */
export interface Aim {
  readonly by?: number;
  readonly target?: number;
  readonly cell?: Cell;
}

/**
 * Reads the unit and the target of `VERB UNIT against UNIT` or `VERB UNIT against CELL`. If the order also gives the
 * unit's sector, the unit must be there [6e].
 */
export function aimOf(state: State, order: OrderModel, rule: FdaRule): Aim | Refusal {
  const clause = (word: string) => order.clauses.find(({ preposition }) => preposition === word);
  const by = oneUnit(state, order, rule);
  if (typeof by === 'object') return by;
  const targets = unitsNamed(state, clause('against')?.pieces ?? [], () => true);
  const cells = (clause('against')?.cells ?? []).map(({ cell }) => cell);
  if (targets.length + cells.length > 1)
    return refusal(
      rule,
      'several-targets',
      say`${list([...state.names(targets), ...cells.map((cell) => state.label(cell))])} are ${targets.length + cells.length} targets; an order names one.`,
    );
  const from = clause('from')?.cells.at(0)?.cell;
  if (from !== undefined && by !== undefined && state.cell[by] !== from)
    return refusal(rule, 'not-there', say`${state.name(by)} does not stand in ${state.label(from)}.`);
  const [target] = targets;
  const [cell] = cells;
  return {
    ...(by !== undefined && { by }),
    ...(target !== undefined && { target }),
    ...(cell !== undefined && { cell }),
  };
}

/** Returns the name of the single division that an order names; undefined when it names none. */
export function oneDivision({ verb, pieces }: OrderModel, rule: FdaRule): string | undefined | Refusal {
  const names = pieces.map(({ name }) => name);
  return names.length <= 1
    ? names.at(0)
    : refusal(
        rule,
        'several-divisions',
        say`${list(names)} are ${names.length} names; an order to ${verb} names one division. Write one order for each.`,
      );
}

/** Returns the single unit that an order names; undefined when it names none [6e]. */
export function oneUnit(state: State, { verb, pieces }: OrderModel, rule: FdaRule): number | undefined | Refusal {
  const units = unitsNamed(state, pieces, () => true);
  return units.length <= 1
    ? units.at(0)
    : refusal(
        rule,
        'several-units',
        say`${list(state.names(units))} are ${units.length} units; an order to ${verb} names one unit. Write one order for each.`,
      );
}
