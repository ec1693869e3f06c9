import { courseOf } from '../../../mechanics/vocabulary.js';
import type { Verb } from './orders.js';
import { sequence, type PhaseName } from './sequence.js';

/** Answers to the questions that follow from fire and assaults. */
const ANSWERS: readonly Verb[] = ['defend', 'refuse', 'target', 'lose', 'retreat', 'advance', 'withdraw', 'stay'];

const ASKED: Readonly<Partial<Record<PhaseName, readonly Verb[]>>> = {
  barrage: ['barrage', 'pass', ...ANSWERS],
  activation: [
    ...(['place', 'activate', 'move', 'fire', 'counterbattery', 'assault', 'strike', 'flak', 'end', 'pass'] as const),
    ...(['mine', 'clear', 'bridge', 'entrench'] as const),
    ...ANSWERS,
  ],
  reorganisation: ['place', 'reorganise', 'recover', 'rest'],
};

/** The orders and answers that are possible in each phase of a turn, for both sides [5b, 6f]. */
export const course = courseOf(
  ['place'] satisfies Verb[],
  sequence.map(({ name }) => ({ name, asks: ASKED[name] ?? [] })),
);
