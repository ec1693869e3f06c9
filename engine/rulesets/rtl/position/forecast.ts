import type { OrderModel } from '../../../model/orders.js';
import { isRefusal } from '../../../play/moment.js';
import type { Forecast } from '../../../play/views.js';
import { declaring } from '../combat/declaring.js';
import { createFight } from '../combat/fight.js';
import { forecastOf } from '../combat/forecast.js';
import { tableIn } from '../combat/table-choice.js';
import { strikersOf } from '../overrun/legality.js';
import { overrunning } from '../overrun/overrun.js';
import type { State } from '../state/state.js';

/** Returns the forecast of an attack or overrun order; undefined for other orders and for orders that are refused. */
export function forecastOfOrder(state: State, order: OrderModel): Forecast | undefined {
  const kind = [declaring(new Map()), overrunning].find(({ verbs }) => verbs.includes(order.verb));
  const answer = kind?.read(state, order);
  if (answer === undefined || isRefusal(answer)) return undefined;
  const { pieces = [], cells: [target] = [] } = answer;
  const fight =
    order.verb === 'attack'
      ? createFight(state, {
          kind: 'combat',
          target,
          attackers: pieces,
          order,
          address: '',
          tableNamed: tableIn(order),
        })
      : createFight(state, {
          kind: 'overrun',
          target,
          attackers: strikersOf(state, pieces),
          order,
          address: '',
          table: 'mobile',
        });
  return forecastOf(state, fight);
}
