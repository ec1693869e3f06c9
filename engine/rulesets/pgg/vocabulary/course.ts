import { courseOf } from '../../../mechanics/vocabulary.js';
import type { Verb } from './orders.js';
import { sequence, type PhaseKind } from './sequence.js';

/** Answers to the questions that follow from fights and overstacked hexes. Both sides may be asked. */
const ANSWERS: readonly Verb[] = ['lose', 'retreat', 'advance', 'stay', 'remove'];

const ASKED: Readonly<Record<PhaseKind, readonly Verb[]>> = {
  movement: ['move', 'rail', 'overrun', 'enter', 'draw', 'cut', 'lift', 'evacuate', 'call', 'pass', ...ANSWERS],
  combat: ['attack', 'cut', 'lift', 'pass', ...ANSWERS],
  'disruption removal': [],
  interdiction: ['interdict', 'pass'],
};

/** The orders and answers that are possible in each phase of a turn [4.2]. */
export const course = courseOf(
  ['place', 'interdict', 'pass'] satisfies Verb[],
  sequence.map(({ name, side, kind }) => ({
    name,
    side,
    asks: ASKED[kind],
    ...(kind === 'interdiction' ? {} : { asksOtherSide: ANSWERS }),
  })),
);
