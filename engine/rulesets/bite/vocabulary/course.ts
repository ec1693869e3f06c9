import { courseOf } from '../../../mechanics/vocabulary.js';
import type { PhaseOfTurn } from '../../../play/vocabulary.js';
import type { Verb } from './orders.js';
import { sequence, type PhaseName } from './sequence.js';

/** Verbs of orders to headquarters and reserves, which are possible in several phases [13.2, 31.0]. */
const COMMAND: readonly Verb[] = ['activate', 'reserve'];
/** Verbs of decisions that arise when units have no legal place. */
const PLACES: readonly Verb[] = ['remove', 'rebase', 'eliminate'];
/** Verbs of the orders that answer questions during a battle. */
const ANSWERS: readonly Verb[] = ['fire', 'hit', 'withdraw', 'retreat', 'embark', 'stay', ...PLACES];

interface VerbsOfPhase {
  /** Verbs of the orders that the side may give in its own player turn. */
  readonly own?: readonly Verb[];
  /** Verbs of the orders that the side may give in the player turn of the other side. */
  readonly other?: readonly Verb[];
}

const VERBS: Readonly<Partial<Record<PhaseName, VerbsOfPhase>>> = {
  'strategic war': { own: ['raid', 'intercept', 'sink', 'end'], other: ['raid', 'intercept', 'sink', 'end'] },
  production: {
    own: [
      ...(['repair', 'rebuild', 'place', 'delay', 'aid', 'research', 'factory', 'restore', 'build', 'save'] as const),
      ...(['release', 'disband', 'levy', 'partisans', 'rise', 'choose', 'end'] as const),
      ...PLACES,
    ],
    other: PLACES,
  },
  'strategic rail': { own: ['rail', 'evacuate', 'end', ...COMMAND, ...PLACES] },
  movement: {
    own: ['move', 'fly', 'rebase', 'scout', 'bomb', 'drop', 'land', 'ship', 'end', ...COMMAND, ...PLACES],
    other: PLACES,
  },
  reaction: { other: ['fly', 'move', 'end', ...COMMAND, ...PLACES] },
  combat: { own: ['battle', 'scout', 'end', ...ANSWERS], other: ANSWERS },
  // The enemy also reacts to a Blitz [7.8].
  blitz: { own: ['blitz', 'battle', 'end', ...ANSWERS], other: ['fly', 'move', 'end', ...COMMAND, ...ANSWERS] },
  exploitation: { own: ['move', 'end', ...COMMAND, ...PLACES], other: PLACES },
  victory: { own: PLACES },
};

/** The phases of a turn with the verbs of each [7.0.phases]. */
export const course = courseOf(
  ['place', ...PLACES] satisfies Verb[],
  sequence.map(({ name, side }): PhaseOfTurn => ({
    name,
    ...(side !== undefined && { side }),
    asks: VERBS[name]?.own ?? [],
    asksOtherSide: VERBS[name]?.other ?? [],
  })),
);
