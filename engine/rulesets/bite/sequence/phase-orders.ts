import { say, term } from '../../../model/say.js';
import type { Address, Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders, type OrderTaking } from '../../../play/order-taking.js';
import { cite } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/questions.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerText } from './answer-text.js';

/** A phase or a part of a phase in which a side gives orders one after the other until its order is `end`. */
export interface PhaseOrders {
  readonly side: number;
  readonly rule: BiteRule;
  readonly question: Question;
  /** The prompt, shown after the name of the side: `which unit moves next?` */
  readonly prompt: string;
  readonly kinds: readonly OrderKind<State>[];
  readonly address?: Address;
  /** In random play, the probability that a decision ends the phase is 1 in this number. Default: 12. */
  readonly endOnceIn?: number;
  readonly otherFirstOnceIn?: number;
  /** Returns why the side may not end the phase yet. */
  readonly refuseLast?: OrderTaking<State>['refuseLast'];
  /**
   * Returns an order that the side must give before the phase can end. If the side gives no order, this order is
   * carried out.
   */
  readonly duty?: OrderTaking<State>['duty'];
}

/** Takes the orders of a phase from a side. Does nothing if the phase has no kinds of orders. */
export function* phaseOrders(state: State, stretch: PhaseOrders): Play {
  const { side, rule, question, prompt, kinds, address = state.address, endOnceIn = 12 } = stretch;
  const { otherFirstOnceIn, refuseLast, duty } = stretch;
  if (kinds.length === 0) return;
  yield* takeOrders(state, {
    rule: cite(rule),
    question,
    prompt: say`${term(SIDES[side])}: ${term(prompt)}`,
    address,
    side: SIDES[side],
    kinds,
    last: 'end',
    secret: state.isFoggy || undefined,
    endOnceIn,
    ...(otherFirstOnceIn !== undefined && { otherFirstOnceIn }),
    ...(refuseLast !== undefined && { refuseLast }),
    ...(duty !== undefined && { duty }),
    describe: (answer) => answerText(state, answer),
  });
}
