import type { Play } from '../../../play/moment.js';
import { takeOrders, type OrderTaking } from '../../../play/order-taking.js';
import { SIDE_NAMES } from '../state/pieces.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/orders.js';
import { answerText } from './answer-text.js';

interface PhaseOrders extends Pick<OrderTaking<State>, 'prompt' | 'kinds' | 'refuseLast' | 'duty' | 'endOnceIn'> {
  readonly rule: PggRule;
  readonly question: Question;
}

/** Plays a phase in which a side gives one order after another until it passes [6.11, 9.12]. */
export function takePhaseOrders(state: State, phase: PhaseOrders): Play {
  const side = SIDE_NAMES[state.side];
  return takeOrders(state, {
    ...phase,
    side,
    address: `${state.turn}/${side}/${state.phase}`,
    last: 'pass',
    otherFirstOnceIn: 4,
    describe: (answer) => answerText(state, answer),
  });
}
