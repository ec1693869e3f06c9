import type { OrderModel } from '../model/orders.js';
import { isRefusal, type Answer, type Refusal } from '../play/moment.js';
import type { OrderKind } from '../play/order-kind.js';
import { pickOne } from './choice.js';

/** What a side may order, as a game tells it; how an order is read, refused and picked by chance {@link action} adds. */
export interface Action<State> extends Pick<OrderKind<State>, 'verbs' | 'legal' | 'steps' | 'perform'> {
  /** How chance picks, where many answers are legal or not each as often as the others. */
  readonly pick?: OrderKind<State>['pick'];
  /** What the words of an order mean; whether that may be is judged by {@link whyNot}. */
  readonly answer: (state: State, order: OrderModel) => Answer | Refusal;
  /** Why an answer may not be given: the only judge of orders. */
  readonly whyNot: (state: State, answer: Answer) => Refusal | undefined;
}

/** Orders that are read, then judged by what judges every answer; by chance one of those that are listed is picked. */
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
