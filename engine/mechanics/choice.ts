import type { OrderModel } from '../model/orders.js';
import { isRefusal, type Answer, type Decision, type Refusal } from '../play/moment.js';

/** The definition of a decision with few options. The function {@link choice} converts it to a `Decision`. */
export interface Choice extends Omit<Decision, 'kind' | 'legal' | 'pick' | 'fallback' | 'read' | 'refuse'> {
  /** Returns the legal answers, or a representative selection if there are very many. */
  readonly options: () => readonly Answer[];
  /** Returns the answer that is used if the side gives none. If this function is absent, the first option is used. */
  readonly defaultAnswer?: () => Answer;
  /** Picks an answer at random. Default: one of the options, all equally likely. */
  readonly pick?: Decision['pick'];
  /** Returns the answer that an order means, without checking whether it is legal. */
  readonly answer: (order: OrderModel) => Answer | Refusal;
  /**
   * Returns why an answer is illegal; undefined for a legal answer. This function checks orders, options and random
   * picks.
   */
  readonly whyNot: Decision['refuse'];
}

/**
 * Creates a decision from its definition. The function copies properties by name, which is faster than a spread,
 * because play creates thousands of decisions.
 */
export function choice(definition: Choice): Decision {
  const { options, defaultAnswer, pick, answer, whyNot } = definition;
  return {
    kind: 'decision',
    address: definition.address,
    side: definition.side,
    rule: definition.rule,
    question: definition.question,
    prompt: definition.prompt,
    verbs: definition.verbs,
    within: definition.within,
    result: definition.result,
    secret: definition.secret,
    secretPrompt: definition.secretPrompt,
    about: definition.about,
    legal: () => [...options()],
    pick: pick ?? ((random) => pickOne(options(), random)),
    fallback: defaultAnswer ?? (() => options()[0]),
    byDoctrine: definition.byDoctrine,
    read(order) {
      const read = answer(order);
      return isRefusal(read) ? read : (whyNot(read) ?? { ...read, order });
    },
    refuse: whyNot,
    describe: definition.describe,
  };
}

/** Returns one of several values at random, all equally likely. */
export function pickOne<T>(several: readonly T[], random: (n: number) => number): T {
  return several[random(several.length)];
}
