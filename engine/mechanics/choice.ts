import type { OrderModel } from '../model/orders.js';
import { isRefusal, type Answer, type Decision, type Refusal } from '../play/moment.js';

/** A decision among few as a game tells it; what every decision has in common {@link choice} adds. */
export interface Choice extends Omit<Decision, 'kind' | 'legal' | 'pick' | 'fallback' | 'read' | 'refuse'> {
  /** The answers that are listed; of very many those that stand for the others. */
  readonly options: () => readonly Answer[];
  /** The answer taken when nobody gives one: unless told, the first option. */
  readonly defaultAnswer?: () => Answer;
  /** How chance chooses, where not each option as often as the others. */
  readonly pick?: Decision['pick'];
  /** What the words of an order mean; whether that may be is judged by {@link whyNot}. */
  readonly answer: (order: OrderModel) => Answer | Refusal;
  /** Why an answer may not be given: the only judge of orders, options and picks. */
  readonly whyNot: Decision['refuse'];
}

/**
 * The decision that is asked. Orders are read, then judged by what judges every answer. Decisions come by the thousand: what
 * is told is taken over by name, which is far quicker than copying whatever there is.
 */
export function choice(told: Choice): Decision {
  const { options, defaultAnswer, pick, answer, whyNot } = told;
  return {
    kind: 'decision',
    address: told.address,
    side: told.side,
    rule: told.rule,
    question: told.question,
    prompt: told.prompt,
    verbs: told.verbs,
    within: told.within,
    result: told.result,
    secret: told.secret,
    secretPrompt: told.secretPrompt,
    about: told.about,
    legal: () => [...options()],
    pick: pick ?? ((random) => pickOne(options(), random)),
    fallback: defaultAnswer ?? (() => options()[0]),
    byDoctrine: told.byDoctrine,
    read(order) {
      const read = answer(order);
      return isRefusal(read) ? read : (whyNot(read) ?? { ...read, order });
    },
    refuse: whyNot,
    describe: told.describe,
  };
}

/** One of several, each as often as the others. */
export function pickOne<T>(several: readonly T[], random: (n: number) => number): T {
  return several[random(several.length)];
}
