import type { Address, Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders, type OrderTaking } from '../../../play/order-taking.js';
import { cite } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import type { Question } from '../vocabulary/questions.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerText } from './answer-text.js';

/** A stretch in which a side gives one order after the other until it ends it. */
export interface PhaseOrders {
  readonly side: number;
  readonly rule: BiteRule;
  readonly question: Question;
  /** What is asked, behind the side’s name: `who moves next?` */
  readonly prompt: string;
  readonly kinds: readonly OrderKind<State>[];
  readonly address?: Address;
  /** By chance the side ends it once in so many picks. */
  readonly endOnceIn?: number;
  readonly otherFirstOnceIn?: number;
  /** What keeps the side from ending it yet, and what is done first when it says nothing. */
  readonly refuseLast?: OrderTaking<State>['refuseLast'];
  readonly duty?: OrderTaking<State>['duty'];
}

/** The side gives orders of these kinds; of a phase without any it is not asked. */
export function* phaseOrders(state: State, stretch: PhaseOrders): Play {
  const { side, rule, question, prompt, kinds, address = state.address, endOnceIn = 12 } = stretch;
  const { otherFirstOnceIn, refuseLast, duty } = stretch;
  if (kinds.length === 0) return;
  yield* takeOrders(state, {
    rule: cite(rule),
    question,
    prompt: `${SIDES[side]}: ${prompt}`,
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
