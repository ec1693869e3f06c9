import { courseOf } from '../../../mechanics/vocabulary.js';
import { orders, type Verb } from './orders.js';
import { sequence } from './sequence.js';

/** For each phase outside the Operational Segment, the verbs of the orders that may be given in it [4.21]. */
const VERBS_BY_PHASE: Readonly<Record<string, readonly Verb[]>> = {
  setup: ['place'],
  reinforcements: ['rebuild', 'end'],
  supply: ['feed'],
  initiative: ['withhold'],
  reorganization: ['bridge', 'dismantle', 'fortify', 'complete', 'recover', 'lead', 'spend', 'stay', 'end'],
};
const NOT_IN_OPERATIONS: readonly Verb[] = ['place', 'rebuild', 'feed', 'withhold', 'recover'];

/**
 * The phases of a turn, each with the verbs of the orders and answers that it asks for. Both sides act in each phase.
 */
export const course = courseOf(
  VERBS_BY_PHASE.setup,
  sequence.map(({ name }) => ({
    name,
    asks:
      name === 'operations'
        ? orders.map(({ word }) => word).filter((word) => !NOT_IN_OPERATIONS.includes(word))
        : (VERBS_BY_PHASE[name] ?? []),
  })),
);
