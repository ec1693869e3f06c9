import type { OrderModel } from '../model/orders.js';
import { isRefusal, type Answer, type Refusal } from '../play/moment.js';
import type { OrderKind } from '../play/order-kind.js';
import { pickOne } from './choice.js';

/**
 * A game's definition of an order kind. The function {@link action} adds how orders are read and refused, and how an
 * answer is picked at random.
 */
export interface Action<State> extends Pick<OrderKind<State>, 'verbs' | 'legal' | 'steps' | 'perform'> {
  /** Picks an answer at random. Default: one of the legal answers, all equally likely. */
  readonly pick?: OrderKind<State>['pick'];
  /** Returns the answer that an order means, without checking whether it is legal. */
  readonly answer: (state: State, order: OrderModel) => Answer | Refusal;
  /** Returns why an answer is illegal; undefined for a legal answer. Every order is checked with this function. */
  readonly whyNot: (state: State, answer: Answer) => Refusal | undefined;
}

/** Creates an order kind from its definition. */
export function action<State>({ verbs, legal, steps, pick, answer, whyNot, perform }: Action<State>): OrderKind<State> {
  return {
    verbs,
    legal,
    ...(steps && { steps }),
    pick:
      pick ??
      ((state, random) => {
        const open = legal(state);
        return open.length === 0 ? undefined : pickOne(open, random);
      }),
    read(state, order) {
      const read = answer(state, order);
      return isRefusal(read) ? read : (whyNot(state, read) ?? { ...read, order });
    },
    refuse: whyNot,
    perform,
  };
}
