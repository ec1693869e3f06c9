import { OFFERING } from '../../../mechanics/special-rules/offers.js';
import type { PhaseOfTurn } from '../../../play/ruleset.js';
import { orders, type Verb } from './orders.js';
import { sequence } from './sequence.js';

/** Verbs of the phases around the Operational Segment, which asks for all others [4.21]. */
const ASKED: Readonly<Record<string, readonly Verb[]>> = {
  setup: ['place'],
  reinforcements: ['rebuild', 'end'],
  supply: ['feed'],
  initiative: ['withhold'],
  reorganization: ['bridge', 'dismantle', 'fortify', 'complete', 'recover', 'lead', 'spend', 'stay', 'end'],
};
const NEVER_IN_OPERATIONS: readonly Verb[] = ['place', 'rebuild', 'feed', 'withhold', 'recover'];

/** What each phase of a turn asks for, both sides in each. */
export const course: readonly PhaseOfTurn[] = [
  { name: 'setup', asks: ASKED.setup },
  OFFERING,
  ...sequence.map(({ name }) => ({
    name,
    asks:
      name === 'operations'
        ? orders.map(({ word }) => word).filter((word) => !NEVER_IN_OPERATIONS.includes(word))
        : (ASKED[name] ?? []),
  })),
];
