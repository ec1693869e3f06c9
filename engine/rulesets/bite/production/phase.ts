import type { Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import type { State } from '../state/state.js';
import { dueUnits, placeDue } from './arrivals.js';

/** What may be ordered in the production phase. */
const kinds: readonly OrderKind<State>[] = [];

/** Income, then what is repaired, rebuilt, placed and paid, then what is saved [7.3]. */
export function* productionPhase(state: State): Play {
  dueUnits(state);
  yield* phaseOrders(state, {
    side: state.side,
    rule: '7.3',
    question: 'production',
    asked: 'what is produced next?',
    kinds,
  });
  placeDue(state);
}
