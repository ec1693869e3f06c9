import type { Play } from '../../../play/moment.js';
import { takeOrders, type OrderTaking } from '../../../play/order-taking.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/orders.js';
import { answerText } from './answer-text.js';

interface Stretch extends Pick<
  OrderTaking<State>,
  'prompt' | 'address' | 'kinds' | 'last' | 'refuseLast' | 'duty' | 'endOnceIn'
> {
  readonly rule: FdaRule;
  readonly question: Question;
}

/** Asks the active side, `state.side`, for one order after another and carries out each order [6d]. */
export function takeSideOrders(state: State, stretch: Stretch): Play {
  const describe: OrderTaking<State>['describe'] = (answer) => answerText(state, answer);
  return takeOrders(state, { ...stretch, side: state.sideName(state.side), describe });
}
